#pragma once

#include "hamlet/solve/bridges/propagate/position.hpp"

namespace hamlet::bridges {

/// What is undecided in a position, renumbered: the open lanes, the islands they end at, and the groups of
/// joined islands. So the cost of a search depends on what is open, not on the grid.
class Residue {
 public:
  explicit Residue(const Position& position);

  struct Place {
    std::uint32_t lane;
    std::uint32_t group;  // at the other end
  };
  struct Ends {
    std::uint32_t island[2];
    std::uint32_t group[2];
  };

  std::size_t lane_count() const { return original_.size(); }
  std::size_t island_count() const { return least_demand_.size(); }
  std::size_t group_count() const { return first_place_.size() - 1; }
  bool no_loops() const { return no_loops_; }

  LaneIndex original(std::uint32_t lane) const { return original_[lane]; }
  const Ends& ends(std::uint32_t lane) const { return ends_[lane]; }
  int least(std::uint32_t lane) const { return least_[lane]; }
  int most(std::uint32_t lane) const { return most_[lane]; }
  /// Bounds on the number of bridges that the open lanes at an island carry together.
  int least_demand(std::uint32_t island) const { return least_demand_[island]; }
  int most_demand(std::uint32_t island) const { return most_demand_[island]; }

  std::span<const std::uint32_t> lanes_at(std::uint32_t island) const {
    return {lanes_at_.data() + first_lane_at_[island], lanes_at_.data() + first_lane_at_[island + 1]};
  }
  std::span<const std::uint32_t> crossing(std::uint32_t lane) const {
    return {crossing_.data() + first_crossing_[lane], crossing_.data() + first_crossing_[lane + 1]};
  }
  /// The open lanes from a group to other groups.
  std::span<const Place> places(std::uint32_t group) const {
    return {places_.data() + first_place_[group], places_.data() + first_place_[group + 1]};
  }

 private:
  void number_lanes(const Position& position);
  void number_islands(const Position& position);
  void number_groups(const Position& position);
  void link_groups();

  bool no_loops_;
  std::vector<LaneIndex> original_;
  std::vector<std::uint32_t> residual_;  // by lane of the network
  std::vector<Ends> ends_;
  std::vector<int> least_, most_, least_demand_, most_demand_;
  std::vector<std::uint32_t> first_lane_at_, lanes_at_, first_crossing_, crossing_, first_place_;
  std::vector<Place> places_;
};

}  // namespace hamlet::bridges
