#include "hamlet/solve/bridges/propagate/network.hpp"

#include <algorithm>

#include "hamlet/base/error.hpp"

namespace hamlet::bridges {

namespace {

/// Replaces the number of entries per owner by the offset of its first one (exclusive prefix sums).
void accumulate_counts(std::vector<std::uint32_t>& first) {
  std::uint32_t sum = 0;
  for (std::uint32_t& entry : first) sum += std::exchange(entry, sum);
}

}  // namespace

Network::Network(const BridgesPuzzle& puzzle)
    : k_(puzzle.k()), no_loops_(puzzle.grid().no_loops), ends_(puzzle.lanes()) {
  const std::size_t islands = puzzle.islands().size();
  first_outlet_.assign(islands + 1, 0);
  for (const Lane& lane : ends_) {
    ++first_outlet_[lane.a];
    ++first_outlet_[lane.b];
  }
  accumulate_counts(first_outlet_);
  outlets_.resize(2 * ends_.size());
  std::vector<std::uint32_t> next(first_outlet_.begin(), first_outlet_.end() - 1);
  for (LaneIndex lane = 0; lane < ends_.size(); ++lane) {
    const auto [a, b] = ends_[lane];
    outlets_[next[a]++] = {lane, b};
    outlets_[next[b]++] = {lane, a};
  }

  first_crossing_.assign(ends_.size() + 1, 0);
  for (const auto& [one, two] : puzzle.crossings()) {
    ++first_crossing_[one];
    ++first_crossing_[two];
  }
  accumulate_counts(first_crossing_);
  crossing_.resize(2 * puzzle.crossings().size());
  next.assign(first_crossing_.begin(), first_crossing_.end() - 1);
  for (const auto& [one, two] : puzzle.crossings()) {
    crossing_[next[one]++] = static_cast<LaneIndex>(two);
    crossing_[next[two]++] = static_cast<LaneIndex>(one);
  }

  for (Vertex v = 0; v < islands; ++v) {
    const auto demand = puzzle.islands()[v].demand;
    known_.push_back(demand.has_value());
    least_.push_back(demand.value_or(0));
    most_.push_back(demand.value_or(0));
  }
  for (Vertex v = 0; v < islands; ++v) {
    if (!known_[v]) hide_demand(v);
  }
}

int Network::capacity(LaneIndex lane) const {
  const auto [a, b] = ends_[lane];
  return std::min({k_, most_[a], most_[b]});
}

void Network::set_demand(Vertex island, int demand) {
  require(known_[island] && demand >= 0, "only a known demand is replaced");
  least_[island] = most_[island] = demand;
}

void Network::show_demand(Vertex island, int demand) {
  known_[island] = true;
  set_demand(island, demand);
}

void Network::hide_demand(Vertex island) {
  known_[island] = false;
  least_[island] = island_count() > 1 ? 1 : 0;
  most_[island] = static_cast<int>(outlets(island).size()) * k_;
}

LaneBounds open_bounds(const Network& network) {
  LaneBounds bounds;
  bounds.least.assign(network.lane_count(), 0);
  bounds.most.resize(network.lane_count());
  for (LaneIndex lane = 0; lane < network.lane_count(); ++lane) bounds.most[lane] = network.capacity(lane);
  return bounds;
}

std::vector<Bridge> net_of(const Network& network, std::span<const int> bridges) {
  std::vector<Bridge> net;
  for (LaneIndex lane = 0; lane < network.lane_count(); ++lane) {
    if (bridges[lane] == 0) continue;
    const auto [a, b] = network.ends(lane);
    net.push_back({a, b, bridges[lane]});
  }
  return net;
}

std::vector<int> bridges_by_lane(const BridgesPuzzle& puzzle, const std::vector<Bridge>& net) {
  std::vector<int> bridges(puzzle.lanes().size(), 0);
  for (const auto& [a, b, n] : net) bridges[puzzle.lane_between(a, b).value()] += n;
  return bridges;
}

}  // namespace hamlet::bridges
