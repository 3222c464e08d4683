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
struct SearchResult {
  std::size_t found = 0;
  bool all = false;
  std::string why = {};
};

/// A board without clues: any path answers it, and nobody expects only one.
bool asks_for_any(const Sheet& sheet) {
  const PathSheet* const path = sheet.if_path();
  return path && path->puzzle.clues.empty() && path->puzzle.diamonds.empty() && path->puzzle.marks.empty();
}

/// Searches with one method, and puts the first solution on the sheet.
SearchResult solve_with(PathSheet& sheet, const path::Solver& solver, std::uint64_t limit, const Run& run) {
  path::Found result = path::find_paths(sheet.puzzle, solver, limit, sheet.labels(), run);
  if (!result.solutions.empty()) sheet.solution = visits_of(result.solutions[0]);
  return {result.solutions.size(), result.all, std::move(result.why)};
}

// More work than any puzzle that fits on a page has needed.
constexpr double units_for_the_same = 30e6;

/// The portfolio finds an only solution fastest; among several its choice is chance, so a fixed method
/// chooses.
SearchResult solve(PathSheet& sheet, bool any, const Run& run) {
  if (any) return solve_with(sheet, path::solver_named("sat-edges", "book"), 1, run);
  SearchResult result = solve_with(sheet, path::solver_named("portfolio", "book"), 2, run);
  if (result.found > 1) {
    WorkShare share(units_for_the_same);
    solve_with(sheet, path::solver_named("sat-position", "book"), 1, run.within(share));
  }
  return result;
}

SearchResult solve(BridgesSheet& sheet, const Run& run) {
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
bool is_begun(const PathSheet& sheet) {
  return std::ranges::all_of(check(sheet.puzzle, with_clues(sheet), sheet.labels()),
                             [](const Violation& violation) {
                               return violation.rule == "every-number" || violation.rule == "every-cell";
                             });
}
bool is_begun(const BridgesSheet& sheet) {
  bridges::Question question(sheet.puzzle);
  return !bridges::draw(question, *sheet.solution);
}

// A proof that a given solution is the only one is the setter's task.
constexpr double units_for_another = 10e6;

/// Checks a puzzle whose sheet has a solution.
BookAnswer answer_on_sheet(BookPuzzle& puzzle, const BookAnswering& how, const Run& run) {
  if (how.is_believed || asks_for_any(puzzle.sheet)) return {};
  WorkShare share(units_for_another);
  const Run part = run.within(share);
  Sheet again = puzzle.sheet;
  const SearchResult result = again.visit(
      [&](PathSheet& path) { return solve_with(path, path::solver_named("portfolio", "book"), 2, part); },
      [&](BridgesSheet& bridges) { return solve(bridges, part); });
  puzzle.has_more_answers = result.found > 1;
  if (result.found > 1 && !how.may_be_ambiguous)
    return {.warning = fmt::format("{}: it has more than one solution; the one on the sheet is the answer",
                                   puzzle.called)};
  if (result.found <= 1 && !result.all)
    return {.warning =
                fmt::format("{}: it is not known whether its solution is the only one: {}", puzzle.called,
                            run.must_end() ? result.why : "the search for another was given up")};
  return {};
}

}  // namespace

bool leave_out_begun_solution(BookPuzzle& puzzle) {
  if (!puzzle.sheet.has_solution()) return false;
  const auto violations = check(puzzle.sheet);
  if (violations.empty()) return false;
  if (!puzzle.sheet.visit([](const auto& content) { return is_begun(content); }))
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
  const SearchResult result = puzzle.sheet.visit([&](PathSheet& path) { return solve(path, any, run); },
                                                 [&](BridgesSheet& bridges) { return solve(bridges, run); });
  if (result.found == 0 && result.all)
    throw InputError(puzzle.called, fmt::format("it has no solution: {}", result.why));
  if (result.found == 0)
    return {.unknown = fmt::format("{}: no answer is known: {}", puzzle.called, result.why)};
  if (result.found > 1 && !how.may_be_ambiguous)
    throw InputError(puzzle.called,
                     "it has more than one solution; `unique` shows two, and `allow-ambiguous` prints it");
  puzzle.has_more_answers = result.found > 1 || any;
  if (result.found == 1 && !result.all && !any && how.may_be_ambiguous)
    return {.warning = fmt::format("{}: it is not known whether its solution is the only one: {}",
                                   puzzle.called, result.why)};
  if (result.found == 1 && !result.all && !any)
    return {.unknown = fmt::format("{}: one answer is known, but not whether it is the only one: {}",
                                   puzzle.called, result.why)};
  return {};
}

}  // namespace hamlet
