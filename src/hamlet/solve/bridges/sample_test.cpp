#include "hamlet/solve/bridges/sample.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "hamlet/base/error.hpp"
#include "hamlet/solve/bridges/propagate/brute_force_test_help.hpp"

namespace hamlet::bridges {
namespace {

using testing::IsEmpty;

Found draw(const BridgesPuzzle& puzzle, std::uint64_t size, const hamlet::Run& run = {}) {
  return sample_nets(Question(puzzle), size, run);
}

/// The value that chi-square exceeds with probability one in a million (Wilson–Hilferty approximation).
double chi_square_bound(double freedom) {
  constexpr double z = 4.753;
  const double a = 2 / (9 * freedom);
  return freedom * std::pow(1 - a + z * std::sqrt(a), 3);
}

TEST(SampleNets, IsUniformOverTheNetsFoundByTryingAll) {
  Rng rng(5);
  int several = 0;
  while (several < 40) {
    const BridgesPuzzle puzzle(random_small_grid(rng));
    const std::size_t nets = count_nets(puzzle, 2000);
    if (nets < 2 || nets == 2000) continue;
    ++several;
    const Found found = draw(puzzle, 50 * nets);
    ASSERT_EQ(found.answer, Found::Answer::found);
    EXPECT_EQ(found.method, "sweep");
    ASSERT_EQ(found.solutions.size(), 50 * nets);
    std::map<Net, double> seen;
    for (const Net& net : found.solutions) {
      ASSERT_THAT(check(puzzle, net), IsEmpty());
      ++seen[net];
    }
    EXPECT_EQ(seen.size(), nets) << to_rows(puzzle.grid());
    double chi_square = 0;
    for (const auto& [net, times] : seen) chi_square += (times - 50) * (times - 50) / 50;
    EXPECT_LT(chi_square, chi_square_bound(static_cast<double>(nets - 1))) << to_rows(puzzle.grid());
  }
}

TEST(SampleNets, FindsANetExactlyWhereThereIsOne) {
  Rng rng(6);
  for (int round = 0; round < 2000; ++round) {
    const BridgesPuzzle puzzle(random_small_grid(rng));
    const Found found = draw(puzzle, 3);
    const bool is_there = count_nets(puzzle, 1) == 1;
    ASSERT_EQ(found.answer, is_there ? Found::Answer::found : Found::Answer::none) << to_rows(puzzle.grid());
    EXPECT_EQ(found.solutions.size(), is_there ? 3u : 0u);
    EXPECT_EQ(found.why.empty(), is_there);
  }
}

TEST(SampleNets, DependsOnTheSeed) {
  const BridgesPuzzle puzzle(grid_from_rows({"?.?.?", ".....", "?.?.?", ".....", "?.?.?"}));
  hamlet::Run one, two;
  two.seed = 2;
  EXPECT_EQ(draw(puzzle, 10, one).solutions, draw(puzzle, 10, one).solutions);
  EXPECT_NE(draw(puzzle, 10, one).solutions, draw(puzzle, 10, two).solutions);
}

TEST(SampleNets, KeepsWhatIsDrawn) {
  const BridgesPuzzle puzzle(grid_from_rows({"?.?.?", ".....", "?.?.?"}));
  Question question(puzzle);
  question.bounds.least[0] = 2;
  const auto [a, b] = puzzle.lanes()[0];
  for (const Net& net : sample_nets(question, 50, {}).solutions)
    EXPECT_THAT(net, testing::Contains(Bridge{a, b, 2}));
}

TEST(SampleNets, IsUnknownWithoutEnoughMemoryOrTime) {
  BridgesGrid grid{.rows = 17, .cols = 17};
  for (int row = 1; row <= 17; row += 2) {
    for (int col = 1; col <= 17; col += 2) grid.islands.push_back({{row, col}, 4});
  }
  const BridgesPuzzle puzzle(grid);
  hamlet::Run little;
  little.memory = MemoryBudget(1'000'000);
  const Found found = draw(puzzle, 1, little);
  EXPECT_EQ(found.answer, Found::Answer::unknown);
  EXPECT_THAT(found.why, testing::HasSubstr("lanes are open together"));
  EXPECT_THAT(found.solutions, IsEmpty());
  EXPECT_THROW(draw(puzzle, 1'000'000, little), InputError);
  hamlet::Run none;
  none.set_time_limit(0);
  EXPECT_EQ(draw(puzzle, 1, none).answer, Found::Answer::unknown);
}

}  // namespace
}  // namespace hamlet::bridges
