#include "hamlet/solve/path/counter.hpp"

#include <fmt/format.h>

#include "hamlet/base/error.hpp"
#include "hamlet/base/memory.hpp"
#include "hamlet/base/named.hpp"
#include "hamlet/solve/path/frontier/checkpoint.hpp"
#include "hamlet/solve/path/refute.hpp"

namespace hamlet {

namespace {

/// What search may take before a sweep is tried for a number that is enough, or after one was too large.
constexpr double search_seconds = 2;

bool is_enough(const PathCount& count, const CountOptions& options) {
  return count.complete || count.number(options.direction) >= Count(options.enough);
}

/// What a refusal says: how much it would take, what is allowed, and what else would work.
[[noreturn]] void refuse(const std::string& why, const Run& run) {
  throw TooLarge(
      fmt::format("the sweep is too large: {}, and {} is allowed; what would work: more by --memory GB, the "
                  "disk by --spill "
                  "FOLDER, a smaller board, given ends, --at-least K, or --method search and patience",
                  why, in_words(static_cast<double>(run.memory.bytes()))));
}

}  // namespace

const PathCounter& path_counter(std::string_view name, std::string_view where) {
  return named(path_counters(), name, "method", where);
}

PathCount count_paths(const PathPuzzle& puzzle, const CountOptions& options, const Run& run) {
  if (!options.method.empty()) return path_counter(options.method, "--method").count(puzzle, options, run);
  if (const auto refutation = refute(puzzle, options.labels, run))
    return {.complete = true, .method = "refuted", .why = refutation->sentence};
  const PathCounter& sweep = path_counter("sweep", "");
  const PathCounter& search = path_counter("search", "");
  if (sweep.refuses(puzzle)) return search.count(puzzle, options, run);
  if (options.enough != UINT64_MAX) {
    PathCount found = search.count(puzzle, options, run.within(search_seconds));
    if (is_enough(found, options)) return found;
  }
  try {
    return sweep.count(puzzle, options, run);
  } catch (const TooLarge&) {
    PathCount found = search.count(puzzle, options, run.within(search_seconds));
    if (is_enough(found, options)) return found;
    throw;
  }
}

std::unique_ptr<SweptPuzzle> prepare_sweep(const PathPuzzle& puzzle, const CountOptions& options,
                                           Workers& workers, const Run& run) {
  const auto allowed = static_cast<double>(run.memory.bytes());
  const bool spills = options.places.spill_folder.has_value();
  SweptPuzzle::Options how{.order = options.sweep,
                           .most_bytes = spills ? 100 * allowed : allowed,
                           .most_type_bytes = (spills ? 1 : 0.7) * allowed};
  if (options.places.checkpoint_folder) {
    const Checkpoint checkpoint(*options.places.checkpoint_folder, fingerprint_of(CycleProblem(puzzle)));
    if (const auto order = checkpoint.saved_order()) {
      if (!how.order.empty() && how.order != *order)
        throw InputError("--sweep", "the checkpoint was made with another order; it goes on without this one");
      how.order = *order;
    }
  }
  std::string why_not;
  auto swept = SweptPuzzle::prepare(puzzle, how, workers, run, why_not);
  if (!swept) {
    if (run.must_end()) return nullptr;
    refuse(why_not, run);
  }
  const SweepPrediction prediction = swept->prediction();
  if (options.on_prediction) options.on_prediction(prediction);
  if (prediction.bytes > allowed && !spills) refuse("it needs about " + in_words(prediction.bytes), run);
  return swept;
}

}  // namespace hamlet
