#include "hamlet/solve.hpp"

#include "hamlet/base/error.hpp"
#include "hamlet/face/inner.hpp"
#include "hamlet/solve/bridges/find.hpp"
#include "hamlet/solve/bridges/sample.hpp"
#include "hamlet/solve/path/find.hpp"
#include "hamlet/solve/path/list.hpp"
#include "hamlet/solve/path/longest.hpp"
#include "hamlet/solve/path/sample.hpp"

namespace hamlet {

namespace {

Solution solution_of(Path path) { return {.path = std::move(path)}; }
Solution solution_of(std::vector<Bridge> net) { return {.bridges = std::move(net)}; }

template <class Solved>
Solutions solutions_of(Found<Solved> found) {
  using Answer = typename Found<Solved>::Answer;
  Solutions result{.verdict = verdict_of(found.answer == Answer::found, found.answer == Answer::none),
                   .all = found.all,
                   .method = std::move(found.method),
                   .work = found.work,
                   .why = std::move(found.why),
                   .where = std::move(found.certificate)};
  for (auto& solution : found.solutions) result.solutions.push_back(solution_of(std::move(solution)));
  return result;
}

const path::Solver& solver_of_path(const SolveOptions& options) {
  return path::solver_named(options.solver.empty() ? "portfolio" : options.solver, "solver");
}

const bridges::Solver& solver_of_net(const SolveOptions& options) {
  return bridges::solver_named(options.solver.empty() ? "engine" : options.solver, "solver");
}

}  // namespace

Solutions solve(const Puzzle& puzzle, const Limits& limits) { return solve(puzzle, SolveOptions{}, limits); }

Solutions solve(const Puzzle& puzzle, const SolveOptions& options, const Limits& limits) {
  const Run run = run_of(limits);
  return sheet_in(puzzle).visit(
      [&](const PathSheet& path) {
        return solutions_of(
            path::find_paths(path.puzzle, solver_of_path(options), options.limit, path.labels(), run));
      },
      [&](const BridgesSheet& bridges) {
        return solutions_of(bridges::find_nets(bridges::Question(bridges.puzzle), solver_of_net(options),
                                               options.limit, run));
      });
}

Solutions unique(const Puzzle& puzzle, const Limits& limits) {
  Solutions found = solve(puzzle, {.limit = 2}, limits);
  if (found.verdict == Verdict::yes)
    found.verdict = verdict_of(found.solutions.size() == 1 && found.all, found.solutions.size() > 1);
  return found;
}

Solutions sample(const Puzzle& puzzle, std::uint64_t size, const Limits& limits) {
  const Run run = run_of(limits);
  return sheet_in(puzzle).visit(
      [&](const PathSheet& path) {
        return solutions_of(path::sample_paths(path.puzzle, {.size = size}, path.labels(), run));
      },
      [&](const BridgesSheet& bridges) {
        return solutions_of(bridges::sample_nets(bridges::Question(bridges.puzzle), size, run));
      });
}

Solutions for_each_solution(const Puzzle& puzzle, const std::function<bool(const Solution&)>& take,
                            const Limits& limits) {
  if (!take) throw InputError("take", "something must take the solutions");
  const Run run = run_of(limits);
  if (puzzle.is_bridges()) {
    std::stop_source enough;
    const BridgesPuzzle& asked = sheet_in(puzzle).bridges().puzzle;
    const auto show = [&](const std::vector<Bridge>& net) {
      if (!enough.stop_requested() && !take(solution_of(net))) enough.request_stop();
    };
    return solutions_of(bridges::find_nets(bridges::Question(asked), solver_of_net({}), UINT64_MAX,
                                           run.stopped_also_by(enough.get_token()), show));
  }
  const PathSheet& content = path_in(puzzle, "puzzle");
  bool has_shown = false;
  SearchReport report = path::list_paths(content.puzzle, path::direction_of(content.puzzle), content.labels(),
                                         run, [&](const Path& path) {
                                           has_shown = true;
                                           return take(solution_of(path));
                                         });
  const bool all = report.ended == Ended::exhausted;
  return {.verdict = verdict_of(has_shown, all),
          .all = all,
          .method = std::move(report.method),
          .work = report.work,
          .why = std::move(report.why),
          .where = std::move(report.certificate)};
}

LongestPath longest(const Puzzle& puzzle, const Limits& limits) {
  path::LongestResult found = path::longest_path(path_in(puzzle, "longest").puzzle, run_of(limits));
  return {.path = std::move(found.path),
          .proved = found.proved,
          .method = std::move(found.method),
          .why = std::move(found.why)};
}

}  // namespace hamlet
