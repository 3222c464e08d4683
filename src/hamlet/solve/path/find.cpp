#include "hamlet/solve/path/find.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/solve/path/refute.hpp"

namespace hamlet {

FindResult find_paths(const PathPuzzle& puzzle, const PathSolver& solver, std::uint64_t limit,
                      const Labels& labels, const Run& run, const SolverOptions& options) {
  using Answer = FindResult::Answer;
  if (const auto refutation = refute(puzzle, labels)) {
    return {.answer = Answer::none,
            .all = true,
            .method = "refuted",
            .why = refutation->sentence,
            .certificate = refutation->cells};
  }
  FindResult result{.method = std::string(solver.name)};
  if (solver.refuses) {
    if (auto why_not = solver.refuses(puzzle)) {
      result.why = fmt::format("{} is not for this puzzle: {}", solver.name, *why_not);
      return result;
    }
  }
  // Half of the memory for the paths: a sheet or a text made of one of them comes on top.
  const std::uint64_t most =
      run.memory.bytes() / 2 / (sizeof(Path) + sizeof(Vertex) * std::uint64_t{puzzle.length()});
  const SearchReport report = solver.search(puzzle, options, run, [&](const Path& path) {
    require(is_solution(puzzle, path), "a solver returned a path that breaks the rules");
    result.paths.push_back(path);
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

}  // namespace hamlet
