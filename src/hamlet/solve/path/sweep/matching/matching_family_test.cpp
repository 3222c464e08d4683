#include "hamlet/solve/path/sweep/matching/matching_family.hpp"

#include <gmock/gmock.h>

#include "hamlet/base/random.hpp"

namespace hamlet::path {
namespace {

std::vector<Operation> operations_on(unsigned k) {
  std::vector<Operation> all = {{Change::keep, k, 0, 0}};
  for (unsigned p = 0; p < k; ++p) {
    for (unsigned q = 0; q < k; ++q) all.push_back({Change::move, k, p, q});
    for (unsigned q = p + 1; q < k && k > 2; ++q) all.push_back({Change::join, k, p, q});
  }
  for (unsigned p = 0; p < k + 2; ++p) {
    for (unsigned q = p + 1; q < k + 2; ++q) all.push_back({Change::insert, k, p, q});
  }
  return all;
}

/// The image of a rank by a plan; nothing if it closes a cycle.
std::optional<std::uint32_t> image(const Plan& plan, std::uint32_t rank) {
  for (const Segment& segment : plan) {
    if (rank < segment.first || rank >= segment.first + segment.length) continue;
    const std::uint32_t to = segment.image(rank);
    if (segment.trash != 0 && to == segment.to + segment.trash) return std::nullopt;
    return to;
  }
  return std::nullopt;
}

void expect_plan_does_it(MatchingFamily& family, const Operation& operation, std::uint32_t rank) {
  const auto expected = applied(operation, family.mates(operation.k, rank));
  const auto actual = image(family.plan(operation), rank);
  ASSERT_EQ(actual.has_value(), expected.has_value());
  if (expected) {
    ASSERT_EQ(*actual, family.rank(*expected));
  }
}

std::string name(const Operation& o) {
  return "change " + std::to_string(static_cast<int>(o.change)) + " k " + std::to_string(o.k) + " p " +
         std::to_string(o.p) + " q " + std::to_string(o.q);
}

TEST(Matchings, AreRankedWithoutGaps) {
  for (const auto& family : {general_matchings(20), noncrossing_matchings(18)}) {
    for (unsigned k = 0; k <= 10; k += 2) {
      for (std::uint32_t rank = 0; rank < family->size(k); ++rank)
        ASSERT_EQ(family->rank(family->mates(k, rank)), rank) << family->name() << k;
    }
  }
  EXPECT_EQ(general_matchings(20)->size(16), 2'027'025u);
  EXPECT_EQ(noncrossing_matchings(18)->size(18), 4862u);
}

TEST(Matchings, PlansOfFewPointsDoWhatTheOperationSays) {
  for (const auto& family : {general_matchings(20), noncrossing_matchings(18)}) {
    for (unsigned k = 0; k <= 8; k += 2) {
      for (const Operation& operation : operations_on(k)) {
        if (!family->knows(operation)) continue;
        SCOPED_TRACE(std::string(family->name()) + " " + name(operation));
        family->prepare(operation);
        for (std::uint32_t rank = 0; rank < family->size(k); ++rank)
          ASSERT_NO_FATAL_FAILURE(expect_plan_does_it(*family, operation, rank));
      }
    }
  }
}

TEST(Matchings, PlansOfManyPointsWorkBlockByBlock) {
  const auto family = general_matchings(20);
  Rng rng(7);
  for (unsigned k : {10u, 12u, 14u, 16u}) {
    const auto all = operations_on(k);
    for (int i = 0; i < 60; ++i) {
      const Operation& operation = all[rng.below(all.size())];
      SCOPED_TRACE(name(operation));
      family->prepare(operation);
      for (int j = 0; j < 200; ++j)
        ASSERT_NO_FATAL_FAILURE(
            expect_plan_does_it(*family, operation, static_cast<std::uint32_t>(rng.below(family->size(k)))));
    }
  }
}

TEST(Matchings, AnyPointOfManyGoesToTheFront) {
  const auto family = general_matchings(18);
  Rng rng(8);
  for (unsigned k : {14u, 16u, 18u}) {
    for (unsigned p = 1; p < k; ++p) {
      const Operation operation = {Change::move, k, p, 0};
      SCOPED_TRACE(name(operation));
      family->prepare(operation);
      for (int j = 0; j < 50; ++j)
        ASSERT_NO_FATAL_FAILURE(
            expect_plan_does_it(*family, operation, static_cast<std::uint32_t>(rng.below(family->size(k)))));
    }
  }
  EXPECT_LT(family->bytes(), 64e6) << "tables of all operations in full would take gigabytes";
}

TEST(Matchings, SegmentsOfAPlanAscendAndDoNotOverlap) {
  const auto family = general_matchings(20);
  for (const Operation& operation : operations_on(14)) {
    family->prepare(operation);
    std::uint64_t next = 0;
    for (const Segment& segment : family->plan(operation)) {
      ASSERT_GE(segment.first, next) << name(operation);
      next = segment.first + segment.length;
    }
    ASSERT_LE(next, family->size(14));
  }
}

TEST(Matchings, NoncrossingOnesKnowWhatWouldCross) {
  const auto family = noncrossing_matchings(18);
  EXPECT_TRUE(family->knows({Change::move, 4, 0, 3}));
  EXPECT_FALSE(family->knows({Change::move, 4, 0, 2}));
  EXPECT_TRUE(family->knows({Change::insert, 4, 0, 5}));
  EXPECT_FALSE(family->knows({Change::insert, 4, 0, 2}));
}

}  // namespace
}  // namespace hamlet::path
