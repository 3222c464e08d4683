#include "hamlet/solve/path/count/count_by_sweep.hpp"

#include "hamlet/solve/path/sweep/store/spill_file.hpp"
#include "hamlet/solve/search_report.hpp"

namespace hamlet::path {

namespace {

void fill_by_sweep(PathCount& count, const PathPuzzle& puzzle, const CountOptions& options, const Run& run) {
  Workers workers(run.threads);
  const auto swept = prepare_sweep(puzzle, options, workers, run);
  if (!swept) {
    count.why = why_ended(run);
    return;
  }
  count.sweep = swept->order();
  const SweptCount swept_count = count_cycles(*swept, options.places, workers, run);
  count.complete = swept_count.complete;
  count.why = swept_count.why;
  count.work = swept_count.states;
  count.peak_states = swept_count.peak_states;
  if (count.complete) count_solutions(count, swept_count.cycles, puzzle, options, run);
}

}  // namespace

PathCount count_by_sweep(const PathPuzzle& puzzle, const CountOptions& options, const Run& run) {
  require_swept(puzzle);
  PathCount count{.method = "sweep"};
  try {
    fill_by_sweep(count, puzzle, options, run);
  } catch (const OutOfRoom& shortage) {
    count.why = shortage.what();
  }
  return count;
}

}  // namespace hamlet::path
