#include <algorithm>
#include <set>

#include "hamlet/base/random.hpp"
#include "hamlet/graph/centrality/remoteness.hpp"
#include "hamlet/solve/path/rules/rules.hpp"
#include "hamlet/solve/path/solver.hpp"
#include "hamlet/solve/path/walk/walker.hpp"

namespace hamlet::path {

namespace {

constexpr std::string_view heuristic_order_unless_given = "far";
constexpr std::uint64_t most_tries = 10'000;

std::optional<std::string> heuristic_refuses(const PathPuzzle& puzzle) {
  const auto is_inside = [&](const Visit& clue) { return clue.step != 1 && clue.step != puzzle.length(); };
  if (std::ranges::any_of(puzzle.clues, is_inside))
    return "it walks without turning back, so of the numbers it can keep only the first and the last";
  if (!puzzle.diamonds.empty()) return "it walks without turning back, and does not look out for diamonds";
  if (!puzzle.marks.empty()) return "it walks without turning back, and does not look out for marks";
  return std::nullopt;
}

/// Rotates and reverses a tour to its canonical form.
void normalise(Path& tour, const Rules& rules) {
  if (rules.only_the_cycle_matters) std::ranges::rotate(tour, std::ranges::min_element(tour));
  if (!rules.direction_is_free || tour.size() < 3) return;
  if (rules.end) {
    if (tour.front() > tour[tour.size() - 2]) std::reverse(tour.begin(), tour.end() - 1);
  } else if (tour[1] > tour.back()) {
    std::reverse(tour.begin() + 1, tour.end());
  }
}

/// The starts to try: the given one; for a tour, the most central cell, easiest to return to; for a path, the
/// cell with the fewest neighbours, then random cells.
class Starts {
 public:
  Starts(const PathPuzzle& puzzle, const Rules& rules, const Run& run)
      : puzzle_(puzzle),
        rules_(rules),
        count_(puzzle.length()),
        is_fixed_(rules.start || (puzzle.closed && !rules.end)) {
    std::vector<std::uint64_t> cost(count_);
    if (puzzle.closed && !rules.start) {
      if (auto from_all = remoteness(puzzle.graph, run)) cost = std::move(*from_all);
    } else {
      for (Vertex v = 0; v < count_; ++v) cost[v] = puzzle.graph.out(v).size();
    }
    for (Vertex v = 0; v < count_; ++v) {
      if (fits(v) && (first_ == no_vertex || cost[v] < cost[first_])) first_ = v;
    }
  }

  /// no_vertex if no start is possible.
  Vertex first() const { return first_; }
  /// A random start. With `vary`, a tour may also start anywhere.
  Vertex any(Rng& rng, bool vary) const {
    if (rules_.start || (is_fixed_ && !vary)) return first_;
    for (;;) {
      const auto v = static_cast<Vertex>(rng.below(count_));
      if (fits(v)) return v;
    }
  }

 private:
  bool fits(Vertex v) const {
    if (rules_.start ? *rules_.start != v : rules_.end == v && count_ > 1) return false;
    if (puzzle_.closed && rules_.end && !puzzle_.graph.has_arc(*rules_.end, v)) return false;
    return rules_.colours_allow_start(v);
  }

  const PathPuzzle& puzzle_;
  const Rules& rules_;
  Vertex count_;
  bool is_fixed_;
  Vertex first_ = no_vertex;
};

SearchReport search_by_heuristic(const PathPuzzle& puzzle, const SolverOptions& options, const Run& run,
                                 const Visitor& visit) {
  const Rules rules(puzzle);
  const MoveSorter order(options.order.empty() ? heuristic_order_unless_given : options.order, puzzle.graph,
                         run, rules.goal());
  const Starts starts(puzzle, rules, run);
  if (!order.is_ready() || run.must_end()) return {.ended = Ended::by_request, .why = why_ended(run)};
  Walker walker(puzzle.graph, order, run);
  Rng rng(run.seed);
  std::set<Path> found;
  const std::uint64_t patience =
      std::min<std::uint64_t>(100 + 10 * std::uint64_t{puzzle.length()}, most_tries);
  for (std::uint64_t tries = 0, in_vain = 0; starts.first() != no_vertex && in_vain < patience; ++tries) {
    const bool by_chance = tries > 0 || order.is_random();
    const Vertex start = tries == 0 ? starts.first() : starts.any(rng, !found.empty());
    ++in_vain;
    const bool arrived =
        walker.walk(start, {.end = rules.end, .closed = puzzle.closed}, by_chance ? &rng : nullptr);
    if (walker.was_stopped() || run.must_end())
      return {.ended = Ended::by_request, .work = walker.work(), .why = why_ended(run)};
    if (!arrived) continue;
    Path path = walker.path();
    normalise(path, rules);
    if (found.contains(path)) continue;
    in_vain = 0;
    if (!visit(path)) return {.ended = Ended::by_visitor, .work = walker.work()};
    found.insert(std::move(path));
  }
  return {.ended = Ended::gave_up,
          .work = walker.work(),
          .why = "walks without turning back found nothing (more), which proves nothing"};
}

}  // namespace

extern const Solver heuristic_solver = {
    .name = "heuristic",
    .summary =
        "walks by an order of the moves (default far) without turning back, and starts anew when "
        "stuck: for boards of millions of cells",
    .power = Power::finds,
    .takes_order = true,
    .refuses = heuristic_refuses,
    .search = search_by_heuristic,
};

}  // namespace hamlet::path
