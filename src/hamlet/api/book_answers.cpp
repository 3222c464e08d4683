#include "hamlet/api/book_answers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "hamlet/base/error.hpp"
#include "hamlet/solve/bridges/find.hpp"
#include "hamlet/solve/bridges/hint.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

namespace {

/// The result of a search for up to two solutions.
struct Looked {
  std::size_t found = 0;
  bool all = false;
  std::string why = {};
};

/// A board without clues: any path answers it, and nobody expects only one.
bool asks_for_any(const Sheet& sheet) {
  if (!sheet.is_path()) return false;
  const PathPuzzle& puzzle = sheet.path().puzzle;
  return puzzle.clues.empty() && puzzle.diamonds.empty() && puzzle.marks.empty();
}

Looked looked_for(PathSheet& sheet, const path::Solver& solver, std::uint64_t limit, const Run& run) {
  path::Found result = path::find_paths(sheet.puzzle, solver, limit, sheet.labels(), run);
  if (!result.solutions.empty()) sheet.solution = visits_of(result.solutions[0]);
  return {result.solutions.size(), result.all, std::move(result.why)};
}

// More work than any puzzle that fits on a page has needed.
constexpr double units_for_the_same = 30e6;

/// The portfolio finds an only solution fastest; among several its choice is chance, so a fixed method
/// chooses.
Looked solve(PathSheet& sheet, bool any, const Run& run) {
  if (any) return looked_for(sheet, path::solver_named("sat-edges", "book"), 1, run);
  Looked looked = looked_for(sheet, path::solver_named("portfolio", "book"), 2, run);
  if (looked.found > 1) {
    WorkShare share(units_for_the_same);
    looked_for(sheet, path::solver_named("sat-position", "book"), 1, run.within(share));
  }
  return looked;
}

Looked solve(BridgesSheet& sheet, const Run& run) {
  bridges::Found result = bridges::find_nets(sheet.puzzle, 2, run);
  if (!result.solutions.empty()) sheet.solution = std::move(result.solutions[0]);
  return {result.solutions.size(), result.all, std::move(result.why)};
}

/// The numbers of the solution together with the printed clues.
std::vector<Visit> with_clues(const PathSheet& sheet) {
  std::set<Visit> all(sheet.solution->begin(), sheet.solution->end());
  all.insert(sheet.puzzle.clues.begin(), sheet.puzzle.clues.end());
  return {all.begin(), all.end()};
}

/// Whether the solution is incomplete but breaks no other rule.
bool is_begun(const Sheet& sheet) {
  if (!sheet.is_path())
    return !bridges::bounds_of(sheet.bridges().puzzle, *sheet.bridges().solution).violation.has_value();
  const PathSheet& content = sheet.path();
  return std::ranges::all_of(check(content.puzzle, with_clues(content), content.labels()),
                             [](const Violation& violation) {
                               return violation.rule == "every-number" || violation.rule == "every-cell";
                             });
}

// A proof that a given solution is the only one is the setter's task.
constexpr double units_for_another = 10e6;

/// Checks a puzzle whose sheet has a solution.
BookAnswer answer_on_sheet(BookPuzzle& puzzle, const BookAnswering& how, const Run& run) {
  if (how.is_believed || asks_for_any(puzzle.sheet)) return {};
  WorkShare share(units_for_another);
  const Run part = run.within(share);
  Sheet again = puzzle.sheet;
  const Looked looked = again.is_path()
                            ? looked_for(again.path(), path::solver_named("portfolio", "book"), 2, part)
                            : solve(again.bridges(), part);
  puzzle.has_more_answers = looked.found > 1;
  if (looked.found > 1 && !how.may_be_ambiguous)
    return {.warning = fmt::format("{}: it has more than one solution; the one on the sheet is the answer",
                                   puzzle.called)};
  if (looked.found <= 1 && !looked.all)
    return {.warning =
                fmt::format("{}: it is not known whether its solution is the only one: {}", puzzle.called,
                            run.must_end() ? looked.why : "the search for another was given up")};
  return {};
}

}  // namespace

bool leave_out_begun_solution(BookPuzzle& puzzle) {
  if (!puzzle.sheet.has_solution()) return false;
  const auto violations = check(puzzle.sheet);
  if (violations.empty()) return false;
  if (!is_begun(puzzle.sheet))
    throw InputError(
        puzzle.called,
        fmt::format("the solution on the sheet is wrong: {}; without one, the puzzle is solved here",
                    violations[0].sentence));
  puzzle.sheet.remove_solution();
  return true;
}

BookAnswer answer(BookPuzzle& puzzle, const BookAnswering& how, const Run& run) {
  if (puzzle.sheet.has_solution()) return answer_on_sheet(puzzle, how, run);
  const bool any = asks_for_any(puzzle.sheet);
  const Looked looked =
      puzzle.sheet.is_path() ? solve(puzzle.sheet.path(), any, run) : solve(puzzle.sheet.bridges(), run);
  if (looked.found == 0 && looked.all)
    throw InputError(puzzle.called, fmt::format("it has no solution: {}", looked.why));
  if (looked.found == 0)
    return {.unknown = fmt::format("{}: no answer is known: {}", puzzle.called, looked.why)};
  if (looked.found > 1 && !how.may_be_ambiguous)
    throw InputError(puzzle.called,
                     "it has more than one solution; `unique` shows two, and `allow-ambiguous` prints it");
  puzzle.has_more_answers = looked.found > 1 || any;
  if (looked.found == 1 && !looked.all && !any && how.may_be_ambiguous)
    return {.warning = fmt::format("{}: it is not known whether its solution is the only one: {}",
                                   puzzle.called, looked.why)};
  if (looked.found == 1 && !looked.all && !any)
    return {.unknown = fmt::format("{}: one answer is known, but not whether it is the only one: {}",
                                   puzzle.called, looked.why)};
  return {};
}

}  // namespace hamlet
