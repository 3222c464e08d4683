#include "hamlet/solve/path/ladder/grade.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

#include "hamlet/solve/path/ladder/hint.hpp"
#include "hamlet/solve/path/ladder/position/small_paths_test_help.hpp"

namespace hamlet::path {

namespace {

using testing::AnyOf;
using testing::HasSubstr;

std::string plain(Vertex v) { return "c" + std::to_string(v); }

Graph relabelled(const Graph& graph, const std::vector<Vertex>& to) {
  std::vector<Edge> edges;
  for (const auto& [a, b] : graph.edges()) edges.push_back({to[a], to[b]});
  return graph.is_directed() ? Graph::directed(graph.vertex_count(), edges)
                             : Graph::symmetric(graph.vertex_count(), edges);
}

/// The same puzzle with its cells in another order, as in a mirror.
PathPuzzle relabelled(const PathPuzzle& puzzle, const std::vector<Vertex>& to) {
  PathPuzzle other{.graph = relabelled(puzzle.graph, to), .closed = puzzle.closed};
  if (puzzle.start) other.start = to[*puzzle.start];
  if (puzzle.end) other.end = to[*puzzle.end];
  for (const auto& [cell, step] : puzzle.clues) other.clues.push_back({to[cell], step});
  for (const auto& [a, b] : puzzle.diamonds) other.diamonds.push_back({to[a], to[b]});
  for (Mark mark : puzzle.marks) {
    for (Vertex& cell : mark.cells) cell = to[cell];
    other.marks.push_back(mark);
  }
  return other;
}

bool has_marks_on_two_numbers(const PathPuzzle& puzzle) {
  return std::ranges::any_of(puzzle.marks, [](const Mark& m) { return m.rule->allows_steps != nullptr; });
}

}  // namespace

TEST(Grade, AMirrorChangesNoLevel) {
  SmallPaths small(21);
  Rng rng(21);
  int compared = 0;
  for (int round = 0; round < 1'500; ++round) {
    const auto made = small.make();
    // If a tour may be numbered in several ways, the order of the cells decides where it begins.
    if (Rules(made.puzzle).direction_is_free || Rules(made.puzzle).only_the_cycle_matters) continue;
    std::vector<Vertex> to(made.puzzle.length());
    std::iota(to.begin(), to.end(), Vertex{0});
    rng.shuffle(std::span(to));
    const auto level = level_of(made.puzzle, level_what_if, {});
    ASSERT_EQ(level_of(relabelled(made.puzzle, to), level_what_if, {}), level) << made.text;
    compared += level <= level_what_if;
  }
  EXPECT_GT(compared, 300);
}

TEST(Grade, TheAnswerIsThatOfAllSolutions) {
  SmallPaths small(22);
  int unique = 0, ambiguous = 0, none = 0;
  for (int round = 0; round < 250; ++round) {
    const auto made = small.make();
    // Marks on two numbers are left out here.
    if (has_marks_on_two_numbers(made.puzzle)) continue;
    const AllPaths all(made.puzzle, 200);
    const auto table = CandidateTable::of(made.puzzle, {});
    const std::vector<Path> paths = as_the_table_has_them(all.found, *table);
    const Grade graded = grade(made.puzzle, plain, {});
    if (paths.size() == 1 && all.all) {
      ASSERT_TRUE(graded.is_unique()) << made.text;
      ASSERT_EQ(graded.found.solutions[0], paths[0]) << made.text;
      ASSERT_EQ(graded.way.end, WayEnd::solved) << made.text;
      const auto level = level_of(made.puzzle, level_what_if, {});
      ASSERT_TRUE(level == 0 || level > level_what_if || graded.level == level) << made.text;
      ++unique;
    } else if (paths.empty()) {
      ASSERT_EQ(graded.found.answer, Found::Answer::none) << made.text;
      ++none;
    } else if (paths.size() > 1) {
      ASSERT_EQ(graded.found.solutions.size(), 2u) << made.text;
      ASSERT_NE(graded.way.end, WayEnd::solved) << made.text;
      ++ambiguous;
    }
  }
  EXPECT_GT(unique, 30);
  EXPECT_GT(none, 5);
  EXPECT_GT(ambiguous, 30);
}

TEST(Hint, FromAnyRightBeginningTheNextNumberIsRightAndEveryMistakeIsFound) {
  SmallPaths small(23);
  Rng rng(23);
  int steps = 0, mistakes = 0;
  for (int round = 0; round < 400; ++round) {
    const auto made = small.make();
    if (has_marks_on_two_numbers(made.puzzle) || Rules(made.puzzle).direction_is_free) continue;
    const AllPaths all(made.puzzle, 3);
    if (all.found.size() != 1) continue;
    const Path& path = all.found[0];
    std::vector<Visit> written;
    for (const Visit& visit : visits_of(path)) {
      if (rng.below(3) == 0) written.push_back(visit);
    }
    const Hint next = hint(made.puzzle, written, plain, {});
    ASSERT_THAT(next.kind, AnyOf(Hint::Kind::step, Hint::Kind::solved)) << made.text << next.why;
    if (next.kind == Hint::Kind::step) {
      ASSERT_FALSE(next.steps.back().placed.empty()) << made.text;
      for (const WayStep& step : next.steps) {
        for (const Visit& visit : step.placed) ASSERT_EQ(path[visit.step - 1], visit.cell) << made.text;
      }
      ++steps;
    }
    if (path.size() < 3) continue;
    const auto at = static_cast<Step>(rng.below(path.size() - 1));
    const std::vector<Visit> wrong = {{path[at], at + 2}};
    const Hint told = hint(made.puzzle, wrong, plain, {});
    ASSERT_EQ(told.kind, Hint::Kind::mistake) << made.text;
    ASSERT_FALSE(told.mistake.empty());
    ASSERT_FALSE(told.where.empty());
    ++mistakes;
  }
  EXPECT_GT(steps, 40);
  EXPECT_GT(mistakes, 40);
}

TEST(Hint, NumbersThatAreTheSameBothWaysRoundLeaveTheDirectionToThePlayer) {
  const Board board = make_board({.name = "square:2x3"});
  const PathPuzzle puzzle{.graph = board.graph(), .closed = true};
  const Hint next = hint(puzzle, {{0, 1}, {5, 4}}, plain, {});
  EXPECT_EQ(next.kind, Hint::Kind::step);
  EXPECT_TRUE(next.is_unique);
  EXPECT_THAT(next.steps.back().because, HasSubstr("2 may be at c1 or at c3"));
}

TEST(Hint, AMistakeIsSaidWithWhatItLeadsTo) {
  const Board board = make_board({.name = "square:3x3"});
  const PathPuzzle puzzle{.graph = board.graph(), .clues = {{0, 1}, {4, 9}}};
  const auto name = [&](Vertex v) { return board.label(v); };
  // From the corner round to the middle, where 3 is written over the printed 9.
  const Hint told = hint(puzzle, {{1, 2}, {4, 3}}, name, {});
  EXPECT_EQ(told.kind, Hint::Kind::mistake);
  EXPECT_THAT(told.mistake, HasSubstr("2,2"));
}

}  // namespace hamlet::path
