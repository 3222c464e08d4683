#include "hamlet/solve/path/find.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/solve/path/refute.hpp"

namespace hamlet {

namespace {

using Answer = FindResult::Answer;

// Search answers at once on open boards up to this size, with paths that differ from seed to seed.
constexpr Step most_cells_for_search_first = 400;

std::optional<std::string> refusal(const PathSolver& solver, const PathPuzzle& puzzle) {
  return solver.refuses ? solver.refuses(puzzle) : std::nullopt;
}

FindResult search(const PathPuzzle& puzzle, const PathSolver& solver, std::uint64_t limit, const Run& run,
                  const SolverOptions& options) {
  FindResult result{.method = std::string(solver.name)};
  // Half of the memory for the paths: a sheet or a text made of one of them comes on top.
  const std::uint64_t most =
      run.memory.bytes() / 2 / (sizeof(Path) + sizeof(Vertex) * std::uint64_t{puzzle.length()});
  const SearchReport report = solver.search(puzzle, options, run, [&](Path path) {
    require(is_solution(puzzle, path), "a solver returned a path that breaks the rules");
    result.paths.push_back(std::move(path));
    return result.paths.size() < std::min(limit, most);
  });
  result.work = report.work;
  result.all = report.ended == Ended::exhausted;
  result.why = report.why;
  if (report.ended == Ended::by_visitor && result.paths.size() < limit)
    result.why = "the memory limit was reached";
  if (!result.paths.empty()) {
    result.answer = Answer::found;
  } else if (result.all) {
    result.answer = Answer::none;
    if (result.why.empty()) result.why = fmt::format("every possibility was tried, in {} steps", report.work);
  }
  return result;
}

/// The first construction that takes the puzzle.
const PathSolver* construction_for(const PathPuzzle& puzzle) {
  for (const PathSolver* solver : path_solvers()) {
    if (!solver->needs_graph && !refusal(*solver, puzzle)) return solver;
  }
  return nullptr;
}

}  // namespace

FindResult find_paths(const PathPuzzle& puzzle, const PathSolver& solver, std::uint64_t limit,
                      const Labels& labels, const Run& run, const SolverOptions& options) {
  const auto why_not = refusal(solver, puzzle);
  if (!solver.needs_graph && !why_not) return search(puzzle, solver, limit, run, options);
  if (const auto refutation = refute(puzzle, labels)) {
    return {.answer = Answer::none, .all = true, .method = "refuted", .why = refutation->sentence};
  }
  if (why_not) {
    return {.method = std::string(solver.name),
            .why = fmt::format("{} is not for this puzzle: {}", solver.name, *why_not)};
  }
  return search(puzzle, solver, limit, run, options);
}

FindResult find_paths(const PathPuzzle& puzzle, std::uint64_t limit, const Labels& labels, const Run& run,
                      const SolverOptions& options) {
  const PathSolver& complete = path_solver("backtrack", "");
  const bool is_hard_to_search = puzzle.closed || puzzle.length() > most_cells_for_search_first;
  if (limit > 1 || !is_hard_to_search) return find_paths(puzzle, complete, limit, labels, run, options);
  if (const PathSolver* construction = construction_for(puzzle))
    return find_paths(puzzle, *construction, limit, labels, run, options);
  // It finds at once or gives up soon, while search may never end.
  FindResult merged = find_paths(puzzle, path_solver("merge", ""), limit, labels, run, options);
  if (merged.answer != Answer::unknown || run.must_end()) return merged;
  FindResult searched = find_paths(puzzle, complete, limit, labels, run, options);
  searched.work += merged.work;
  return searched;
}

}  // namespace hamlet
