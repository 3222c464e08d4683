#pragma once

#include <span>
#include <vector>

#include "hamlet/puzzle/bridges_puzzle.hpp"

namespace hamlet::bridges {

/// An index into the lanes of a puzzle.
using LaneIndex = std::uint32_t;

/// A lane as seen from one of its ends.
struct Outlet {
  LaneIndex lane;
  Vertex island;  // at the other end
  friend bool operator==(const Outlet&, const Outlet&) = default;
};

/// A bridges puzzle in a layout for propagation: the outlets of an island, and the lanes that cross a lane,
/// are contiguous in memory.
class Network {
 public:
  explicit Network(const BridgesPuzzle& puzzle);

  std::size_t island_count() const { return least_.size(); }
  std::size_t lane_count() const { return ends_.size(); }
  bool no_loops() const { return no_loops_; }
  int k() const { return k_; }

  std::span<const Outlet> outlets(Vertex island) const {
    return {outlets_.data() + first_outlet_[island], outlets_.data() + first_outlet_[island + 1]};
  }
  std::span<const LaneIndex> crossing(LaneIndex lane) const {
    return {crossing_.data() + first_crossing_[lane], crossing_.data() + first_crossing_[lane + 1]};
  }
  Lane ends(LaneIndex lane) const { return ends_[lane]; }

  /// Bounds on the number of bridges that end at an island. They are equal if its demand is known.
  int least(Vertex island) const { return least_[island]; }
  int most(Vertex island) const { return most_[island]; }
  bool is_known(Vertex island) const { return known_[island]; }

  /// The most bridges that a lane can carry, by k and the demands at its ends.
  int capacity(LaneIndex lane) const;

  /// Replaces a known demand, or makes it known or unknown. Makers try many demands on one layout.
  void set_demand(Vertex island, int demand);
  void show_demand(Vertex island, int demand);
  void hide_demand(Vertex island);

 private:
  int k_;
  bool no_loops_;
  std::vector<int> least_, most_;
  std::vector<char> known_;
  std::vector<Lane> ends_;
  std::vector<std::uint32_t> first_outlet_, first_crossing_;
  std::vector<Outlet> outlets_;
  std::vector<LaneIndex> crossing_;
};

/// A lower and an upper bound on the number of bridges of each lane.
struct LaneBounds {
  std::vector<int> least;
  std::vector<int> most;
  friend bool operator==(const LaneBounds&, const LaneBounds&) = default;
};

/// The weakest bounds: from 0 to the capacity of each lane.
LaneBounds open_bounds(const Network& network);

/// Turns the number of bridges on each lane into a net. Lanes without bridges are left out.
std::vector<Bridge> net_of(const Network& network, std::span<const int> bridges);
/// The inverse of `net_of`. Every bridge must lie on a lane.
std::vector<int> bridges_by_lane(const BridgesPuzzle& puzzle, const std::vector<Bridge>& net);

}  // namespace hamlet::bridges
