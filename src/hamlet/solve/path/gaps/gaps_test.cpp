#include "hamlet/solve/path/gaps/gaps.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "hamlet/base/random.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/find.hpp"
#include "hamlet/solve/path/gaps/clue_set.hpp"
#include "hamlet/solve/path/gaps/known_puzzle_test_help.hpp"
#include "hamlet/solve/path/rules/rules.hpp"

namespace hamlet::path {

namespace {

/// The cells of each number, and how many gaps reach each cell; independent of the gaps' ids.
struct Picture {
  std::vector<std::vector<Vertex>> cells;
  std::vector<std::size_t> reaching;
  friend bool operator==(const Picture&, const Picture&) = default;
};

Picture picture_of(const Gaps& gaps) {
  Picture picture{std::vector<std::vector<Vertex>>(gaps.size()), {}};
  for (NumberIndex number = 0; number < gaps.size(); ++number) {
    if (gaps.has(number)) continue;
    const Gap& gap = gaps.gap(gaps.gap_of(number));
    const auto cells = gap.cells_of((number + gaps.size() - gap.first) % gaps.size());
    picture.cells[number].assign(cells.begin(), cells.end());
  }
  for (Vertex cell = 0; cell < gaps.size(); ++cell)
    picture.reaching.push_back(gaps.gaps_reaching(cell).size());
  return picture;
}

/// Marks of every rule that the path satisfies.
std::vector<Mark> marks_along(const Path& path, const Graph& graph, Rng& rng) {
  std::vector<Mark> marks;
  for (Step i = 0; i < path.size(); i += 3)
    marks.push_back({&mark_rule(i % 2 == 0 ? "odd" : "even", "test"), {path[i]}});
  for (std::size_t i = 1; i < path.size(); i += 5)
    marks.push_back({&mark_rule("one-way", "test"), {path[i - 1], path[i]}});
  const std::vector<NumberIndex> number_of = numbers_by_cell(path);
  for (const auto& [a, b] : graph.edges()) {
    const auto [low, high] = std::minmax(number_of[a], number_of[b]);
    const bool is_used = high == low + 1 || (low == 0 && high + 1 == path.size());
    if (!is_used && rng.below(4) == 0) marks.push_back({&mark_rule("wall", "test"), {a, b}});
  }
  return marks;
}

/// A puzzle with every number of some path printed, perhaps with given ends, marks, or one-way moves.
PathPuzzle printed_puzzle(Rng& rng) {
  const char* const names[] = {"square:5x5", "king:4x5", "hex:3", "square:4x4"};
  const Board board = make_board({.name = names[rng.below(std::size(names))]});
  PathPuzzle puzzle{.graph = board.graph(), .closed = board.name() == "square:4x4"};
  hamlet::Run run;
  run.seed = rng.next();
  const Path path = find_paths(
                        puzzle, 1, [](Vertex v) { return std::to_string(v); }, run)
                        .solutions.at(0);
  puzzle.clues = visits_of(path);
  for (std::size_t i = 0; i + 1 < path.size(); i += 4) puzzle.diamonds.push_back({path[i], path[i + 1]});
  if (rng.coin()) puzzle.start = path.front();
  if (rng.coin()) puzzle.end = path.back();
  if (rng.coin()) puzzle.marks = marks_along(path, puzzle.graph, rng);
  if (rng.coin()) puzzle.graph = with_one_way_moves(path, puzzle.graph, rng);
  return puzzle;
}

/// A given end stays known when its clue is removed.
bool is_given_end(const PathPuzzle& puzzle, NumberIndex number) {
  return (number == 0 && puzzle.start) || (number + 1 == puzzle.length() && puzzle.end);
}

/// The cells of each number in a gap, computed naively: those reachable both from the numbers before and from
/// those after.
std::vector<std::vector<Vertex>> cells_by_walking(const PathPuzzle& puzzle) {
  const Step n = puzzle.length();
  const Rules rules(puzzle);
  const auto may_stand = [&](Step number, Vertex cell) {
    if (rules.cell_at[number] != no_vertex) return rules.cell_at[number] == cell;
    if (rules.step_of[cell] != 0 || !rules.marks.allow_step(cell, number)) return false;
    return std::ranges::all_of(puzzle.diamonds, [&](const Diamond& diamond) {
      if (diamond.a != cell && diamond.b != cell) return true;
      const Step other = rules.step_of[diamond.a ^ diamond.b ^ cell];
      return other == 0 || other + 1 == number || number + 1 == other ||
             (puzzle.closed && std::minmax(other, number) == std::minmax(Step{1}, n));
    });
  };
  const bool goes_round =
      puzzle.closed && std::ranges::any_of(rules.cell_at, [](Vertex v) { return v != no_vertex; });
  std::vector<std::vector<bool>> may[2];  // from the numbers before, and from those after
  for (const bool forwards : {true, false}) {
    auto& known = may[forwards ? 0 : 1];
    known.assign(n + std::size_t{1}, std::vector<bool>(n, false));
    for (Step i = 0; i < (goes_round ? 2 * n : n); ++i) {
      const Step number = forwards ? i % n + 1 : n - i % n;
      const Step beside = forwards ? (number == 1 ? n : number - 1) : (number == n ? 1 : number + 1);
      const bool is_first = i == 0 || (i % n == 0 && !goes_round);
      for (Vertex v = 0; v < n; ++v) {
        bool is_reached = is_first || rules.cell_at[number] != no_vertex;
        for (Vertex w = 0; w < n && !is_reached; ++w) {
          const auto [from, to] = forwards ? std::pair(w, v) : std::pair(v, w);
          is_reached = known[beside][w] && puzzle.graph.has_arc(from, to) && rules.marks.allow_move(from, to);
        }
        known[number][v] = is_reached && may_stand(number, v);
      }
    }
  }
  std::vector<std::vector<Vertex>> cells(n);
  for (Step number = 1; number <= n; ++number) {
    if (rules.cell_at[number] != no_vertex) continue;
    for (Vertex v = 0; v < n; ++v) {
      if (may[0][number][v] && may[1][number][v]) cells[number - 1].push_back(v);
    }
  }
  return cells;
}

}  // namespace

TEST(Gaps, AfterAnyRemovalsAreThoseOfTheSmallerPuzzle) {
  Rng rng(1);
  for (int round = 0; round < 40; ++round) {
    PathPuzzle puzzle = printed_puzzle(rng);
    Gaps gaps(puzzle);
    std::vector<ClueSet> clues;
    for (const Visit& clue : puzzle.clues) {
      if (!is_given_end(puzzle, clue.step - 1)) clues.push_back({.numbers = {clue.step - 1}});
    }
    for (const Diamond& diamond : puzzle.diamonds) clues.push_back({.diamonds = {diamond}});
    rng.shuffle(std::span(clues));
    for (const ClueSet& clue : clues) {
      puzzle = without(puzzle, clue);
      remove(gaps, clue);
      if (rng.coin()) gaps.commit();
      ASSERT_EQ(picture_of(gaps), picture_of(Gaps(puzzle))) << round;
    }
  }
}

TEST(Gaps, HoldJustTheCellsOnAWalkBetweenTheNumbers) {
  Rng rng(3);
  for (int round = 0; round < 60; ++round) {
    PathPuzzle puzzle = printed_puzzle(rng);
    const std::uint64_t left = rng.below(8);
    std::erase_if(puzzle.clues, [&](const Visit&) { return rng.below(8) >= left; });
    ASSERT_EQ(picture_of(Gaps(puzzle)).cells, cells_by_walking(puzzle)) << round;
  }
}

TEST(Gaps, TakenBackAreAsBefore) {
  Rng rng(2);
  for (int round = 0; round < 40; ++round) {
    const PathPuzzle puzzle = printed_puzzle(rng);
    Gaps gaps(puzzle);
    for (NumberIndex number = 0; number < gaps.size(); number += 2) {
      if (!is_given_end(puzzle, number)) gaps.remove_number(number);
    }
    gaps.commit();
    const Picture before = picture_of(gaps);
    const std::size_t mark = gaps.mark();
    for (const Diamond& diamond : puzzle.diamonds) {
      if (rng.coin()) gaps.remove_diamond(diamond);
    }
    for (NumberIndex number = 1; number < gaps.size(); number += 2) {
      if (rng.coin() && !is_given_end(puzzle, number)) gaps.remove_number(number);
    }
    gaps.undo_to(mark);
    ASSERT_EQ(picture_of(gaps), before) << round;
  }
}

TEST(Gaps, GiveUpBeforeTheyTakeMoreThanAllowed) {
  const Board board = make_board({.name = "king:20x20"});
  const PathPuzzle puzzle{.graph = board.graph(), .clues = {{0, 5}}};
  EXPECT_TRUE(Gaps(puzzle, 10'000).gave_up());
  EXPECT_FALSE(Gaps(puzzle, 1'000'000).gave_up());
}

TEST(Gaps, ReachFromBothSidesInExactlyTheSteps) {
  const Board board = make_board({.name = "square:1x5"});
  const PathPuzzle puzzle{.graph = board.graph(), .clues = {{0, 1}, {4, 5}}};
  const Gaps gaps(puzzle);
  EXPECT_EQ(picture_of(gaps).cells, (std::vector<std::vector<Vertex>>{{}, {1}, {2}, {3}, {}}));
}

}  // namespace hamlet::path
