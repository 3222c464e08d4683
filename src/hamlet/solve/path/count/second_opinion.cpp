#include "hamlet/solve/path/count/second_opinion.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/residues.hpp"
#include "hamlet/graph/sweep/sweep_order.hpp"
#include "hamlet/solve/path/count/count_details.hpp"
#include "hamlet/solve/path/rules/rules.hpp"
#include "hamlet/solve/path/search/backtrack.hpp"
#include "hamlet/solve/path/sweep/store/block_store.hpp"

namespace hamlet::path {

namespace {

SecondOpinion by_other_search(const PathCount& count, const PathPuzzle& puzzle, const Run& run) {
  std::uint64_t shown = 0;
  const SearchReport report =
      backtrack(puzzle, {.order = "given"}, {}, run, [&](const Path&) { return ++shown, true; });
  if (report.ended != Ended::exhausted) return {.why_not = report.why};
  const bool one_of_two = Rules(puzzle).direction_is_free && puzzle.length() > 2;
  return {.complete = true,
          .agrees = (one_of_two ? count.undirected : count.directed) == Count(shown),
          .how = "a search that tries the moves in another order"};
}

/// A good order other than `used`, or `used` if none is found.
std::vector<Vertex> other_order(const PathPuzzle& puzzle, const std::vector<Vertex>& used, const Run& run) {
  Run other = run;
  other.seed = run.seed + 1;
  auto orders = find_sweep_orders(sweep_question_of(puzzle), 3, 3, other);
  const auto found =
      std::ranges::find_if(orders, [&](const SweepOrder& order) { return order.vertices != used; });
  return found == orders.end() ? used : found->vertices;
}

/// 2^31 − 1 takes four bytes a state; 65521 takes two, about as much as the count itself.
Modulus odd_modulus(const SweptPuzzle& swept, const CountOptions& options, const Run& run) {
  constexpr double bytes_more = 3;
  const SweepPrediction prediction = swept.prediction(run.threads);
  const double bytes = prediction.bytes + bytes_more * prediction.peak_states;
  const bool fits = options.places.spill_folder || bytes < static_cast<double>(run.memory.bytes());
  return {fits ? 2'147'483'647u : 65'521u};
}

SecondOpinion by_other_sweep(const PathCount& count, const PathPuzzle& puzzle, CountOptions options,
                             const Run& run) {
  Workers workers(run.threads);
  options.on_prediction = {};
  options.places.checkpoint_folder.reset();
  options.sweep = other_order(puzzle, count.sweep, run);
  const auto swept = prepare_sweep(puzzle, options, workers, run);
  if (!swept) return {.why_not = why_ended(run)};
  const Modulus prime = odd_modulus(*swept, options, run);
  const auto remainder = count_cycles_by(prime, *swept, options.places, workers, run);
  if (!remainder) return {.why_not = why_ended(run)};
  const Count& cycles = is_walked_both_ways(puzzle) ? count.undirected : count.directed;
  return {.complete = true,
          .agrees = cycles.remainder(prime.value) == *remainder,
          .how = fmt::format("{} modulo {}",
                             options.sweep == count.sweep ? "the same order" : "another order", prime.value)};
}

bool is_bare_board(const PathPuzzle& puzzle) {
  return !puzzle.start && !puzzle.end && puzzle.clues.empty() && puzzle.diamonds.empty() &&
         puzzle.marks.empty();
}

/// Whether the first cells add up to the count and are invariant under the symmetries.
bool ends_fit_count(const PathsByCell& ends, const PathCount& count,
                    const std::vector<std::vector<Vertex>>& symmetries) {
  Count sum;
  for (const Count& cell : ends.cells) sum += cell;
  if (sum != count.directed) return false;
  return std::ranges::all_of(symmetries, [&](const std::vector<Vertex>& image) {
    for (Vertex v = 0; v < image.size(); ++v) {
      if (ends.cells[v] != ends.cells[image[v]]) return false;
    }
    return true;
  });
}

/// Counts again, forwards and backwards.
void ask_the_ends(SecondOpinion& opinion, const PathCount& count, const PathPuzzle& puzzle,
                  CountOptions options, const std::vector<std::vector<Vertex>>& symmetries, const Run& run) {
  options.sweep = count.sweep;
  options.places.checkpoint_folder.reset();
  options.on_prediction = {};
  const PathsByCell ends = paths_by_start(puzzle, options, run);
  if (!ends.all.complete) {
    opinion.complete = false;
    opinion.why_not = ends.all.why;
    return;
  }
  const bool symmetric = is_bare_board(puzzle);
  opinion.agrees = ends.all.directed == count.directed &&
                   ends_fit_count(ends, count, symmetric ? symmetries : std::vector<std::vector<Vertex>>{});
  opinion.how += ", forwards and backwards, and by the ends of the paths";
}

}  // namespace

SecondOpinion second_opinion(const PathCount& count, const PathPuzzle& puzzle, const CountOptions& options,
                             const std::vector<std::vector<Vertex>>& symmetries, const Run& run) {
  if (count.method == "refuted") return {.complete = true, .how = "the reason given"};
  if (count.method != "sweep") return by_other_search(count, puzzle, run);
  SecondOpinion opinion;
  try {
    opinion = by_other_sweep(count, puzzle, options, run);
  } catch (const TooLarge& refusal) {
    opinion.why_not = refusal.message();
  } catch (const OutOfRoom& shortage) {
    opinion.why_not = shortage.what();
  }
  if (!opinion.complete || !opinion.agrees || puzzle.closed) return opinion;
  try {
    ask_the_ends(opinion, count, puzzle, options, symmetries, run);
  } catch (const TooLarge&) {
    // All layers at once do not fit; the sweep by the other order must suffice.
  } catch (const OutOfRoom&) {
  }
  return opinion;
}

}  // namespace hamlet::path
