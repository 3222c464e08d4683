#include "hamlet/solve/path/find.hpp"

#include <fmt/format.h>

#include <utility>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/solve/path/refute/refute.hpp"

namespace hamlet::path {

namespace {

using Answer = Found::Answer;

/// `steps` is 0 if the SAT solver decided without search.
std::string every_possibility_was_tried(std::uint64_t steps) {
  return steps == 0 ? "every possibility was tried"
                    : "every possibility was tried, in " + number_of(steps, "step");
}

Found search(const PathPuzzle& puzzle, const Solver& solver, std::uint64_t limit, const Run& run,
             const SolverOptions& options, const Sink& sink) {
  Collector<Path> collector(limit, sizeof(Path) + sizeof(Vertex) * std::uint64_t{puzzle.length()}, sink, run);
  SearchReport report = solver.search(puzzle, options, run, [&](Path path) {
    require(is_solution(puzzle, path), "a solver returned a path that breaks the rules");
    return collector.take(std::move(path));
  });
  Found found = collector.result(std::move(report), solver.name);
  if (found.answer == Answer::none && found.why.empty()) found.why = every_possibility_was_tried(found.work);
  return found;
}

}  // namespace

Found find_paths(const PathPuzzle& puzzle, const Solver& solver, std::uint64_t limit, const Labels& labels,
                 const Run& run, SolverOptions options, const Sink& sink) {
  options.labels = labels;
  const auto why_not = solver.refuses ? solver.refuses(puzzle) : std::nullopt;
  if (!solver.needs_graph && !why_not) return search(puzzle, solver, limit, run, options, sink);
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
  return search(puzzle, solver, limit, run, options, sink);
}

Found find_paths(const PathPuzzle& puzzle, std::uint64_t limit, const Labels& labels, const Run& run) {
  return find_paths(puzzle, solver_named("portfolio", ""), limit, labels, run);
}

}  // namespace hamlet::path
