#include "hamlet/solve/bridges/search/residue.hpp"

namespace hamlet::bridges {

namespace {
constexpr std::uint32_t none = UINT32_MAX;
}

Residue::Residue(const Position& position) : no_loops_(position.network().no_loops()) {
  number_lanes(position);
  number_islands(position);
  number_groups(position);
  link_groups();
}

void Residue::number_lanes(const Position& position) {
  const Network& network = position.network();
  residual_.assign(network.lane_count(), none);
  for (LaneIndex lane = 0; lane < network.lane_count(); ++lane) {
    if (!position.is_open(lane)) continue;
    residual_[lane] = static_cast<std::uint32_t>(original_.size());
    original_.push_back(lane);
    least_.push_back(position.least(lane));
    most_.push_back(position.most(lane));
  }
  ends_.resize(original_.size());
  first_crossing_.push_back(0);
  for (const LaneIndex lane : original_) {
    for (const LaneIndex other : network.crossing(lane)) {
      if (residual_[other] != none) crossing_.push_back(residual_[other]);
    }
    first_crossing_.push_back(static_cast<std::uint32_t>(crossing_.size()));
  }
}

void Residue::number_islands(const Position& position) {
  const Network& network = position.network();
  first_lane_at_.push_back(0);
  for (Vertex v = 0; v < network.island_count(); ++v) {
    if (position.is_finished(v)) continue;
    const auto island = static_cast<std::uint32_t>(least_demand_.size());
    int fixed = 0;
    for (const auto& [lane, other] : network.outlets(v)) {
      if (residual_[lane] == none) {
        fixed += position.least(lane);
        continue;
      }
      lanes_at_.push_back(residual_[lane]);
      ends_[residual_[lane]].island[network.ends(lane).b == v] = island;
    }
    least_demand_.push_back(network.least(v) - fixed);
    most_demand_.push_back(network.most(v) - fixed);
    first_lane_at_.push_back(static_cast<std::uint32_t>(lanes_at_.size()));
  }
}

void Residue::number_groups(const Position& position) {
  const Network& network = position.network();
  std::vector<std::uint32_t> number(network.island_count(), none);
  std::uint32_t count = 0;
  // Groups that no open lane leaves count too: unless such a group is the only one, there is no solution.
  for (Vertex v = 0; v < network.island_count(); ++v) {
    if (position.group(v) == v) number[v] = count++;
  }
  for (std::uint32_t lane = 0; lane < original_.size(); ++lane) {
    const auto [a, b] = network.ends(original_[lane]);
    ends_[lane].group[0] = number[position.group(a)];
    ends_[lane].group[1] = number[position.group(b)];
  }
  first_place_.assign(count + 1, 0);
}

void Residue::link_groups() {
  for (const Ends& ends : ends_) {
    if (ends.group[0] == ends.group[1]) continue;
    for (const std::uint32_t group : ends.group) ++first_place_[group];
  }
  std::uint32_t sum = 0;
  for (std::uint32_t& first : first_place_) sum += std::exchange(first, sum);
  places_.resize(sum);
  std::vector<std::uint32_t> next(first_place_.begin(), first_place_.end() - 1);
  for (std::uint32_t lane = 0; lane < ends_.size(); ++lane) {
    const auto [one, two] = ends_[lane].group;
    if (one == two) continue;
    places_[next[one]++] = {lane, two};
    places_[next[two]++] = {lane, one};
  }
}

}  // namespace hamlet::bridges
