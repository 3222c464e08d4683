#include "hamlet/solve/path/gaps/gap_model.hpp"

#include <gtest/gtest.h>

#include <set>

#include "hamlet/solve/path/gaps/known_puzzle_test_help.hpp"

namespace hamlet::path {

namespace {

using Answer = GroupSolver::Answer;
constexpr std::uint64_t no_limit = ~std::uint64_t{0};

/// A puzzle from which some numbers have been removed, and all its solutions.
struct Thinned {
  KnownPuzzle known;
  PathPuzzle puzzle = known.puzzle;
  std::vector<NumberIndex> removed = {};
  std::set<Path> solutions = {};
};

Thinned random_thinned(Rng& rng) {
  Thinned thinned{.known = random_known_puzzle(rng)};
  for (NumberIndex number = 0; number < thinned.puzzle.length(); ++number) {
    // Without any number, a tour has no fixed first cell.
    if (rng.below(3) == 0 || thinned.puzzle.clues.size() == 1) continue;
    thinned.removed.push_back(number);
    std::erase_if(thinned.puzzle.clues, [&](const Visit& clue) { return clue.step == number + 1; });
  }
  solver_named("backtrack", "").search(thinned.puzzle, {}, {}, [&](Path path) {
    thinned.solutions.insert(std::move(path));
    return thinned.solutions.size() < 2000;
  });
  return thinned;
}

std::vector<std::pair<NumberIndex, Vertex>> placement_of(const Path& path,
                                                         const std::vector<NumberIndex>& numbers) {
  std::vector<std::pair<NumberIndex, Vertex>> placement;
  for (NumberIndex number : numbers) placement.emplace_back(number, path[number]);
  return placement;
}

Path with(Path path, const std::vector<std::pair<NumberIndex, Vertex>>& placement) {
  for (const auto& [number, cell] : placement) path[number] = cell;
  return path;
}

}  // namespace

TEST(GapModel, WithAllGapsItsModelsAreTheSolutions) {
  Rng rng(21);
  std::size_t several = 0;
  for (int round = 0; round < 150; ++round) {
    const Thinned thinned = random_thinned(rng);
    if (thinned.solutions.size() > 100) continue;
    Gaps gaps(thinned.known.puzzle);
    for (NumberIndex number : thinned.removed) gaps.remove_number(number);
    for (const bool with_edges : {false, true}) {
      if (with_edges && gaps.moves().is_directed()) continue;
      GapModel model(gaps, thinned.known.solution, with_edges);
      ASSERT_TRUE(model.let_in(gaps.all(), {}));
      std::set<Path> found;
      while (model.solve(no_limit, {}) == Answer::yes) {
        const Path path = with(thinned.known.solution, model.placement());
        ASSERT_TRUE(is_solution(thinned.puzzle, path)) << round;
        ASSERT_TRUE(found.insert(path).second) << round;
        if (thinned.removed.empty()) break;
        model.forbid(placement_of(path, thinned.removed));
      }
      ASSERT_EQ(found, thinned.solutions) << round << (with_edges ? " with edges" : "");
    }
    several += thinned.solutions.size() > 1;
  }
  EXPECT_GT(several, 20u);
}

TEST(GapModel, AnAnswerNoRestsOnTheGapsOfItsCore) {
  Rng rng(22);
  int frozen = 0;
  for (int round = 0; round < 200; ++round) {
    const Thinned thinned = random_thinned(rng);
    Gaps gaps(thinned.known.puzzle);
    for (NumberIndex number : thinned.removed) gaps.remove_number(number);
    const std::vector<Gaps::Id> all = gaps.all();
    if (all.size() < 2) continue;
    const Gaps::Id one = all[rng.below(all.size())];
    GapModel model(gaps, thinned.known.solution, edges_pay(gaps.moves(), gaps.size(), false));
    ASSERT_TRUE(model.let_in(std::vector{one}, {}));
    std::vector<NumberIndex> inside;
    for (std::uint32_t i = 0; i < gaps.gap(one).count; ++i)
      inside.push_back((gaps.gap(one).first + i) % gaps.size());
    model.forbid(placement_of(thinned.known.solution, inside));
    if (model.solve(no_limit, {}) != Answer::no) continue;
    // No solution differs in this gap and agrees with the known one in the gaps of the core.
    std::vector<Gaps::Id> core = model.core();
    ASSERT_EQ(model.solve_with(core, no_limit, {}), Answer::no) << round;
    const auto agrees_in_core = [&](const Path& path) {
      return std::ranges::all_of(thinned.removed, [&](NumberIndex number) {
        return std::ranges::find(core, gaps.gap_of(number)) == core.end() ||
               path[number] == thinned.known.solution[number];
      });
    };
    for (const Path& path : thinned.solutions) {
      const bool differs = std::ranges::any_of(
          inside, [&](NumberIndex number) { return path[number] != thinned.known.solution[number]; });
      ASSERT_FALSE(differs && agrees_in_core(path)) << round;
    }
    frozen += !core.empty();
  }
  EXPECT_GT(frozen, 20);
}

TEST(GapModel, ANumberStandsWhereSomeSolutionHasIt) {
  Rng rng(23);
  int possible = 0, impossible = 0;
  for (int round = 0; round < 30; ++round) {
    const Thinned thinned = random_thinned(rng);
    if (thinned.solutions.size() >= 2000) continue;
    Gaps gaps(thinned.known.puzzle);
    for (NumberIndex number : thinned.removed) gaps.remove_number(number);
    const Path unknown;
    GapModel model(gaps, unknown, false);
    ASSERT_TRUE(model.let_in(gaps.all(), {}));
    for (NumberIndex number : thinned.removed) {
      for (Vertex cell = 0; cell < thinned.puzzle.length(); ++cell) {
        const bool expected =
            std::ranges::any_of(thinned.solutions, [&](const Path& path) { return path[number] == cell; });
        const auto standing = model.standing(number, cell);
        const bool can = standing && model.solve_assuming(std::vector{*standing}, {}) == Answer::yes;
        ASSERT_EQ(can, expected) << round << ": " << number + 1 << " on " << cell;
        ++(can ? possible : impossible);
      }
    }
  }
  EXPECT_GT(possible, 300);
  EXPECT_GT(impossible, 300);
}

}  // namespace hamlet::path
