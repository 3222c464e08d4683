#include "hamlet/solve/bridges/sweep/lane_order.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "hamlet/base/random.hpp"
#include "hamlet/solve/bridges/sweep/lane_annealing.hpp"
#include "hamlet/solve/bridges/sweep/lane_cost.hpp"

namespace hamlet::bridges {

namespace {

/// Large parts get fewer starts, since each takes long.
constexpr std::size_t most_starts = 48, lanes_of_all_starts = 100000;
/// A higher peak is out of the reach of annealing.
constexpr double hopeless_peak = 1e30;
constexpr double most_noise = 0.3;
/// A sweep over fewer states needs no better order.
constexpr double few_states = 1000;
constexpr std::size_t most_annealed = 8;
/// The lengths of the first and of the last walk. Longer walks would find little more.
constexpr std::uint64_t first_moves = 5000, most_moves = 2000000;
/// The time of one annealing move, in states of a sweep.
constexpr double states_per_move = 10;

/// Grows an order greedily: of the lanes next to those decided, it takes the one that makes the next cut
/// cheapest.
class GreedyOrder {
 public:
  GreedyOrder(const LaneCost& cost, double noise, Rng& rng)
      : cost_(cost),
        noise_(noise),
        rng_(rng),
        decided_(cost.lane_count(), 0),
        decided_at_group_(cost.part().groups, 0),
        change_(cost.lane_count(), unseen) {}

  std::vector<std::uint32_t> from(std::uint32_t start) {
    decide(start);
    while (!candidates_.empty()) {
      std::size_t best = 0;
      double best_change = std::numeric_limits<double>::infinity();
      for (std::size_t i = 0; i < candidates_.size(); ++i) {
        double change = change_[candidates_[i]];
        if (change > 0 && noise_ > 0) change += noise_ * static_cast<double>(rng_.below(1024)) / 1024;
        if (change < best_change) {
          best_change = change;
          best = i;
        }
      }
      const std::uint32_t lane = candidates_[best];
      candidates_[best] = candidates_.back();
      candidates_.pop_back();
      decide(lane);
    }
    return std::move(order_);
  }

 private:
  static constexpr double unseen = std::numeric_limits<double>::infinity();

  void decide(std::uint32_t lane) {
    decided_[lane] = 1;
    order_.push_back(lane);
    const OpenPart& part = cost_.part();
    for (std::uint32_t island : part.lanes[lane].island) {
      if (island != OpenLane::none) refresh(cost_.lanes_at_island(island));
    }
    for (std::uint32_t group : part.lanes[lane].group) {
      if (group == OpenLane::none) continue;
      const std::vector<std::uint32_t>& lanes = cost_.lanes_at_group(group);
      ++decided_at_group_[group];
      if (decided_at_group_[group] == 1 || decided_at_group_[group] + 1 == lanes.size()) refresh(lanes);
    }
    refresh(part.crossing[lane]);
    for (std::uint32_t other : part.crossing[lane]) refresh(part.crossing[other]);
  }
  void refresh(const std::vector<std::uint32_t>& lanes) {
    for (std::uint32_t lane : lanes) {
      if (decided_[lane]) continue;
      if (change_[lane] == unseen) candidates_.push_back(lane);
      change_[lane] = cost_.change(lane, [&](std::uint32_t other) { return decided_[other] != 0; });
    }
  }

  const LaneCost& cost_;
  double noise_;
  Rng& rng_;
  std::vector<char> decided_;
  std::vector<std::size_t> decided_at_group_;
  std::vector<double> change_;
  std::vector<std::uint32_t> candidates_, order_;
};

}  // namespace

LaneOrder weigh(const OpenPart& part, std::vector<std::uint32_t> lanes) {
  const LaneCost cost(part);
  std::vector<char> decided(lanes.size(), 0);
  LaneOrder order{std::move(lanes)};
  double log_states = 0;
  for (std::uint32_t lane : order.lanes) {
    log_states += cost.change(lane, [&](std::uint32_t other) { return decided[other] != 0; });
    decided[lane] = 1;
    const double states = std::exp(std::min(log_states, 600.0));
    order.states += states;
    order.peak = std::max(order.peak, states);
  }
  return order;
}

LaneOrder find_lane_order(const OpenPart& part, const Run& run) {
  Rng rng(run.seed);
  const LaneCost cost(part);
  std::vector<LaneOrder> found;
  const std::size_t starts = std::clamp<std::size_t>(lanes_of_all_starts / part.lanes.size(), 2, most_starts);
  for (std::size_t i = 0; i < starts; ++i) {
    const auto start = static_cast<std::uint32_t>(rng.below(part.lanes.size()));
    found.push_back(weigh(part, GreedyOrder(cost, i % 2 == 0 ? 0 : most_noise, rng).from(start)));
    if (found.back().states < few_states || found.back().peak > hopeless_peak || run.must_end()) break;
  }
  const auto cheaper = [](const LaneOrder& a, const LaneOrder& b) { return a.states < b.states; };
  // Each round anneals fewer orders for longer, while that is a small part of what the sweep would take.
  std::uint64_t moves = first_moves;
  for (std::size_t kept = most_annealed;; kept = std::max<std::size_t>(kept / 2, 1), moves *= 3) {
    std::sort(found.begin(), found.end(), cheaper);
    found.resize(std::min(found.size(), kept));
    if (moves > most_moves || found[0].peak > hopeless_peak ||
        found[0].states < static_cast<double>(moves * found.size()) * states_per_move || run.must_end())
      break;
    for (std::size_t i = 0; i < found.size(); ++i) {
      LaneOrder order = weigh(part, anneal_lane_order(cost, found[i].lanes, moves, rng, run));
      if (order.states < found[i].states) found[i] = std::move(order);
    }
  }
  return std::move(found[0]);
}

}  // namespace hamlet::bridges
