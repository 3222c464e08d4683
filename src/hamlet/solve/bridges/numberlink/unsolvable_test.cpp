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
  EXPECT_EQ(sentence({"1.1", "...", ".2."}), "Condition 1: the 2 at r3c2 has no neighbours.");
  EXPECT_EQ(sentence({"1.2"}), "Condition 2: the magnitudes of all nodes add up to 3, which is odd.");
  EXPECT_EQ(sentence({"1.4.1"}, 3),
            "Condition 3: the 4 at r1c3 needs more bridges than all its neighbours together, which need 2.");
  EXPECT_EQ(sentence({"1.1.", "....", ".2.2"}),
            "Condition 4: every configuration of the 1 at r1c1 cuts it and its neighbours in that "
            "configuration off from the others.");
  EXPECT_EQ(sentence({"3.3"}), "Condition 5: the 3 at r1c1 has 1 neighbour that takes at most 2.");
  EXPECT_EQ(sentence({"5.3", "...", "3.5"}),
            "Condition 5: the 5 at r1c1 has 2 neighbours that take at most 2 each.");
  EXPECT_EQ(sentence({"4.1", "...", "3.?"}),
            "Condition 6: the 4 at r1c1 must have at least 2 bridges to each of its 2 neighbours, but the 1 "
            "at r1c3 is "
            "among them.");
}

TEST(Unsolvable, ASingleUnknownNodeIsSolvedAndANumberIsNot) {
  EXPECT_EQ(sentence({"?"}), "");
  EXPECT_EQ(sentence({"4"}), "Condition 1: the 4 at r1c1 has no neighbours.");
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
