#include "hamlet/solve/path/list.hpp"

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/puzzle/solution_checker.hpp"
#include "hamlet/solve/path/refute/refute.hpp"
#include "hamlet/solve/path/rules/reversal.hpp"
#include "hamlet/solve/path/sweep/way_back.hpp"

namespace hamlet::path {

namespace {

/// On larger puzzles there are more solutions than anybody lists, and finding a vertex order takes too long.
constexpr Step most_cells_swept = 400;
constexpr std::uint64_t most_memo_bytes = std::uint64_t{1} << 28;

/// Returns a sweep if one is cheap, or null. The cost is predicted, not measured, so that the order of the
/// list is the same on every machine.
std::unique_ptr<SweptPuzzle> quick_sweep(const PathPuzzle& puzzle, Workers& workers, const Run& run) {
  if (puzzle.length() > most_cells_swept || SweptPuzzle::refuses(puzzle)) return nullptr;
  const SweptPuzzle::Options soon_ready = {.most_type_bytes = 2e7, .most_slots = 1e8, .most_effort = 0.3};
  std::string why_not;
  auto swept = SweptPuzzle::prepare(puzzle, soon_ready, workers, run, why_not);
  const bool pays = swept && KeptLayers::fit_words(*swept) &&
                    KeptLayers::predicted_bytes(*swept) < static_cast<double>(run.memory.bytes()) / 2;
  return pays ? std::move(swept) : nullptr;
}

/// Reports every solution of the sweep to `read`, and returns how that ended.
Ended read_all(const KeptLayers& layers, Direction direction, const Run& run, const Reader& read) {
  const SweptPuzzle& swept = layers.swept();
  const bool is_one_of_two = is_walked_both_ways(swept.puzzle());
  const bool both = direction == Direction::counts && is_one_of_two;
  const bool leaves_out_seconds = direction == Direction::does_not_count && !is_one_of_two;
  Reversal reversal(swept.puzzle());
  SolutionChecker checker(swept.puzzle());
  WayBack way(layers, std::min(most_memo_bytes, run.memory.bytes() / 4));
  const auto show = [&](const Path& path) {
    require(checker.accepts(path), "a sweep led to a path that breaks the rules");
    return read(path);
  };
  constexpr std::uint64_t pause = 1024;
  for (std::uint64_t number = 0; way.go_on(); ++number) {
    if (number % pause == 0) {
      if (run.must_end()) return Ended::by_request;
      run.report({"listing", number, static_cast<double>(number) / way.size().to_double()});
    }
    const Path path = swept.problem().path_of(way.cycle());
    if (leaves_out_seconds && reversal.is_second_of_two(path)) continue;
    if (!show(path) || (both && !show(*reversal.other(path)))) return Ended::by_visitor;
  }
  return Ended::exhausted;
}

}  // namespace

SearchReport list_by_sweep(const SweptPuzzle& swept, Direction direction, Workers& workers, const Run& run,
                           const Reader& read) {
  SearchReport report{.method = "sweep"};
  const auto layers = KeptLayers::count(swept, std::nullopt, workers, run, report.why);
  if (!layers) {
    report.ended = run.must_end() ? Ended::by_request : Ended::gave_up;
    return report;
  }
  report.work = layers->states();
  report.ended = read_all(*layers, direction, run, read);
  if (layers->total().is_zero()) report.why = layers->why_none();
  if (report.ended == Ended::by_request) report.why = why_ended(run);
  return report;
}

SearchReport list_paths(const PathPuzzle& puzzle, Direction direction, const Labels& labels, const Run& run,
                        const Reader& read) {
  if (!puzzle.graph.build(run)) return {.ended = Ended::by_request, .why = why_ended(run)};
  if (const auto refutation = refute(puzzle, labels, run)) return refuted(*refutation);
  Workers workers(run.threads);
  if (const auto swept = quick_sweep(puzzle, workers, run))
    return list_by_sweep(*swept, direction, workers, run, read);
  return list_by_search(puzzle, direction, labels, run, read);
}

}  // namespace hamlet::path
