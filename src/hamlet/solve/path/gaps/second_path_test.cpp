#include "hamlet/solve/path/gaps/second_path.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "hamlet/base/random.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

namespace {

struct KnownPuzzle {
  PathPuzzle puzzle;  // everything printed
  Path solution;
};

/// On small boards of every sort, with marks that the solution obeys.
KnownPuzzle random_known_puzzle(Rng& rng) {
  const char* const names[] = {"square:4x4", "king:4x4", "hex:3",          "knight:5x5",
                               "square:5x4", "king:3x5", "diplomatico:5x5"};
  const std::string name = names[rng.below(std::size(names))];
  const Board board = make_board({.name = name});
  PathPuzzle puzzle{
      .graph = board.graph(),
      .closed = name != "diplomatico:5x5" && name != "knight:5x5" && name != "king:3x5" && rng.below(3) == 0};
  hamlet::Run run;
  run.seed = rng.next();
  const Path path = find_paths(puzzle, path_solver("backtrack", ""), 1,
                               [](Vertex v) { return std::to_string(v); }, run, {.order = "random"})
                        .paths.at(0);
  puzzle.clues = visits_of(path);
  for (std::size_t i = 0; i + 1 < path.size(); ++i) {
    if (rng.below(6) == 0) puzzle.diamonds.push_back({path[i], path[i + 1]});
  }
  const auto edges = board.graph().edges();
  for (int tries = 0; tries < 3; ++tries) {
    const MarkRule* const rule = mark_rules()[rng.below(mark_rules().size())];
    Mark mark{rule, {static_cast<Vertex>(rng.below(path.size()))}};
    if (rule->cell_count == 2) {
      const Edge edge = edges[rng.below(edges.size())];
      mark.cells = {edge.from, edge.to};
    }
    PathPuzzle with_it = puzzle;
    with_it.marks.push_back(mark);
    if (is_solution(with_it, path)) puzzle = with_it;
  }
  return {puzzle, path};
}

std::vector<ClueSet> clues_in_random_order(const KnownPuzzle& known, Rng& rng) {
  std::vector<ClueSet> clues;
  for (const Visit& clue : known.puzzle.clues) clues.push_back({.numbers = {clue.step - 1}});
  for (const Diamond& diamond : known.puzzle.diamonds) clues.push_back({.diamonds = {diamond}});
  rng.shuffle(std::span(clues));
  return clues;
}

std::size_t up_to_two_solutions(const PathPuzzle& puzzle) {
  return find_paths(
             puzzle, path_solver("backtrack", ""), 2, [](Vertex v) { return std::to_string(v); },
             hamlet::Run())
      .paths.size();
}

}  // namespace

TEST(SecondPath, IsFoundExactlyWhenThereIsOne) {
  Rng rng(1);
  int unique = 0, other = 0;
  for (int round = 0; round < 60; ++round) {
    const KnownPuzzle known = random_known_puzzle(rng);
    Gaps gaps(known.puzzle);
    SecondPath second(gaps, known.solution);
    PathPuzzle puzzle = known.puzzle;
    for (const ClueSet& clue : clues_in_random_order(known, rng)) {
      const PathPuzzle fewer = without(puzzle, clue);
      if (fewer.clues.empty()) continue;  // a tour without a number may begin anywhere
      const std::size_t mark = gaps.mark();
      remove(gaps, clue);
      const auto verdict = second.look(clue, ~std::uint64_t{0}, hamlet::Run());
      ASSERT_EQ(verdict == SecondPath::Verdict::unique, up_to_two_solutions(fewer) == 1) << round;
      if (verdict == SecondPath::Verdict::unique) {
        ++unique;
        gaps.commit();
        puzzle = fewer;
        continue;
      }
      ++other;
      Path path = known.solution;
      for (const auto& [number, cell] : second.difference()) path[number] = cell;
      ASSERT_NE(path, known.solution);
      ASSERT_TRUE(is_solution(fewer, path)) << round;
      gaps.undo_to(mark);
    }
  }
  EXPECT_GT(unique, 300);
  EXPECT_GT(other, 100);
}

TEST(SecondPath, LeavesUndecidedWhatTakesTooManyConflicts) {
  const Board board = make_board({.name = "square:8x8"});
  PathPuzzle puzzle{.graph = board.graph()};
  const Path path = find_paths(
                        puzzle, 1, [](Vertex v) { return std::to_string(v); }, hamlet::Run())
                        .paths.at(0);
  puzzle.clues = visits_of(path);
  Gaps gaps(puzzle);
  ClueSet gone;
  for (NumberIndex number = 1; number < 60; ++number) {
    gaps.remove_number(number);
    gone.numbers.push_back(number);
  }
  SecondPath second(gaps, path);
  EXPECT_EQ(second.look(gone, 1, hamlet::Run()), SecondPath::Verdict::undecided);
  EXPECT_EQ(second.look(gone, ~std::uint64_t{0}, hamlet::Run()), SecondPath::Verdict::other);
}

}  // namespace hamlet
