#include <fmt/format.h>

#include <algorithm>

#include "hamlet/analyse/clues/minimal_clues.hpp"
#include "hamlet/analyse/reports/path_panel.hpp"
#include "hamlet/analyse/reports/report_writer.hpp"
#include "hamlet/analyse/reports/timed_searches.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/draw/plot/heat_map.hpp"
#include "hamlet/solve/path/count/counter.hpp"
#include "hamlet/solve/path/find.hpp"
#include "hamlet/solve/path/sat/reduction.hpp"

namespace hamlet {

namespace {

/// The first two methods in each list are the document's.
constexpr std::size_t of_the_document = 2;
constexpr TimedSearcher for_paths[] = {{"SAT by position", "sat-position", ""},
                                       {"backtracking", "backtrack", ""},
                                       {"SAT on moves", "sat-edges", ""},
                                       {"portfolio", "portfolio", ""}};
constexpr TimedSearcher for_clues[] = {{"SAT by position", "sat-position", ""},
                                       {"backtracking", "backtrack", ""},
                                       {"from number to number", "gaps", ""},
                                       {"portfolio", "portfolio", ""}};
constexpr int runs = 3;

/// Adds a number at every fifth step of a path and at both ends, and a diamond after every seventh.
PathPuzzle with_clues(PathPuzzle puzzle, const Path& path) {
  const auto n = static_cast<Step>(path.size());
  for (Step step = 1; step <= n; ++step) {
    if (step % 5 == 1 || step == n) puzzle.clues.push_back({path[step - 1], step});
    if (step % 7 == 3 && step < n)
      puzzle.diamonds.push_back({std::min(path[step - 1], path[step]), std::max(path[step - 1], path[step])});
  }
  return puzzle;
}

class Rikudo : ReportWriter {
 public:
  explicit Rikudo(const Run& run) : ReportWriter(run) {}

  ExperimentReport run() {
    const char* const boards[] = {"complete:20",  "complete:80",  "cycle:50", "cycle:400",
                                  "square:10x10", "square:20x20", "hex:5",    "hex:9"};
    compare("Tasks 1 and 2: seconds to find a path from the first vertex (means of 3 runs)", boards, false);
    compare("Task 3: the same with numbers and diamonds", boards, true);
    corners();
    hexagons();
    at_least();
    cycles();
    formulas();
    information();
    questions_about_pictures();
    return finished();
  }

 private:
  void compare(const char* title, std::span<const char* const> boards, bool clues) {
    ReportTable table{title, {"graph", "vertices"}, {}};
    const std::span<const TimedSearcher> searchers = clues ? for_clues : for_paths;
    for (const TimedSearcher& searcher : searchers) table.columns.emplace_back(searcher.name);
    bool all_found = true;
    for (const char* name : boards) {
      if (run_.must_end()) return;
      const Board board = make_board({.name = name});
      PathPuzzle puzzle{.graph = board.graph(), .start = 0};
      const auto label = [&](Vertex v) { return board.spoken(v); };
      const path::Found any = path::find_paths(puzzle, 1, label, run_);
      if (any.solutions.empty()) return;
      if (clues) puzzle = with_clues({.graph = board.graph()}, any.solutions[0]);
      std::vector<Figure> row = {name, std::int64_t{board.size()}};
      for (std::size_t i = 0; i < searchers.size(); ++i) {
        const MeanTime mean = mean_time(searchers[i], puzzle, false, runs, run_);
        all_found = all_found && (mean.solutions > 0 || i >= of_the_document);
        row.emplace_back(mean.text());
      }
      table.rows.push_back(std::move(row));
    }
    add(std::move(table));
    answer(clues ? "can both methods obey numbers and diamonds? (Task 3)"
                 : "do SAT and backtracking find paths? (Tasks 1 and 2)",
           all_found, "times in the table; every path was checked by the rules");
  }

  /// A path over an even number of cells ends on the other colour, so for even n none joins opposite corners.
  void corners() {
    ReportTable table{"Paths from one corner of the n x n grid to the opposite one", {"n", "paths"}, {}};
    bool none_if_even = true, some_if_odd = true;
    for (int n = 2; n <= 9; ++n) {
      const Board board = make_board({.name = fmt::format("square:{0}x{0}", n)});
      const path::PathCount count =
          path::count_paths({.graph = board.graph(), .start = 0, .end = board.size() - 1}, {}, run_);
      if (!count.complete) return;
      (n % 2 == 0 ? none_if_even : some_if_odd) &= count.directed.is_zero() == (n % 2 == 0);
      table.rows.push_back({std::int64_t{n}, count.directed.to_string()});
    }
    table.pictures.push_back(colours_of_corners());
    add(std::move(table));
    answer(
        "can the numbers of paths between opposite corners of a grid be explained? (Remark 2)",
        none_if_even && some_if_odd,
        "there is none for even n: both corners have one colour of the chessboard, and a path over an even "
        "number of cells changes it");
  }

  /// Each move changes the colour, so the colour of a cell is the parity of its step.
  ReportPicture colours_of_corners() const {
    ReportPicture picture{
        "A path from corner to corner of the 5x5 grid, and the colours of two grids (1 and 2): every move "
        "changes the "
        "colour. The corners have one colour; 25 steps begin and end on it, 16 steps cannot.",
        {}};
    for (const int n : {5, 4}) {
      const Board board = make_board({.name = fmt::format("square:{0}x{0}", n)});
      const auto label = [&](Vertex v) { return board.spoken(v); };
      const path::Found found =
          path::find_paths({.graph = board.graph(), .start = 0, .end = board.size() - 1}, 1, label, run_);
      if (!found.solutions.empty()) picture.panels.push_back(path_panel("5x5", board, found.solutions[0]));
      std::vector<double> colours;
      for (Vertex v = 0; v < board.size(); ++v)
        colours.push_back((board.cell(v).row + board.cell(v).col) % 2 + 1);
      picture.panels.push_back(heat_map(fmt::format("colours of {0}x{0}", n), board, colours));
    }
    return picture;
  }

  void hexagons() {
    ReportTable table{"Hexagons: directed paths, with and without the middle cell",
                      {"side", "cells", "paths", "without the middle"},
                      {}};
    ReportPicture picture{"A path through each of these boards", {}};
    for (int side = 2; side <= 3; ++side) {
      const Board whole = make_board({.name = fmt::format("hex:{}", side)});
      const Cell middle = whole.cell(whole.size() / 2);
      const Board ring = make_board({.name = whole.name(), .blocked = {middle}});
      const path::PathCount with = path::count_paths({.graph = whole.graph()}, {}, run_),
                            without = path::count_paths({.graph = ring.graph()}, {}, run_);
      if (!with.complete || !without.complete) return;
      for (const Board& board : {whole, ring}) {
        const auto label = [&](Vertex v) { return board.spoken(v); };
        const path::Found found = path::find_paths({.graph = board.graph()}, 1, label, run_);
        if (!found.solutions.empty()) picture.panels.push_back(path_panel("", board, found.solutions[0]));
      }
      table.rows.push_back({std::int64_t{side}, std::int64_t{whole.size()}, with.directed.to_string(),
                            without.directed.to_string()});
    }
    table.pictures.push_back(std::move(picture));
    const std::string counts =
        fmt::format("{} on 7 cells and {} on 19; without the middle cell {} and {}", text_at(table, 0, 2),
                    text_at(table, 1, 2), text_at(table, 0, 3), text_at(table, 1, 3));
    add(std::move(table));
    addition("the numbers of directed paths through hexagons of side 2 and 3", true, counts);
  }
  static std::string text_at(const ReportTable& table, std::size_t row, std::size_t column) {
    return std::get<std::string>(table.rows[row][column]);
  }

  void at_least() {
    const Board board = make_board({.name = "square:7x7"});
    const PathPuzzle puzzle{.graph = board.graph(), .start = 0, .end = board.size() - 1};
    const path::PathCount some = path::count_paths(puzzle, {.enough = 1000}, run_);
    const path::Found one = path::find_paths(
        puzzle, 1, [&](Vertex v) { return board.spoken(v); }, run_);
    answer("can it be decided whether there are at least k paths, with one of them? (Remark 2)",
           some.directed >= Count(1000) && !one.solutions.empty(),
           "square 7x7 from corner to corner has at least 1000, found without counting the others");
  }

  void cycles() {
    const Board board = make_board({.name = "square:6x6"});
    const auto label = [&](Vertex v) { return board.spoken(v); };
    bool both = true;
    for (const char* solver : {"sat-position", "backtrack"})
      both &= !path::find_paths({.graph = board.graph(), .closed = true}, path::solver_named(solver, ""), 1,
                                label, run_)
                   .solutions.empty();
    answer("can SAT look for a cycle instead of a path? (Remark 1)", both,
           "found on square 6x6, by backtracking too");
  }

  /// Tries all formulas of three clauses over two variables.
  void formulas() {
    const Formula::Clause clauses[] = {{1}, {-1}, {2}, {-2}, {1, 2}, {1, -2}, {-1, 2}, {-1, -2}};
    int formulas = 0, wrong = 0;
    for (const auto& a : clauses) {
      for (const auto& b : clauses) {
        for (const auto& c : clauses) {
          const Formula formula{2, {a, b, c}};
          bool is_satisfiable = false;
          for (int values = 0; values < 4; ++values)
            is_satisfiable |= holds(formula, {(values & 1) != 0, (values & 2) != 0});
          const path::Reduction reduction(formula);
          const auto label = [&](Vertex v) { return reduction.names()[v]; };
          const auto paths =
              path::find_paths(reduction.puzzle(), path::solver_named("backtrack", ""), 1, label, run_)
                  .solutions;
          ++formulas;
          wrong += paths.empty() == is_satisfiable ||
                   (is_satisfiable && !holds(formula, reduction.assignment(paths[0])));
        }
      }
    }
    answer("can every SAT problem be turned into a path problem? (Remark 1)", wrong == 0,
           fmt::format(
               "{} of {} formulas of three clauses over two variables have a path if and only if they can be "
               "satisfied, and it tells the values",
               formulas - wrong, formulas));
  }

  /// Task 4 for a puzzle that is printed in the report, since those of the document are pictures.
  void information() {
    const Board board = make_board({.name = "hex:3"});
    const auto label = [&](Vertex v) { return board.spoken(v); };
    // A method that finds the same path on every machine.
    const path::Found any = path::find_paths({.graph = board.graph(), .start = 0},
                                             path::solver_named("backtrack", ""), 1, label, run_);
    if (any.solutions.empty()) return;
    const Path& path = any.solutions[0];
    const PathPuzzle puzzle = with_clues({.graph = board.graph()}, path);
    const bool is_unique = path::find_paths(puzzle, 2, label, run_).solutions.size() == 1;
    std::int64_t needed = 0, spare = 0;
    for (const ClueNeed& need : needs_of_clues(puzzle, path, run_))
      ++(need.answer == ClueNeed::Answer::needed ? needed : spare);
    const ClueUniverse universe = universe_of(puzzle, path);
    const MinimalSets sets = count_minimal_sets(universe, run_, [](const path::ClueSet&) { return true; });
    const SmallestClues smallest = smallest_clue_set(universe, universe.all_clues(), run_);
    if (run_.must_end() || !sets.all || !smallest.is_proved()) return;
    const PathPuzzle thinned = universe.with(universe.elements(smallest.clues));
    add({.title = "Task 4: a puzzle on a hexagon, and how much of its information is needed",
         .columns = {"what", "answer"},
         .rows = {{"numbers", static_cast<std::int64_t>(puzzle.clues.size())},
                  {"diamonds", static_cast<std::int64_t>(puzzle.diamonds.size())},
                  {"one solution alone", is_unique ? "yes" : "no"},
                  {"clues that cannot go", needed},
                  {"clues of which each can go", spare},
                  {"minimal sets of numbers and diamonds with the same solution",
                   static_cast<std::int64_t>(sets.count)},
                  {"clues of the smallest", static_cast<std::int64_t>(smallest.clues.size())}},
         .pictures = {{"The puzzle, its solution, and the smallest information that gives the same",
                       {puzzle_panel("the puzzle", board, puzzle), path_panel("its solution", board, path),
                        puzzle_panel("no fewer will do", board, thinned)}}}});
    answer("can it be decided whether information is unique and minimal? (Task 4)", is_unique && spare > 0,
           fmt::format("the puzzle printed here has one solution, and each of {} of its {} clues could go; "
                       "its solution has {} "
                       "minimal sets of clues, the smallest of {}",
                       spare, needed + spare, sets.count, smallest.clues.size()));
  }
  static Panel puzzle_panel(const char* title, const Board& board, const PathPuzzle& puzzle) {
    return sheet_panel(title, sheet_of(PathSheet{.board = board, .puzzle = puzzle}));
  }

  void questions_about_pictures() {
    for (const char* question :
         {"how many solutions has the problem of Figure 1? (Remark 2)",
          "is the information of Figure 1 minimal, and how many minimal sets are there? (Task 4)"})
      cannot_check(question,
                   "the figure is a picture that the text does not give; `count`, and `minimal` with "
                   "`all`, answer it for any puzzle that is typed in",
                   ClaimSort::asked);
    cannot_check("up to which n can an n x n puzzle with minimal information be made? (Task 5)",
                 "it takes minutes; docs/guide/making.md has the commands and what they reached",
                 ClaimSort::asked);
    cannot_check(
        "can puzzles be made from black and white pictures? (Task 6)",
        "likeness is for people to judge; `make rikudo` with an `image` does it, see docs/guide/making.md",
        ClaimSort::asked);
  }
};

ExperimentReport run_rikudo(const Run& run) { return Rikudo(run).run(); }

}  // namespace

extern const Experiment rikudo_experiment = {
    .name = "rikudo",
    .summary =
        "Hamiltonian paths by SAT and backtracking, with numbers and diamonds; how many there are (Rikudo)",
    .source =
        "Vincent Pilaud: INF421 programming project, Hamiltonian paths and Rikudo solver. École "
        "polytechnique, 2021",
    .run = run_rikudo,
};

}  // namespace hamlet
