#include "hamlet/solve/path/search/backtrack.hpp"

#include <algorithm>
#include <numeric>

#include "hamlet/base/random.hpp"
#include "hamlet/solve/path/search/backtracker.hpp"

namespace hamlet::path {

namespace {

constexpr std::string_view backtrack_order_unless_given = "warnsdorff";

/// The cells that can have number 1.
std::vector<Vertex> possible_starts(const PathPuzzle& puzzle, const Rules& rules) {
  if (rules.start) return {*rules.start};
  // A tour without numbers may start on any cell; one with few neighbours branches least.
  std::vector<Vertex> starts(puzzle.graph.vertex_count());
  std::iota(starts.begin(), starts.end(), Vertex{0});
  std::ranges::stable_sort(starts, {}, [&](Vertex v) { return puzzle.graph.out(v).size(); });
  if (rules.only_the_cycle_matters && !starts.empty()) starts.resize(1);
  return starts;
}

/// Searches for one path with restarts: all starts in turn, with a budget that doubles each round, so that no
/// unlucky start blocks it. A start whose tree is exhausted is dropped, so the search is complete.
class FirstPath {
 public:
  FirstPath(const PathPuzzle& puzzle, const Rules& rules, MoveSorter& order, const Run& run)
      : search_(puzzle, rules, order, run), run_(run), length_(puzzle.length()) {}

  /// Breaks ties at random, in the first round only if `by_chance`, else in board order. Gives up after
  /// `most_steps`.
  SearchReport find(std::vector<Vertex> starts, bool by_chance, std::uint64_t most_steps,
                    const Visitor& visit) {
    Rng rng(run_.seed);
    std::uint64_t budget = 4 * std::uint64_t{length_} + 100;
    for (; !starts.empty(); budget *= 2) {
      std::vector<Vertex> unfinished;
      for (Vertex start : starts) {
        if (search_.work() >= most_steps) return report(Ended::gave_up);
        Rng ties = rng.split();
        const std::uint64_t steps = std::min(budget, most_steps - search_.work());
        const Ended ended = search_.run(start, steps, by_chance ? &ties : nullptr, visit);
        if (ended == Ended::by_visitor || ended == Ended::by_request) return report(ended);
        if (ended == Ended::gave_up) unfinished.push_back(start);
      }
      starts = std::move(unfinished);
      by_chance = true;
    }
    return report(Ended::exhausted);
  }

 private:
  SearchReport report(Ended ended) const { return {.ended = ended, .work = search_.work()}; }

  Backtracker search_;
  const Run& run_;
  Step length_;
};

/// Visits every path except `known`, which was already reported, in a fixed order.
SearchReport enumerate(const PathPuzzle& puzzle, const Rules& rules, MoveSorter& order, const Run& run,
                       const std::vector<Vertex>& starts, const Path& known, const Patience& patience,
                       const Visitor& visit) {
  Backtracker search(puzzle, rules, order, run);
  Rng rng(run.seed);
  Rng* const ties = order.is_random() ? &rng : nullptr;
  std::uint64_t shown = 1;
  const auto show = [&](const Path& path) {
    if (path == known) return true;
    if (++shown >= patience.promising) search.lift_budget();
    return visit(path);
  };
  for (std::size_t i = 0; i < starts.size(); ++i) {
    search.set_done(static_cast<double>(i) / static_cast<double>(starts.size()));
    const std::uint64_t budget = shown >= patience.promising      ? UINT64_MAX
                                 : search.work() < patience.steps ? patience.steps - search.work()
                                                                  : 0;
    const Ended ended = search.run(starts[i], budget, ties, show);
    if (ended != Ended::exhausted) return {.ended = ended, .work = search.work()};
  }
  return {.ended = Ended::exhausted, .work = search.work()};
}

}  // namespace

SearchReport backtrack(const PathPuzzle& puzzle, const SolverOptions& options, const Patience& patience,
                       const Run& run, const Visitor& visit) {
  const Rules rules(puzzle);
  MoveSorter order(options.order.empty() ? backtrack_order_unless_given : options.order, puzzle.graph, run,
                   rules.goal());
  if (!order.is_ready()) return {.ended = Ended::by_request, .why = why_ended(run)};
  const std::vector<Vertex> starts = possible_starts(puzzle, rules);
  Path first;
  bool wants_more = false;
  const bool by_chance = options.order.empty() || order.is_random();
  SearchReport report =
      FirstPath(puzzle, rules, order, run).find(starts, by_chance, patience.steps, [&](const Path& path) {
        first = path;
        wants_more = visit(path);
        return false;
      });
  if (report.ended == Ended::by_visitor && wants_more) {
    const std::uint64_t work = report.work;
    const Patience left = {patience.steps - work, patience.promising};
    report = enumerate(puzzle, rules, order, run, starts, first, left, visit);
    report.work += work;
  }
  if (report.ended == Ended::by_request) report.why = why_ended(run);
  if (report.ended == Ended::gave_up) report.why = "it was not promising";
  return report;
}

}  // namespace hamlet::path
