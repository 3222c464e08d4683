#include "hamlet/solve/path/sweep/swept_puzzle.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "hamlet/base/error.hpp"
#include "hamlet/base/memory.hpp"
#include "hamlet/base/residues.hpp"
#include "hamlet/solve/path/sweep/forward_pass.hpp"

namespace hamlet::path {

namespace {

/// Converts an order of the puzzle's vertices to one of the problem's.
std::vector<Vertex> order_of_problem(const CycleProblem& problem, std::vector<Vertex> order) {
  if (problem.joint()) order.push_back(*problem.joint());
  if (!problem.is_tripled()) return order;
  std::vector<Vertex> tripled;
  tripled.reserve(3 * order.size());
  for (Vertex v : order) tripled.insert(tripled.end(), {3 * v + 1, 3 * v, 3 * v + 2});
  return tripled;
}

/// Estimated from the order alone, before its types are known; accurate to a factor of two or three.
double rough_bytes(const SweepOrder& order) {
  constexpr double at_least = 20e6, a_slot_at_peak = 1.2, a_slot_of_types = 0.1;
  return at_least + a_slot_at_peak * order.peak + a_slot_of_types * order.slots;
}

/// Whether an order exceeds the limits by more than the factor `times`.
bool is_over(const SweepOrder& order, double times, const SweptPuzzle::Options& options) {
  return order.width > max_sweep_width || order.slots > times * options.most_slots ||
         rough_bytes(order) > times * options.most_bytes;
}

/// The search takes a share of the predicted time of counting, which a first short search estimates.
std::vector<SweepOrder> orders_for(const SweepQuestion& question, const SweptPuzzle::Options& options,
                                   const Run& run) {
  constexpr std::size_t how_many = 3;
  constexpr double few_slots = 1e5, first_effort = 0.2;
  constexpr double seconds_a_slot = 1e-9, seconds_an_effort = 0.3, share = 0.15;
  auto orders = find_sweep_orders(question, how_many, 0, run);
  if (orders.front().slots < few_slots || options.most_effort < first_effort) return orders;
  orders = find_sweep_orders(question, how_many, first_effort, run);
  const double effort =
      std::min(share * orders.front().slots * seconds_a_slot / seconds_an_effort, options.most_effort);
  if (effort <= first_effort || is_over(orders.front(), 10, options)) return orders;
  auto more = find_sweep_orders(question, how_many, effort, run);
  more.insert(more.end(), orders.begin(), orders.end());
  std::ranges::stable_sort(more, {}, &SweepOrder::slots);
  return more;
}

}  // namespace

SweepQuestion sweep_question_of(const PathPuzzle& puzzle) {
  const Rules rules(puzzle);
  const bool both_ends = !puzzle.closed && rules.start && rules.end;
  std::vector<Edge> edges;
  for (const Edge& edge : puzzle.graph.edges()) {
    if (rules.marks.allow_move(edge.from, edge.to)) edges.push_back(edge);
  }
  if (both_ends) edges.push_back({*rules.start, *rules.end});
  return {Graph::symmetric(puzzle.length(), edges), !puzzle.closed && !both_ends};
}

std::optional<std::string> SweptPuzzle::refuses(const PathPuzzle& puzzle) {
  if (puzzle.length() < 3) return "it takes three vertices at least";
  if (auto reason = more_than_a_cycle(puzzle)) return reason;
  const Rules rules(puzzle);
  if (rules.directed && !puzzle.graph.is_directed())
    return "it does not support marks that restrict directions";
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
    why_not = fmt::format("its frontier has up to {} vertices, and at most {} are supported", sweep_.places(),
                          most_places);
    return false;
  }
  if (options.spill_folder) file_.emplace(*options.spill_folder);
  types_ =
      TypeLayers::explore(sweep_, options.most_type_bytes, file_ ? &*file_ : nullptr, workers, run, why_not);
  if (!types_) return false;
  const auto& operations = types_->operations();
  unsigned most_ends = 0;
  for (const Operation& o : operations) most_ends = std::max({most_ends, o.k, o.k_after()});
  family_ = noncrossing_matchings(most_ends);
  if (!std::ranges::all_of(operations, [&](const Operation& o) { return family_->knows(o); }))
    family_ = general_matchings(most_ends);
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

  const auto orders = orders_for(sweep_question_of(puzzle), options, run);
  // The exact cost of an order follows only from its types, which take too long for large sweeps.
  constexpr double few_slots = 1e8, about_as_cheap = 1.2;
  const auto is_judged = [&](const SweepOrder& order) {
    return order.slots <= about_as_cheap * orders.front().slots && orders.front().slots < few_slots;
  };
  if (is_over(orders.front(), 4, options)) {
    constexpr double any_machine = 1e18;
    const double bytes = rough_bytes(orders.front());
    why_not = fmt::format(
        "it would go through some {:.0e} states and needs {}", orders.front().slots,
        bytes < any_machine ? "about " + format_bytes(bytes) : "more memory than any machine has");
    return nullptr;
  }
  std::unique_ptr<SweptPuzzle> best;
  for (const SweepOrder& order : orders) {
    if (&order != orders.data() && !is_judged(order)) continue;
    auto next = swept(order.vertices);
    if (run.must_end()) return nullptr;
    if (next && (!best || next->forecast_.slots < best->forecast_.slots)) best = std::move(next);
  }
  if (!best) why_not += fmt::format("; it needs about {} in all", format_bytes(rough_bytes(orders.front())));
  return best;
}

double SweptPuzzle::bytes_besides_states(unsigned workers) const {
  constexpr double program = 10e6, bytes_a_step = 5e3;
  return program + bytes_a_step * static_cast<double>(sweep_.steps().size()) + types_->bytes() +
         static_cast<double>(family_->bytes()) + workers * ForwardPass::bytes_in_hand(forecast_, *family_);
}

SweepPrediction SweptPuzzle::prediction(unsigned workers) const {
  // Measured on knight and Diplomatico boards: a third of the slots of general matchings hold a state, at the
  // widest place a ninth to three quarters; of noncrossing ones nearly all do. Remainders take whole words,
  // and a pass for each modulus.
  const bool noncrossing = family_->is_noncrossing();
  const double filled = noncrossing ? 1 : 0.35, filled_at_peak = noncrossing ? 1 : 0.4;
  const std::size_t passes = moduli_for(forecast_.log2_bound).size();
  const double bytes_a_state = passes > 1 ? 8.3 : 2.2;
  constexpr double recycled_share = 1.3, seconds_a_state = 6e-9, seconds_a_type = 3e-7;
  SweepPrediction prediction{.passes = passes};
  prediction.states = static_cast<double>(passes) * filled * forecast_.slots;
  prediction.peak_states = filled_at_peak * forecast_.peak_slots;
  prediction.bytes = bytes_besides_states(workers) + recycled_share * bytes_a_state * prediction.peak_states;
  prediction.bytes_of_all_layers =
      bytes_besides_states(workers) + 1.1 * bytes_a_state * filled * forecast_.slots;
  prediction.seconds = seconds_a_state * prediction.states + seconds_a_type * forecast_.types;
  return prediction;
}

bool is_walked_both_ways(const PathPuzzle& puzzle) {
  const Rules rules(puzzle);
  return !rules.directed && (puzzle.closed ? !(rules.start && rules.end) : !rules.start && !rules.end);
}

}  // namespace hamlet::path
