#include "hamlet/solve/path/count/counter.hpp"
#include "hamlet/solve/search_report.hpp"

namespace hamlet::path {

namespace {

PathCount count_by_sweep(const PathPuzzle& puzzle, const CountOptions& options, const Run& run) {
  require_swept(puzzle);
  PathCount count{.method = "sweep"};
  Workers workers(run.threads);
  const auto swept = prepare_sweep(puzzle, options, workers, run);
  if (!swept) {
    count.why = why_ended(run);
    return count;
  }
  count.sweep = swept->order();
  const SweptCount swept_count = count_cycles(*swept, options.places, workers, run);
  count.complete = swept_count.complete;
  count.why = swept_count.why;
  count.work = swept_count.states;
  count.peak_states = swept_count.peak_states;
  if (count.complete) count_solutions(count, swept_count.cycles, puzzle, options, run);
  return count;
}

}  // namespace

extern const Counter sweep_counter = {
    .name = "sweep",
    .summary = "processes the cells one by one and counts all partial solutions by their state: for boards",
    .refuses = SweptPuzzle::refuses,
    .count = count_by_sweep,
};

}  // namespace hamlet::path
