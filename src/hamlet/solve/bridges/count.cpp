#include "hamlet/solve/bridges/count.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/solve/bridges/find.hpp"
#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/search/conflict_search.hpp"
#include "hamlet/solve/bridges/sweep/net_count.hpp"

namespace hamlet::bridges {

namespace {

// Listing up to this many solutions is faster than preparing a sweep.
constexpr std::uint64_t few = 30;
constexpr std::uint64_t quickly_listed = 10'000;

constexpr int most_ks_counted = 1000;

/// Counts by listing up to `most` nets. The count is exact if there are no more.
NetTotal count_by_search(const Position& position, std::uint64_t most, const Run& run) {
  const Residue residue(position);
  ConflictSearch search(residue);
  NetTotal total{.method = "search"};
  std::uint64_t nets = 0;
  ConflictSearch::Outcome outcome = ConflictSearch::Outcome::found;
  while (nets < most && (outcome = search.next(run)) == ConflictSearch::Outcome::found) ++nets;
  total.is_exact = outcome == ConflictSearch::Outcome::none;
  total.nets = Count(nets);
  total.work = position.mark() + search.conflicts();
  if (outcome == ConflictSearch::Outcome::unknown) total.why = why_ended(run);
  return total;
}

NetTotal count_by_sweeping(const Position& position, NetTotal at_least, const Run& run) {
  const NetCount swept = count_by_sweep(position.network(), position.bounds(), run);
  at_least.work += swept.states;
  at_least.peak_states = swept.peak_states;
  if (swept.ended != NetCount::Ended::counted) {
    at_least.why = swept.why.empty() ? why_ended(run) : swept.why;
    return at_least;
  }
  at_least.is_exact = true;
  at_least.nets = swept.nets;
  at_least.method = "sweep";
  return at_least;
}

Question drawn_on(const BridgesPuzzle& puzzle, std::span<const int> drawn) {
  Question question(puzzle);
  question.bounds.least.assign(drawn.begin(), drawn.end());
  return question;
}

Found find_with_k(const BridgesPuzzle& puzzle, int k, std::span<const int> drawn, const Run& run) {
  const BridgesPuzzle changed = with_k(puzzle, k);
  return find_nets(drawn_on(changed, drawn), solver_named("engine", "solver"), 1, run);
}

/// The largest k that can make a difference: no lane carries more than the smaller demand at its ends.
int largest_useful_k(const BridgesPuzzle& puzzle) {
  int largest = 1;
  bool any_unknown = false;
  for (const auto& [a, b] : puzzle.lanes()) {
    const auto one = puzzle.islands()[a].demand, two = puzzle.islands()[b].demand;
    if (!one && !two) any_unknown = true;
    const int by_demand = std::min(one.value_or(INT32_MAX), two.value_or(INT32_MAX));
    if (by_demand < INT32_MAX) largest = std::max(largest, by_demand);
  }
  if (any_unknown)
    throw InputError("per-k",
                     "two neighbours with unknown demands take any number of bridges, so each larger k has "
                     "more solutions");
  return largest;
}

}  // namespace

NetTotal count_nets(const Question& question, std::uint64_t enough, const Run& run) {
  Position position(question.network);
  if (!apply_bounds(position, question.bounds) || !deduce(position, level_what_if, run))
    return {.is_exact = true, .nets = 0, .method = "rules", .work = position.mark()};
  if (position.is_complete())
    return {.is_exact = true, .nets = 1, .method = "rules", .work = position.mark()};
  // A sweep counts many nets as fast as few, but a small `enough` is reached sooner by listing.
  NetTotal total = count_by_search(position, enough <= quickly_listed ? enough : few, run);
  if (total.is_exact || !total.why.empty() || total.nets >= Count(enough)) return total;
  NetTotal swept = count_by_sweeping(position, std::move(total), run);
  if (swept.is_exact || enough == UINT64_MAX || run.must_end()) return swept;
  return count_by_search(position, enough, run);
}

BridgesPuzzle with_k(const BridgesPuzzle& puzzle, int k) {
  BridgesGrid grid = puzzle.grid();
  grid.k = k;
  return BridgesPuzzle(std::move(grid));
}

SmallestK smallest_k(const BridgesPuzzle& puzzle, const Run& run) {
  return smallest_k(puzzle, std::vector<int>(puzzle.lanes().size(), 0), run);
}

SmallestK smallest_k(const BridgesPuzzle& puzzle, std::span<const int> drawn, const Run& run) {
  int lower = 1, upper = 1;
  const Network network(puzzle);
  for (const int n : drawn) lower = std::max(lower, n);
  upper = lower;
  for (Vertex v = 0; v < network.island_count(); ++v) {
    if (!network.is_known(v) || network.outlets(v).empty()) continue;
    const int lanes = static_cast<int>(network.outlets(v).size());
    lower = std::max(lower, (network.least(v) + lanes - 1) / lanes);
    upper = std::max(upper, network.least(v));
  }
  // A puzzle that is solvable with k is solvable with any larger k: take growing steps until one works, then
  // bisect.
  SmallestK result{.answer = SmallestK::Answer::none, .not_below = lower};
  for (int step = 1; result.not_below <= upper;) {
    const bool is_bracketed = result.answer == SmallestK::Answer::found;
    if (is_bracketed && result.not_below == result.k) break;
    const int k = is_bracketed ? result.not_below + (result.k - result.not_below) / 2
                               : std::min(upper, result.not_below + step - 1);
    Found found = find_with_k(puzzle, k, drawn, run);
    result.work += found.work;
    if (found.answer == Found::Answer::unknown) {
      result.answer = SmallestK::Answer::unknown;
      result.why = std::move(found.why);
      return result;
    }
    if (found.answer == Found::Answer::found) {
      result.answer = SmallestK::Answer::found;
      result.k = k;
      result.net = std::move(found.solutions.front());
    } else {
      result.not_below = k + 1;
      result.why = std::move(found.why);
      step *= 2;
    }
  }
  if (result.answer == SmallestK::Answer::found) result.why.clear();
  return result;
}

std::vector<TotalForK> count_for_each_k(const BridgesPuzzle& puzzle, std::span<const int> drawn,
                                        const Run& run) {
  std::vector<TotalForK> totals;
  const int largest = largest_useful_k(puzzle);
  if (largest > most_ks_counted)
    throw InputError("k", fmt::format("k makes a difference up to {}, but only k up to {} can be counted",
                                      largest, most_ks_counted));
  for (int k = 1; k <= largest; ++k) {
    if (run.must_end()) {
      totals.push_back({k, {.is_exact = false, .nets = 0, .method = "engine", .why = why_ended(run)}});
      break;
    }
    const BridgesPuzzle changed = with_k(puzzle, k);
    totals.push_back({k, count_nets(drawn_on(changed, drawn), UINT64_MAX, run)});
  }
  return totals;
}

}  // namespace hamlet::bridges
