#include "hamlet/solve/bridges/numberlink/unsolvable.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "hamlet/solve/bridges/propagate/brute_force_test_help.hpp"

namespace hamlet::bridges::numberlink {

using testing::Each;
using testing::ElementsAre;
using testing::Gt;

namespace {

std::string sentence(const std::vector<std::string>& rows, int k = 2) {
  const auto found = unsolvability(BridgesPuzzle(grid_from_rows(rows, k)));
  return found ? found->sentence : "";
}

}  // namespace

TEST(Unsolvable, AreNumberedAsInTheProposition) {
  std::vector<std::string> names;
  for (const auto& condition : unsolvability_conditions()) {
    names.emplace_back(condition.name);
    EXPECT_EQ(condition.number, static_cast<int>(names.size()));
  }
  EXPECT_THAT(names, ElementsAre("no-neighbours", "odd-sum", "weak-neighbours", "always-disjoint",
                                 "too-large", "incompatible-nodes"));
}

TEST(Unsolvable, EachConditionNamesItsNode) {
  EXPECT_EQ(sentence({"1.1", "...", ".2."}),
            "the 2 at r3c2 has no neighbours; that is the Numberlink document's condition 1");
  EXPECT_EQ(sentence({"1.2"}),
            "all numbers add up to 3, which is odd, and each bridge counts at two islands; that is the "
            "Numberlink document's condition 2");
  EXPECT_EQ(sentence({"1.4.1"}, 3),
            "the 4 at r1c3 can get at most 2, for its neighbours need no more together; that is the "
            "Numberlink document's condition 3");
  EXPECT_EQ(sentence({"1.1.", "....", ".2.2"}),
            "every way to complete the 1 at r1c1 cuts it and those it is joined to off from the others; that "
            "is the Numberlink document's condition 4");
  EXPECT_EQ(sentence({"3.3"}),
            "the 3 at r1c1 can get at most 2: it has 1 neighbour that takes at most 2; that is the "
            "Numberlink document's condition 5");
  EXPECT_EQ(sentence({"5.3", "...", "3.5"}),
            "the 5 at r1c1 can get at most 4: it has 2 neighbours that take at most 2 each; that is the "
            "Numberlink document's condition 5");
  EXPECT_EQ(sentence({"4.1", "...", "3.?"}),
            "the 4 at r1c1 must have at least 2 bridges to each of its 2 neighbours, but the 1 at r1c3 is "
            "among them; that is the Numberlink document's condition 6");
}

TEST(Unsolvable, ASingleUnknownNodeIsSolvedAndANumberIsNot) {
  EXPECT_EQ(sentence({"?"}), "");
  EXPECT_EQ(sentence({"4"}),
            "the 4 at r1c1 has no neighbours; that is the Numberlink document's condition 1");
}

/// Tests that no condition holds for a grid with a solution, and that each holds often enough for the test to
/// mean something.
TEST(Unsolvable, NoneIsSaidOfAGridWithASolution) {
  Rng rng(11);
  std::array<int, 6> met{};
  int unsolvable = 0, solvable = 0;
  for (int round = 0; round < 40'000; ++round) {
    const BridgesPuzzle puzzle(random_small_grid(rng));
    const KGrid grid(puzzle);
    const bool solved = count_nets(puzzle, 1) == 1;
    ++(solved ? solvable : unsolvable);
    for (const auto& condition : unsolvability_conditions()) {
      const auto found = condition.find(grid);
      if (!found) continue;
      ASSERT_FALSE(solved) << to_rows(puzzle.grid()) << found->sentence;
      ASSERT_EQ(found->condition, condition.number);
      ASSERT_EQ(found->name, condition.name);
      ++met[condition.number - 1];
    }
  }
  EXPECT_THAT(met, Each(Gt(200)));
  EXPECT_GT(solvable, 10'000);
}

}  // namespace hamlet::bridges::numberlink
