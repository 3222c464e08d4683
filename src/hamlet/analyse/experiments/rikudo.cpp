#include <fmt/format.h>

#include <algorithm>

#include "hamlet/analyse/report_writer.hpp"
#include "hamlet/analyse/timed_searches.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/counter.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

namespace {

/// The document's two come first.
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

/// A number at every fifth step of a path, the ends among them, and a diamond behind every seventh.
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
      const auto label = [&](Vertex v) { return board.label(v); };
      const FindResult any = find_paths(puzzle, 1, label, run_);
      if (any.paths.empty()) return;
      if (clues) puzzle = with_clues({.graph = board.graph()}, any.paths[0]);
      std::vector<Figure> row = {name, std::int64_t{board.size()}};
      for (std::size_t i = 0; i < searchers.size(); ++i) {
        const MeanTime mean = mean_time(searchers[i], puzzle, false, runs, run_);
        all_found = all_found && (mean.solutions > 0 || i >= of_the_document);
        row.emplace_back(mean.in_words());
      }
      table.rows.push_back(std::move(row));
    }
    report_.tables.push_back(std::move(table));
    claim(clues ? "both methods can be made to heed numbers and diamonds" : "SAT and backtracking find paths",
          all_found, "times in the table; every path was checked by the rules");
  }

  /// A path over an even number of cells joins cells of different colours.
  void corners() {
    ReportTable table{"Paths from one corner of the n x n grid to the opposite one", {"n", "paths"}, {}};
    bool none_if_even = true, some_if_odd = true;
    for (int n = 2; n <= 9; ++n) {
      const Board board = make_board({.name = fmt::format("square:{0}x{0}", n)});
      const PathCount count =
          count_paths({.graph = board.graph(), .start = 0, .end = board.size() - 1}, {}, run_);
      if (!count.complete) return;
      (n % 2 == 0 ? none_if_even : some_if_odd) &= count.directed.is_zero() == (n % 2 == 0);
      table.rows.push_back({std::int64_t{n}, count.directed.to_string()});
    }
    report_.tables.push_back(std::move(table));
    claim("paths between opposite corners show a phenomenon that can be explained",
          none_if_even && some_if_odd,
          "there is none for even n: both corners have one colour of the chessboard, and a path over an even "
          "number of cells changes it");
  }

  void hexagons() {
    ReportTable table{"Hexagons: directed paths, with and without the middle cell",
                      {"side", "cells", "paths", "without the middle"},
                      {}};
    for (int side = 2; side <= 3; ++side) {
      const Board whole = make_board({.name = fmt::format("hex:{}", side)});
      const Cell middle = whole.cell(whole.size() / 2);
      const Board ring = make_board({.name = whole.name(), .blocked = {middle}});
      const PathCount with = count_paths({.graph = whole.graph()}, {}, run_),
                      without = count_paths({.graph = ring.graph()}, {}, run_);
      if (!with.complete || !without.complete) return;
      table.rows.push_back({std::int64_t{side}, std::int64_t{whole.size()}, with.directed.to_string(),
                            without.directed.to_string()});
    }
    report_.tables.push_back(std::move(table));
  }

  void at_least() {
    const Board board = make_board({.name = "square:7x7"});
    const PathPuzzle puzzle{.graph = board.graph(), .start = 0, .end = board.size() - 1};
    const PathCount some = count_paths(puzzle, {.enough = 1000}, run_);
    const FindResult one = find_paths(
        puzzle, 1, [&](Vertex v) { return board.label(v); }, run_);
    claim("whether there are at least k paths can be told, with one of them",
          some.directed >= Count(1000) && !one.paths.empty(),
          "square 7x7 from corner to corner has at least 1000, found without counting the others");
  }

  void questions_about_pictures() {
    for (const char* question :
         {"how many solutions the problem of Figure 1 has",
          "whether the information of Figure 1 is minimal, and how many minimal ones there are"})
      cannot_check(question,
                   "the figure is a picture that the text does not give; 'hamlet count' and 'hamlet minimal "
                   "--all' answer it for any puzzle that is typed in");
    cannot_check("up to which n an n x n puzzle with minimal information can be made",
                 "it takes minutes; docs/guide/making.md has the commands and what they reached");
  }
};

ExperimentReport run_experiment(const Run& run) { return Rikudo(run).run(); }

}  // namespace

extern const Experiment rikudo_experiment = {
    .name = "rikudo",
    .summary =
        "Hamiltonian paths by SAT and backtracking, with numbers and diamonds; how many there are (Rikudo)",
    .run = run_experiment,
};

}  // namespace hamlet
