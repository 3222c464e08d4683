#include "clause_base.hpp"

#include <gtest/gtest.h>

namespace proof_check {

namespace {

ClauseBase base_of(int variables, const std::vector<Clause>& clauses) {
  ClauseBase base(variables);
  for (const Clause& clause : clauses) base.add(clause);
  return base;
}

}  // namespace

TEST(ClauseBase, FollowsByPropagationWhatBreaksAClauseWhenDenied) {
  ClauseBase base = base_of(4, {{1, 2}, {-2, 3}, {-3, 4}});
  EXPECT_TRUE(base.follows_by_propagation({1, 4}));
  EXPECT_TRUE(base.follows_by_propagation({4, 1, 1}));
  EXPECT_TRUE(base.follows_by_propagation({2, -2}));
  EXPECT_FALSE(base.follows_by_propagation({4}));
  EXPECT_FALSE(base.follows_by_propagation({}));
  EXPECT_FALSE(base.is_contradiction());
}

TEST(ClauseBase, IsAContradictionWhenFactsBreakAClause) {
  EXPECT_TRUE(base_of(2, {{1}, {-1, 2}, {-2, -1}}).is_contradiction());
  EXPECT_TRUE(base_of(2, {{}}).is_contradiction());
  EXPECT_FALSE(base_of(2, {{1, -1}, {2, 2}}).is_contradiction());
}

TEST(ClauseBase, FollowsByResolutionOnTheLiteralWrittenFirst) {
  // No clause has −1, so 1 may be assumed; −2 is in a clause with 3, which need not hold.
  ClauseBase base = base_of(3, {{1, 2}, {-2, 3}});
  EXPECT_TRUE(base.follows_by_resolution({1}));
  EXPECT_TRUE(base.follows_by_resolution({1, -3}));
  EXPECT_FALSE(base.follows_by_resolution({-3, 1}));
  EXPECT_FALSE(base.follows_by_resolution({2}));
  EXPECT_TRUE(base.follows_by_resolution({2, -3}));
  EXPECT_FALSE(base.follows_by_resolution({}));
}

TEST(ClauseBase, FactsOutliveTheClausesTheyCameFrom) {
  ClauseBase base = base_of(2, {{-1}, {1, 2}});
  EXPECT_TRUE(base.remove({-1}));
  EXPECT_TRUE(base.remove({2, 1}));
  // No clause has −1 any more, but it is still a fact.
  EXPECT_FALSE(base.follows_by_propagation({1}));
  EXPECT_FALSE(base.follows_by_resolution({1}));
  EXPECT_FALSE(base.follows_by_resolution({-2}));
  EXPECT_TRUE(base.follows_by_propagation({2}));
  base.add({1});
  EXPECT_TRUE(base.is_contradiction());
}

TEST(ClauseBase, DeletesOneClauseOfThoseThatAreEqual) {
  ClauseBase base = base_of(3, {{1, 2}, {2, 1}});
  EXPECT_FALSE(base.remove({1}));
  EXPECT_TRUE(base.remove({1, 2, 2}));
  EXPECT_TRUE(base.follows_by_propagation({1, 2}));
  EXPECT_TRUE(base.remove({1, 2}));
  EXPECT_FALSE(base.follows_by_propagation({1, 2}));
  EXPECT_FALSE(base.remove({1, 2}));
}

TEST(ClauseBase, ForgetsWhatItTriedOut) {
  ClauseBase base = base_of(4, {{1, 2, 3}, {-1, 4}, {-2, 4}, {-3, 4}});
  for (int round = 0; round < 3; ++round) {
    EXPECT_FALSE(base.follows_by_propagation({1}));
    EXPECT_TRUE(base.follows_by_propagation({1, 2, 4}));
    EXPECT_FALSE(base.follows_by_propagation({2, 3}));
    EXPECT_FALSE(base.follows_by_resolution({-4}));
  }
  base.add({-1});
  EXPECT_TRUE(base.follows_by_propagation({2, 3}));
}

}  // namespace proof_check
