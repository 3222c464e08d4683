#include "hamlet/solve/path/frontier/swept_puzzle.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "hamlet/base/error.hpp"
#include "hamlet/base/memory.hpp"
#include "hamlet/graph/sweep_order.hpp"

namespace hamlet {

namespace {

/// What orders are looked for: the puzzle's graph, and the joint as an apex where it is next to all.
SweepQuestion question_of(const PathPuzzle& puzzle) {
  const PathRules rules(puzzle);
  const bool both_ends = !puzzle.closed && rules.start && rules.end;
  std::vector<Edge> edges;
  for (const Edge& edge : puzzle.graph.edges()) {
    if (rules.marks_allow_move(edge.from, edge.to)) edges.push_back(edge);
  }
  if (both_ends) edges.push_back({*rules.start, *rules.end});
  return {Graph::symmetric(puzzle.length(), edges), !puzzle.closed && !both_ends};
}

/// The problem's vertices in the order of the puzzle's.
std::vector<Vertex> order_of_problem(const CycleProblem& problem, std::vector<Vertex> order) {
  if (problem.joint()) order.push_back(*problem.joint());
  if (!problem.is_tripled()) return order;
  std::vector<Vertex> tripled;
  tripled.reserve(3 * order.size());
  for (Vertex v : order) tripled.insert(tripled.end(), {3 * v + 1, 3 * v, 3 * v + 2});
  return tripled;
}

/// Kept types have far fewer slots than predicted, but not a hundred times fewer.
bool is_hopeless(const SweepOrder& order, const SweptPuzzle::Options& options) {
  return order.slots > 100 * options.most_slots;
}

/// A first look that costs little tells how much looking is worth.
std::vector<SweepOrder> orders_for(const SweepQuestion& question, const SweptPuzzle::Options& options,
                                   const Run& run) {
  constexpr double first_effort = 0.3, seconds_a_slot = 1e-9, seconds_an_effort = 0.3, share = 0.15;
  auto orders = find_sweep_orders(question, 3, std::min(first_effort, options.most_effort), run);
  const double effort =
      std::min(share * orders.front().slots * seconds_a_slot / seconds_an_effort, options.most_effort);
  if (effort <= first_effort || is_hopeless(orders.front(), options)) return orders;
  auto more = find_sweep_orders(question, 3, effort, run);
  more.insert(more.end(), orders.begin(), orders.end());
  std::ranges::stable_sort(more, {}, &SweepOrder::slots);
  return more;
}

}  // namespace

std::optional<std::string> SweptPuzzle::refuses(const PathPuzzle& puzzle) {
  if (puzzle.length() < 3) return "it takes three vertices at least";
  if (auto reason = more_than_a_cycle(puzzle)) return reason;
  const PathRules rules(puzzle);
  if (rules.directed && !puzzle.graph.is_directed())
    return "it knows nothing of marks that speak of directions";
  if (rules.directed && !puzzle.diamonds.empty()) return "it knows nothing of diamonds on directed graphs";
  return std::nullopt;
}

SweptPuzzle::SweptPuzzle(const PathPuzzle& puzzle, std::vector<Vertex> order)
    : puzzle_(puzzle),
      problem_(puzzle_),
      order_(std::move(order)),
      sweep_(problem_, order_of_problem(problem_, order_)) {}

bool SweptPuzzle::explore(const Options& options, Workers& workers, const Run& run, std::string& why_not) {
  if (!sweep_.fits()) {
    why_not =
        fmt::format("its frontier has {} vertices at once, and {} is the most", sweep_.places(), most_places);
    return false;
  }
  types_ = TypeLayers::explore(sweep_, options.most_type_bytes, workers, run, why_not);
  if (!types_) return false;
  const auto& operations = types_->operations();
  family_ = noncrossing_matchings();
  if (!std::ranges::all_of(operations, [&](const Operation& o) { return family_->knows(o); }))
    family_ = general_matchings();
  for (const Operation& operation : operations) {
    if (family_->knows(operation)) continue;
    why_not = fmt::format("it has up to {} ends of paths at once, and {} are the most", operation.k_after(),
                          family_->most_points());
    return false;
  }
  forecast_ = types_->forecast(*family_);
  if (forecast_.slots > options.most_slots) {
    why_not = fmt::format("it goes through up to {:.1g} states", forecast_.slots);
    return false;
  }
  for (const Operation& operation : operations) family_->prepare(operation);
  return true;
}

std::unique_ptr<SweptPuzzle> SweptPuzzle::prepare(const PathPuzzle& puzzle, const Options& options,
                                                  Workers& workers, const Run& run, std::string& why_not) {
  const auto swept = [&](std::vector<Vertex> order) {
    std::unique_ptr<SweptPuzzle> made(new SweptPuzzle(puzzle, std::move(order)));
    return made->explore(options, workers, run, why_not) ? std::move(made) : nullptr;
  };
  if (!options.order.empty()) return swept(options.order);

  const auto orders = orders_for(question_of(puzzle), options, run);
  // An order's cost is known for certain only from its types; of large sweeps, looking costs too much.
  constexpr double few_slots = 1e8;
  const std::size_t judged = orders.front().slots < few_slots ? 3 : 1;
  if (is_hopeless(orders.front(), options)) {
    why_not = fmt::format("it would go through some {:.0e} states", orders.front().slots);
    return nullptr;
  }
  std::unique_ptr<SweptPuzzle> best;
  for (std::size_t i = 0; i < orders.size() && (i < judged || !best); ++i) {
    auto next = swept(orders[i].vertices);
    if (run.must_end()) return nullptr;
    if (next && (!best || next->forecast_.slots < best->forecast_.slots)) best = std::move(next);
  }
  return best;
}

SweepPrediction SweptPuzzle::prediction() const {
  // Measured on knight and Diplomatico boards: a third of the slots hold a state, less in the beginning and
  // more after the widest place; 2.2 bytes a state; a state takes 4 ns on one thread.
  constexpr double filled = 0.35, filled_at_peak = 0.7, bytes_a_state = 2.2, seconds_a_state = 6e-9,
                   seconds_a_type = 3e-7, fixed_bytes = 20e6, recycled_share = 1.3;
  SweepPrediction prediction;
  prediction.states = filled * forecast_.slots;
  prediction.peak_states = filled_at_peak * forecast_.peak_slots;
  prediction.bytes = fixed_bytes + types_->bytes() + recycled_share * bytes_a_state * prediction.peak_states;
  prediction.seconds = seconds_a_state * prediction.states + seconds_a_type * forecast_.types;
  return prediction;
}

CycleMeaning meaning_of_a_cycle(const PathPuzzle& puzzle) {
  const PathRules rules(puzzle);
  const bool both_ways =
      !rules.directed && (puzzle.closed ? !(rules.start && rules.end) : !rules.start && !rules.end);
  return {both_ways ? 2u : 1u, 1u};
}

}  // namespace hamlet
