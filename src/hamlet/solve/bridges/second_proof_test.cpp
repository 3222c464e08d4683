#include "hamlet/solve/bridges/second_proof.hpp"

#include <gtest/gtest.h>

#include "hamlet/solve/bridges/propagate/brute_force_test_help.hpp"

namespace hamlet::bridges {
namespace {

TEST(SecondProof, IsFoundForEveryUniquePuzzleByTheOtherMethod) {
  Rng rng(1);
  int unique = 0;
  for (int round = 0; round < 3000; ++round) {
    const BridgesPuzzle puzzle(random_small_grid(rng));
    const Found found = find_nets(puzzle, 2, {});
    if (!found.is_unique()) continue;
    ++unique;
    const Question question(puzzle);
    const SecondProof by_sat = prove_again(question, found.solutions[0], found.method, {});
    EXPECT_EQ(by_sat.method, "sat-lanes") << to_rows(puzzle.grid());
    EXPECT_EQ(by_sat.why, "");
    const SecondProof by_engine = prove_again(question, found.solutions[0], "sat-lanes", {});
    EXPECT_TRUE(by_engine.method == "rules" || by_engine.method == "search") << to_rows(puzzle.grid());
  }
  EXPECT_GT(unique, 300);
}

TEST(SecondProof, ThrowsIfThereIsAnotherNet) {
  const BridgesPuzzle puzzle(grid_from_rows({"?.?"}));
  const Found found = find_nets(puzzle, 2, {});
  ASSERT_TRUE(found.has_several());
  EXPECT_THROW(prove_again(Question(puzzle), found.solutions[0], "rules", {}), std::logic_error);
}

TEST(SecondProof, SaysWhyItDidNotFinish) {
  const BridgesPuzzle puzzle(grid_from_rows({"1.1"}));
  const Found found = find_nets(puzzle, 2, {});
  hamlet::Run run;
  run.memory = MemoryBudget(10);
  const SecondProof second = prove_again(Question(puzzle), found.solutions[0], "rules", run);
  EXPECT_EQ(second.method, "");
  EXPECT_NE(second.why, "");
}

}  // namespace
}  // namespace hamlet::bridges
