#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "hamlet/solve/bridges/sweep/open_parts.hpp"

namespace hamlet::bridges {

/// Predicts the number of states of a sweep. Each island, group and crossed lane that a state must hold
/// multiplies the states of a cut by a factor. The factors are fitted to the layers of real sweeps.
class LaneCost {
 public:
  explicit LaneCost(const OpenPart& part);

  const OpenPart& part() const { return *part_; }
  std::size_t lane_count() const { return part_->lanes.size(); }
  const std::vector<std::uint32_t>& lanes_at_island(std::uint32_t island) const { return at_island_[island]; }
  const std::vector<std::uint32_t>& lanes_at_group(std::uint32_t group) const { return at_group_[group]; }

  /// The change of the logarithm of the states when `lane` is decided. Calls `is_decided` for other lanes.
  template <class IsDecided>
  double change(std::uint32_t lane, const IsDecided& is_decided) const {
    const OpenLane& open = part_->lanes[lane];
    double sum = 0;
    for (std::uint32_t island : open.island) {
      if (island == OpenLane::none) continue;
      int decided = 0;
      for (std::uint32_t other : at_island_[island]) {
        if (other != lane && is_decided(other)) decided += part_->lanes[other].span;
      }
      sum += island_cost(island, decided + open.span) - island_cost(island, decided);
    }
    if (open.joins()) {
      for (std::uint32_t group : open.group) {
        bool some_decided = false, some_left = false;
        for (std::uint32_t other : at_group_[group]) {
          if (other == lane) continue;
          (is_decided(other) ? some_decided : some_left) = true;
          if (some_decided && some_left) break;
        }
        if (some_left && !some_decided) sum += group_cost_[group];
        if (!some_left && some_decided) sum -= group_cost_[group];
      }
    }
    bool crossed = false;
    for (std::uint32_t other : part_->crossing[lane]) {
      if (is_decided(other)) {
        crossed = true;
        continue;
      }
      bool already = false;
      for (std::uint32_t third : part_->crossing[other])
        already = already || (third != lane && is_decided(third));
      if (!already) sum += per_crossed_lane;
    }
    return crossed ? sum - per_crossed_lane : sum;
  }

 private:
  static constexpr double per_rest = 0.73, per_crossed_lane = 0.03;
  /// Which groups are joined depends mostly on what their islands still need, if that is known.
  static constexpr double per_group_with_needs = 0.06, per_group_without = 1;

  double island_cost(std::uint32_t island, int decided) const {
    if (decided == 0 || decided == capacity_[island]) return 0;
    const int need = part_->need[island];
    const int rests = std::min(need, capacity_[island] - decided) - std::max(0, need - decided) + 1;
    return rests < static_cast<int>(cost_of_rests_.size()) ? cost_of_rests_[rests]
                                                           : per_rest * std::log(rests);
  }

  const OpenPart* part_;
  std::vector<std::vector<std::uint32_t>> at_island_, at_group_;
  std::vector<int> capacity_;  // by island: the sum of its lanes' spans
  std::vector<double> group_cost_;
  std::array<double, 64> cost_of_rests_;
};

}  // namespace hamlet::bridges
