#include "hamlet/solve/path/find.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/solve/path/refute/refute.hpp"

namespace hamlet::path {

namespace {

using Answer = Found::Answer;

/// SAT may see it without a single step.
std::string every_possibility_was_tried(std::uint64_t steps) {
  return steps == 0 ? "every possibility was tried"
                    : "every possibility was tried, in " + number_of(steps, "step");
}

Found search(const PathPuzzle& puzzle, const Solver& solver, std::uint64_t limit, const Run& run,
             const SolverOptions& options, const Sink& show) {
  Found result{.method = std::string(solver.name)};
  // Half of the memory for the paths: a sheet or a text made of one of them comes on top.
  const std::uint64_t most =
      show ? limit
           : std::min(limit, run.memory.bytes() / 2 /
                                 (sizeof(Path) + sizeof(Vertex) * std::uint64_t{puzzle.length()}));
  const SearchReport report = solver.search(puzzle, options, run, [&](Path path) {
    require(is_solution(puzzle, path), "a solver returned a path that breaks the rules");
    ++result.found_count;
    if (show) {
      show(path);
    } else {
      result.paths.push_back(std::move(path));
    }
    return result.found_count < most;
  });
  result.work = report.work;
  if (!report.method.empty()) result.method = report.method;
  result.all = report.ended == Ended::exhausted;
  result.why = report.why;
  result.certificate = report.certificate;
  if (report.ended == Ended::by_visitor && result.found_count < limit)
    result.why = "the memory limit was reached";
  if (result.found_count > 0) {
    result.answer = Answer::found;
  } else if (result.all) {
    result.answer = Answer::none;
    if (result.why.empty()) result.why = every_possibility_was_tried(report.work);
  }
  return result;
}

}  // namespace

Found find_paths(const PathPuzzle& puzzle, const Solver& solver, std::uint64_t limit, const Labels& labels,
                 const Run& run, SolverOptions options, const Sink& show) {
  options.labels = labels;
  const auto why_not = solver.refuses ? solver.refuses(puzzle) : std::nullopt;
  if (!solver.needs_graph && !why_not) return search(puzzle, solver, limit, run, options, show);
  if (!puzzle.graph.build(run)) return {.method = std::string(solver.name), .why = why_ended(run)};
  if (const auto refutation = refute(puzzle, labels, run)) {
    return {.answer = Answer::none,
            .all = true,
            .method = "refuted",
            .why = refutation->sentence,
            .certificate = refutation->cells};
  }
  if (why_not) {
    return {.method = std::string(solver.name),
            .why = fmt::format("{} is not for this puzzle: {}", solver.name, *why_not)};
  }
  return search(puzzle, solver, limit, run, options, show);
}

Found find_paths(const PathPuzzle& puzzle, std::uint64_t limit, const Labels& labels, const Run& run) {
  return find_paths(puzzle, solver_named("portfolio", ""), limit, labels, run);
}

}  // namespace hamlet::path
