#include "hamlet/solve/path/count/counter.hpp"

#include <fmt/format.h>

#include "hamlet/base/error.hpp"
#include "hamlet/base/memory.hpp"
#include "hamlet/base/text/named.hpp"
#include "hamlet/puzzle/free_numbering.hpp"
#include "hamlet/solve/path/refute/refute.hpp"
#include "hamlet/solve/path/rules/reversal.hpp"
#include "hamlet/solve/path/sweep/checkpoint.hpp"

namespace hamlet::path {

namespace {

/// A count over more cells has thousands of digits and needs as many passes.
constexpr Vertex most_swept_cells = 20'000;
/// On more cells, even building the graph takes long.
constexpr Vertex most_counted_cells = 1'000'000;

bool is_enough(const PathCount& count, const CountOptions& options) {
  return count.complete || count.number(options.direction) >= Count(options.enough);
}

/// Throws a TooLarge that names the need, the limit, and what may work instead. `needs` is 0 if the memory it
/// would take is unknown.
[[noreturn]] void refuse(const std::string& why, bool more_memory_would_do, double needs,
                         const CountOptions& options, const Run& run) {
  const auto allowed = static_cast<double>(run.memory.bytes());
  const std::string more_room =
      options.places.spill_folder ? "more by `memory`, " : "more by `memory`, the disk by `spill`, ";
  throw TooLarge(
      "",
      fmt::format("the sweep is too large: {}{}", why,
                  more_memory_would_do ? fmt::format(", and {} is allowed", format_bytes(allowed)) : ""),
      fmt::format("what may work: {}a smaller board, given ends, `at-least`, or `method` search and patience",
                  more_memory_would_do ? more_room : ""),
      needs, more_memory_would_do ? allowed : 0);
}

}  // namespace

PathCount count_of(const SearchCount& found) {
  const bool refuted = found.work == 0 && found.complete;
  return {.directed = found.directed,
          .undirected = found.undirected,
          .complete = found.complete,
          .method = refuted ? "refuted" : "search",
          .why = found.why,
          .work = found.work,
          // A search holds one path at a time.
          .peak_states = refuted ? 0u : 1u};
}

const Counter& counter_named(std::string_view name, std::string_view where) {
  return named(counters(), name, "method", where);
}

PathCount count_paths(const PathPuzzle& puzzle, const CountOptions& options, const Run& run) {
  if (!options.method.empty()) return counter_named(options.method, "method").count(puzzle, options, run);
  if (puzzle.length() > most_counted_cells)
    throw TooLarge("", fmt::format("{} cells are too many to count over; {} are the most", puzzle.length(),
                                   most_counted_cells));
  const Counter& sweep = counter_named("sweep", "");
  const Counter& search = counter_named("search", "");
  if (sweep.refuses(puzzle)) return search.count(puzzle, options, run);
  if (const auto refutation = refute(puzzle, options.labels, run))
    return {.complete = true, .method = "refuted", .why = refutation->sentence};
  if (options.enough != UINT64_MAX) {
    WorkShare share(search_units);
    PathCount found = search.count(puzzle, options, run.within(share));
    if (is_enough(found, options)) return found;
  }
  try {
    return sweep.count(puzzle, options, run);
  } catch (const TooLarge&) {
    if (options.enough != UINT64_MAX) throw;  // search has already had its share
    WorkShare share(search_units);
    PathCount found = search.count(puzzle, options, run.within(share));
    if (is_enough(found, options)) return found;
    throw;
  }
}

void require_swept(const PathPuzzle& puzzle) {
  if (const auto reason = SweptPuzzle::refuses(puzzle))
    throw InputError("method", "sweep is not for this puzzle: " + *reason);
}

CountOptions for_a_further_count(const CountOptions& options) {
  CountOptions further{.direction = options.direction, .places = options.places, .labels = options.labels};
  further.places.checkpoint_folder.reset();
  return further;
}

PathCount count_pairs(const PathPuzzle& puzzle, const CountOptions& options, const Run& run) {
  const auto part = reversible_part(puzzle);
  if (!part) return {.complete = true};
  return count_paths(*part, for_a_further_count(options), run);
}

void count_solutions(PathCount& count, const Count& cycles, const PathPuzzle& puzzle,
                     const CountOptions& options, const Run& run) {
  const PathCount pairs =
      has_one_way_moves(puzzle) ? count_pairs(puzzle, options, run) : PathCount{.complete = true};
  if (!pairs.complete) {
    count.complete = false;
    count.why = pairs.why;
    return;
  }
  count.directed = is_walked_both_ways(puzzle) ? cycles + cycles : cycles;
  count.undirected = cycles - pairs.undirected;
}

std::unique_ptr<SweptPuzzle> prepare_sweep(const PathPuzzle& puzzle, const CountOptions& options,
                                           Workers& workers, const Run& run) {
  if (puzzle.length() > most_swept_cells)
    refuse(fmt::format("it would have {} steps, and {} are the most", puzzle.length(), most_swept_cells),
           false, 0, options, run);
  const auto allowed = static_cast<double>(run.memory.bytes());
  const bool spills = options.places.spill_folder.has_value();
  SweptPuzzle::Options how{.order = options.sweep,
                           .most_bytes = spills ? 100 * allowed : allowed,
                           .most_type_bytes = (spills ? 0.95 : 0.7) * allowed,
                           .spill_folder = options.places.spill_folder};
  if (options.places.checkpoint_folder) {
    const Checkpoint checkpoint(*options.places.checkpoint_folder, fingerprint_of(CycleProblem(puzzle)));
    if (const auto order = checkpoint.saved_order()) {
      if (!how.order.empty() && how.order != *order)
        throw InputError("sweep",
                         "the checkpoint was made with another order; leave out `sweep` to resume it");
      how.order = *order;
    }
  }
  std::string why_not;
  auto swept = SweptPuzzle::prepare(puzzle, how, workers, run, why_not);
  if (!swept) {
    if (run.must_end()) return nullptr;
    refuse(why_not, true, 0, options, run);
  }
  const SweepPrediction prediction = swept->prediction(workers.count());
  if (options.on_prediction) options.on_prediction(prediction);
  if (prediction.bytes > allowed && !spills)
    refuse("it needs about " + format_bytes(prediction.bytes), true, prediction.bytes, options, run);
  return swept;
}

}  // namespace hamlet::path
