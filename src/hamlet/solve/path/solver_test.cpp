#include "hamlet/solve/path/solver.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>
#include <set>
#include <thread>

#include "hamlet/base/error.hpp"
#include "hamlet/base/random.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/find.hpp"
#include "hamlet/solve/path/refute/refute.hpp"

namespace hamlet::path {

using testing::HasSubstr;

namespace {

std::string label(Vertex v) { return std::to_string(v); }

/// All solutions, by trying all permutations of the vertices.
std::set<Path> brute_force(const PathPuzzle& puzzle) {
  std::set<Path> found;
  Path order(puzzle.length());
  std::iota(order.begin(), order.end(), Vertex{0});
  do {
    if (is_solution(puzzle, order)) found.insert(order);
  } while (std::ranges::next_permutation(order).found);
  return found;
}

/// A tour as the set of its edges, which has no first cell and no direction.
std::set<std::pair<Vertex, Vertex>> cycle_of(const Path& path, bool directed) {
  std::set<std::pair<Vertex, Vertex>> edges;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const Vertex a = path[i], b = path[(i + 1) % path.size()];
    edges.insert(directed ? std::pair(a, b) : std::minmax({a, b}));
  }
  return edges;
}

/// A rule not in the table and unlike "before": the numbers compatible with a number have gaps.
constexpr MarkRule apart = {
    .name = "apart",
    .summary = "the two numbers differ by three at least",
    .broken = "are too near",
    .cell_count = 2,
    .allows_steps = [](const Mark&, Step first,
                       Step second) { return std::max(first, second) - std::min(first, second) >= 3; },
};

/// The two cells may be neighbours or not.
void add_marks_on_two(PathPuzzle& puzzle, Rng& rng) {
  const auto n = puzzle.length();
  for (std::uint64_t marks = rng.below(8); marks > 5; --marks) {
    const auto a = static_cast<Vertex>(rng.below(n)), b = static_cast<Vertex>(rng.below(n));
    if (a != b) puzzle.marks.push_back({rng.below(4) == 0 ? &apart : &mark_rule("before", ""), {a, b}});
  }
}

PathPuzzle random_puzzle(Rng& rng) {
  const auto n = static_cast<Vertex>(1 + rng.below(7));
  const bool directed = rng.below(3) == 0;
  std::vector<Edge> edges;
  for (Vertex a = 0; a < n; ++a) {
    for (Vertex b = 0; b < n; ++b) {
      if (a != b && rng.below(10) < (directed ? 5u : 3u)) edges.push_back({a, b});
    }
  }
  PathPuzzle puzzle{.graph = directed ? Graph::directed(n, edges) : Graph::symmetric(n, edges)};
  puzzle.closed = rng.below(3) == 0;
  std::set<Vertex> cells;
  std::set<Step> steps;
  for (std::uint64_t clues = rng.below(3); clues > 0; --clues) {
    const Visit clue{static_cast<Vertex>(rng.below(n)), static_cast<Step>(1 + rng.below(n))};
    if (cells.insert(clue.cell).second && steps.insert(clue.step).second) puzzle.clues.push_back(clue);
  }
  const auto edge_list = puzzle.graph.edges();
  if (rng.coin() && !edge_list.empty()) {
    const Edge edge = edge_list[rng.below(edge_list.size())];
    puzzle.diamonds.push_back({edge.from, edge.to});
  }
  if (rng.below(3) == 0 && !edge_list.empty()) {
    const Edge edge = edge_list[rng.below(edge_list.size())];
    puzzle.marks.push_back({&mark_rule("wall", ""), {edge.from, edge.to}});
  }
  if (rng.below(5) == 0 && !edge_list.empty()) {
    const Edge edge = edge_list[rng.below(edge_list.size())];
    puzzle.marks.push_back({&mark_rule("one-way", ""), {edge.to, edge.from}});
  }
  if (rng.below(4) == 0)
    puzzle.marks.push_back(
        {&mark_rule(rng.coin() ? "odd" : "even", ""), {static_cast<Vertex>(rng.below(n))}});
  add_marks_on_two(puzzle, rng);
  if (rng.below(4) == 0) puzzle.start = static_cast<Vertex>(rng.below(n));
  if (rng.below(4) == 0) puzzle.end = static_cast<Vertex>(rng.below(n));
  return puzzle;
}

bool is_sound(const PathPuzzle& puzzle) {
  try {
    validate(puzzle, label);
  } catch (const InputError&) {
    return false;
  }
  return true;
}

/// Whether a tour's numbers fix more than where it begins or ends.
bool numbers_matter(const PathPuzzle& puzzle) {
  const auto is_fixed = [&](Step step, std::optional<Vertex> end) {
    return end || std::ranges::any_of(puzzle.clues, [&](const Visit& clue) { return clue.step == step; });
  };
  const auto is_inside = [&](const Visit& clue) { return clue.step != 1 && clue.step != puzzle.length(); };
  return (is_fixed(1, puzzle.start) && is_fixed(puzzle.length(), puzzle.end)) ||
         std::ranges::any_of(puzzle.clues, is_inside) ||
         std::ranges::any_of(puzzle.marks, depends_on_numbers);
}

std::uint64_t count(const char* name, bool closed = false) {
  std::uint64_t paths = 0;
  const Board board = make_board({.name = name});
  const auto report = solver_named("backtrack", "")
                          .search({.graph = board.graph(), .closed = closed}, {}, {},
                                  [&](const Path&) { return ++paths, true; });
  EXPECT_EQ(report.ended, Ended::exhausted);
  return paths;
}

/// Checks every solver in the table against its promises and all solutions.
void expect_promises_kept(const PathPuzzle& puzzle, const std::set<Path>& expected, int round) {
  for (const Solver* solver : solvers()) {
    SCOPED_TRACE(fmt::format("{}, round {}", solver->name, round));
    if (solver->refuses && solver->refuses(puzzle)) continue;
    std::vector<Path> found;
    const auto report = solver->search(puzzle, {}, {}, [&](const Path& path) {
      found.push_back(path);
      return solver->power == Power::enumerates;
    });
    for (const Path& path : found) ASSERT_TRUE(expected.contains(path));
    if (report.ended == Ended::exhausted || solver->power != Power::finds) {
      ASSERT_EQ(found.empty(), expected.empty());
    }
    if (solver->power != Power::enumerates) continue;
    ASSERT_EQ(report.ended, Ended::exhausted);
    const std::set<Path> distinct(found.begin(), found.end());
    ASSERT_EQ(distinct.size(), found.size()) << "a solution is shown twice";
    if (puzzle.closed && !numbers_matter(puzzle)) {
      // Each cycle is found once, from one start and in one direction.
      std::set<std::set<std::pair<Vertex, Vertex>>> cycles, expected_cycles;
      const bool directed =
          puzzle.graph.is_directed() || std::ranges::any_of(puzzle.marks, depends_on_direction);
      for (const Path& path : found) ASSERT_TRUE(cycles.insert(cycle_of(path, directed)).second);
      for (const Path& path : expected) expected_cycles.insert(cycle_of(path, directed));
      ASSERT_EQ(cycles, expected_cycles);
    } else {
      ASSERT_EQ(distinct, expected);
    }
  }
  const auto refutation = refute(puzzle, label);
  ASSERT_TRUE(!refutation || expected.empty()) << refutation->sentence;
}

/// All solutions, by walking every path of the graph.
void walk_all(const PathPuzzle& puzzle, Path& path, std::vector<bool>& visited, std::set<Path>& found) {
  if (path.size() == puzzle.length()) {
    if (is_solution(puzzle, path)) found.insert(path);
    return;
  }
  for (Vertex v = 0; v < puzzle.length(); ++v) {
    if (visited[v] || (!path.empty() && !puzzle.graph.has_arc(path.back(), v))) continue;
    visited[v] = true;
    path.push_back(v);
    walk_all(puzzle, path, visited, found);
    path.pop_back();
    visited[v] = false;
  }
}

/// A small board, perhaps with a hole, with clues from a hidden solution and perhaps one that contradicts it.
PathPuzzle random_board_puzzle(Rng& rng) {
  static const char* const names[] = {"square:3x4", "king:3x3",        "hex:2",
                                      "knight:3x4", "diplomatico:4x5", "square:2x6"};
  const std::string name = names[rng.below(std::size(names))];
  BoardRequest request{.name = name};
  if (rng.coin() && name != "diplomatico:4x5") request.blocked = {{1, 1 + static_cast<int>(rng.below(2))}};
  const Board board = make_board(request);
  PathPuzzle puzzle{.graph = board.graph()};
  puzzle.closed = rng.below(4) == 0;
  const auto n = puzzle.length();
  Path path;
  std::vector<bool> visited(n, false);
  std::set<Path> all;
  walk_all(puzzle, path, visited, all);
  if (all.empty()) return puzzle;
  const Path hidden = *std::next(all.begin(), static_cast<std::ptrdiff_t>(rng.below(all.size())));
  for (Step step = 1; step <= n; ++step) {
    if (rng.below(6) == 0) puzzle.clues.push_back({hidden[step - 1], step});
  }
  for (Step step = 1; step < n; ++step) {
    if (rng.below(9) == 0) puzzle.diamonds.push_back({hidden[step - 1], hidden[step]});
  }
  if (rng.below(4) == 0) puzzle.start = static_cast<Vertex>(rng.below(n));
  if (rng.coin()) add_marks_on_two(puzzle, rng);
  return puzzle;
}

}  // namespace

TEST(PathSolvers, EachFindsExactlyTheSolutionsOfBruteForce) {
  Rng rng(17);
  int solvable = 0, closed = 0;
  for (int round = 0; round < 3000; ++round) {
    const PathPuzzle puzzle = random_puzzle(rng);
    if (!is_sound(puzzle)) continue;
    const std::set<Path> expected = brute_force(puzzle);
    solvable += !expected.empty();
    closed += !expected.empty() && puzzle.closed;
    expect_promises_kept(puzzle, expected, round);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(solvable, 300);
  EXPECT_GT(closed, 50);
}

TEST(PathSolvers, EachFindsExactlyTheSolutionsOfSmallBoards) {
  Rng rng(23);
  int solvable = 0, unique = 0;
  for (int round = 0; round < 250; ++round) {
    const PathPuzzle puzzle = random_board_puzzle(rng);
    if (!is_sound(puzzle)) continue;
    std::set<Path> expected;
    Path path;
    std::vector<bool> visited(puzzle.length(), false);
    walk_all(puzzle, path, visited, expected);
    solvable += !expected.empty();
    unique += expected.size() == 1;
    expect_promises_kept(puzzle, expected, round);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(solvable, 100);
  EXPECT_GT(unique, 30);
}

TEST(PathSolvers, CellsThatMustComeBeforeOneAnotherLeaveNoPath) {
  const Board board = make_board({.name = "king:5x5"});
  PathPuzzle puzzle{.graph = board.graph()};
  for (const auto& [a, b] : {std::pair<Vertex, Vertex>{0, 7}, {7, 24}, {24, 0}})
    puzzle.marks.push_back({&mark_rule("before", ""), {a, b}});
  const auto result = find_paths(puzzle, 1, label, {});
  EXPECT_EQ(result.answer, Found::Answer::none);
}

TEST(PathSolvers, EachAgreesOnToursWithSeveralNumbers) {
  Rng rng(29);
  for (int round = 0; round < 120; ++round) {
    const Vertex n = round % 2 == 0 ? 6 : 8;
    const bool directed = rng.below(3) == 0;
    Path hidden(n);
    std::iota(hidden.begin(), hidden.end(), Vertex{0});
    rng.shuffle(std::span(hidden));
    std::vector<Edge> edges;
    for (Vertex i = 0; i < n; ++i) edges.push_back({hidden[i], hidden[(i + 1) % n]});
    for (Vertex a = 0; a < n; ++a) {
      for (Vertex b = 0; b < n; ++b) {
        if (a != b && rng.below(10) < 4) edges.push_back({a, b});
      }
    }
    PathPuzzle puzzle{.graph = directed ? Graph::directed(n, edges) : Graph::symmetric(n, edges),
                      .closed = true};
    if (rng.below(4) == 0) {
      puzzle.start = hidden.front();
      puzzle.end = hidden.back();
      puzzle.diamonds.push_back({hidden.front(), hidden.back()});
    } else {
      const std::uint64_t clues = 3 + rng.below(3);
      for (Step step = 1; step <= n && puzzle.clues.size() < clues; ++step) {
        if (rng.coin()) puzzle.clues.push_back({hidden[step - 1], step});
      }
      // Sometimes two clues are swapped, so that they may not fit.
      if (puzzle.clues.size() > 1 && rng.below(3) == 0) std::swap(puzzle.clues[0].step, puzzle.clues[1].step);
    }
    std::set<Path> expected;
    Path path;
    std::vector<bool> visited(n, false);
    walk_all(puzzle, path, visited, expected);
    expect_promises_kept(puzzle, expected, round);
    if (HasFatalFailure()) return;
  }
}

TEST(PathSolvers, StretchesThatDoNotTouchMayCountInOppositeDirections) {
  // Numbers half a tour apart leave its direction open, so what lies beyond them is free.
  const Board board = make_board({.name = "complete:8"});
  const PathPuzzle puzzle{.graph = board.graph(), .closed = true, .clues = {{0, 1}, {1, 2}, {2, 6}, {3, 5}}};
  std::set<Path> expected;
  Path path;
  std::vector<bool> visited(8, false);
  walk_all(puzzle, path, visited, expected);
  EXPECT_EQ(expected.size(), 24u);
  expect_promises_kept(puzzle, expected, 0);
}

TEST(PathSolvers, ADiamondBetweenTheEndsOfADirectedTourIsPassedFromTheLastToTheFirst) {
  const std::vector<Edge> arcs = {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {1, 0}};
  expect_promises_kept(
      {.graph = Graph::directed(4, arcs), .closed = true, .start = 0, .end = 1, .diamonds = {{0, 1}}}, {}, 0);
}

TEST(PathSolvers, EachHearsAStop) {
  const Board large = make_board({.name = "king:120x120", .blocked = {{1, 1}}});
  const PathPuzzle bare{.graph = large.graph(), .closed = true};
  PathPuzzle numbered{.graph = large.graph(), .clues = {{5000, 7000}}};
  for (const Solver* solver : solvers()) {
    for (const PathPuzzle& puzzle : {bare, numbered}) {
      if (solver->refuses && solver->refuses(puzzle)) continue;
      std::stop_source source;
      source.request_stop();
      hamlet::Run run;
      run.stop = source.get_token();
      const auto report = solver->search(puzzle, {}, run, [](const Path&) { return false; });
      EXPECT_TRUE(report.ended == Ended::by_request || report.ended == Ended::gave_up) << solver->name;
    }
  }
}

TEST(PathSolvers, KnownNumbers) {
  EXPECT_EQ(count("diplomatico:4x4"), 0u);
  EXPECT_EQ(count("diplomatico:4x5"), 144u);
  EXPECT_EQ(count("diplomatico:4x6"), 128u);
  EXPECT_EQ(count("diplomatico:4x7"), 72u);
  EXPECT_EQ(count("diplomatico:5x5"), 12400u);
  EXPECT_EQ(count("knight:5x5"), 1728u);
  EXPECT_EQ(count("square:4x4"), 552u);
  EXPECT_EQ(count("hex:2"), 120u);
  EXPECT_EQ(count("diplomatico:4x5", true), 2u);
  EXPECT_EQ(count("diplomatico:5x5", true), 48u);
  EXPECT_EQ(count("square:6x6", true), 1072u);
}

TEST(Find, TheHundredSquaresPuzzleIsSolved) {
  for (std::uint64_t seed : {1, 2, 3}) {
    const Board board = make_board({.name = "diplomatico:10x10"});
    hamlet::Run run;
    run.seed = seed;
    const auto result = find_paths({.graph = board.graph()}, solver_named("backtrack", ""), 1, label, run);
    EXPECT_EQ(result.answer, Found::Answer::found);
  }
}

TEST(Find, TheSameSeedGivesTheSamePath) {
  const Board board = make_board({.name = "knight:8x8"});
  const auto paths = [&](std::uint64_t seed) {
    hamlet::Run run;
    run.seed = seed;
    return find_paths({.graph = board.graph()}, solver_named("backtrack", ""), 1, label, run).solutions;
  };
  EXPECT_EQ(paths(4), paths(4));
  EXPECT_NE(paths(4), paths(5));
}

TEST(Find, NoneComesWithAReason) {
  const auto why = [](const char* name, bool closed) {
    const Board board = make_board({.name = name});
    const auto result = find_paths({.graph = board.graph(), .closed = closed}, solver_named("backtrack", ""),
                                   1, [&](Vertex v) { return board.label(v); }, {});
    EXPECT_EQ(result.answer, Found::Answer::none) << name;
    return result.why;
  };
  EXPECT_EQ(why("diplomatico:4x4", false),
            "4 cells have only one neighbour (2,2, 2,3, 3,2 and 3,3), and a path has only two ends");
  EXPECT_THAT(why("diplomatico:3x3", false), HasSubstr("no move leads to or from"));
  EXPECT_THAT(why("leaper-0-2:4x4", false), HasSubstr("falls into 4 parts"));
  EXPECT_THAT(why("knight:7x7", true), HasSubstr("25 cells are of one colour and 24 of the other"));
  EXPECT_THAT(why("square:1x2", true), HasSubstr("at least three cells"));
  EXPECT_THAT(why("petersen:5,2", true), HasSubstr("every possibility was tried"));
  EXPECT_THAT(why("tutte", true), HasSubstr("every possibility was tried"));
}

TEST(Find, ALimitIsUnknownNeverNone) {
  const Board board = make_board({.name = "knight:20x20"});
  hamlet::Run run;
  run.set_time_limit(0);
  const auto result = find_paths({.graph = board.graph()}, solver_named("backtrack", ""), 1, label, run);
  EXPECT_EQ(result.answer, Found::Answer::unknown);
  EXPECT_EQ(result.why, "the time limit was reached");
}

TEST(Find, SolutionsThatDoNotFitTheMemoryEndTheSearch) {
  const Board board = make_board({.name = "king:4x4"});
  hamlet::Run run;
  run.memory = MemoryBudget(100'000);
  const auto result =
      find_paths({.graph = board.graph()}, solver_named("backtrack", ""), UINT64_MAX, label, run);
  EXPECT_EQ(result.answer, Found::Answer::found);
  EXPECT_FALSE(result.all);
  EXPECT_EQ(result.why, "the memory limit was reached");
  EXPECT_LT(result.solutions.size(), 1000u);
}

TEST(Find, AStopIsHeardInTheMiddleOfASearch) {
  // The search tree is very large, and no solution is found quickly.
  const Board board = make_board({.name = "petersen:101,2"});
  std::stop_source source;
  hamlet::Run run;
  run.stop = source.get_token();
  std::jthread stopper([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    source.request_stop();
  });
  const auto result =
      find_paths({.graph = board.graph(), .closed = true}, solver_named("backtrack", ""), 1, label, run);
  EXPECT_EQ(result.answer, Found::Answer::unknown);
  EXPECT_EQ(result.why, "it was stopped");
}

TEST(Find, AMillionCellsDoNotOverflowTheStack) {
  const Board board = make_board({.name = "square:1000x1000"});
  const auto result =
      find_paths({.graph = board.graph(), .start = 0}, solver_named("backtrack", ""), 1, label, {});
  EXPECT_EQ(result.answer, Found::Answer::found);
}

TEST(PathSolvers, AnUnknownNameSuggestsTheNearest) {
  try {
    solver_named("backtrak", "solver");
    FAIL();
  } catch (const InputError& error) {
    EXPECT_EQ(std::string(error.what()), "solver: unknown solver 'backtrak'; did you mean 'backtrack'?");
  }
}

}  // namespace hamlet::path
