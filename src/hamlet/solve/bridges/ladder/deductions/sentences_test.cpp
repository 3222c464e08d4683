#include <gtest/gtest.h>

#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/ladder/deductions/reader_test_help.hpp"
#include "hamlet/solve/bridges/ladder/told_way.hpp"
#include "hamlet/solve/bridges/propagate/brute_force_test_help.hpp"

namespace hamlet::bridges {

namespace {

struct Read {
  std::map<std::string, int> sentences;  // by rule
  int left_out = 0;
};

void read_way(const BridgesPuzzle& puzzle, int level, std::span<const int> solution, Read& read) {
  const Network network(puzzle);
  const Wording wording(network, puzzle);
  Position position(network);
  const Way whole = find_way(position, level, wording, solution, Run{});
  const Way way = told(whole, open_bounds(network), wording);
  ASSERT_EQ(way.end, whole.end);
  ASSERT_EQ(objection_to(puzzle, network, way), "") << to_rows(puzzle.grid());
  for (const WayStep& step : way.steps) ++read.sentences[std::string(step.rule)];
  read.left_out += static_cast<int>(whole.steps.size() - way.steps.size());
  if (way.end != Way::End::solved) return;
  ASSERT_EQ(cost_of_way(way.steps).level, cost_of_way(whole.steps).level) << to_rows(puzzle.grid());
}

}  // namespace

TEST(Sentences, EveryClaimIsTrueOfWhatIsPrintedDrawnAndConcluded) {
  Rng rng(11);
  Read read;
  for (int round = 0; round < 8'000; ++round) {
    const BridgesPuzzle puzzle(random_small_grid(rng, {.most_rows = 7, .most_cols = 7, .most_islands = 14}));
    const auto nets = all_nets(puzzle, 2);
    const int level = nets.size() < 2 ? highest_level : level_what_if;
    ASSERT_NO_FATAL_FAILURE(read_way(puzzle, level, nets.size() == 1 ? nets[0] : std::vector<int>(), read));
  }
  for (const Deduction* rule : deductions())
    EXPECT_GT(read.sentences[std::string(rule->name)], 0) << rule->name;
  EXPECT_GT(read.sentences["clash"], 1'000);
  EXPECT_GT(read.left_out, 100);
}

}  // namespace hamlet::bridges
