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

/// A bridges puzzle laid out for reasoning: what ends at an island, and what crosses a lane, lie side by
/// side.
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

  /// How many bridges end at an island: from least to most, which are the same when its clue is known.
  int least(Vertex island) const { return least_[island]; }
  int most(Vertex island) const { return most_[island]; }
  bool is_known(Vertex island) const { return known_[island]; }

  /// The most that a lane can carry by k and by the demands at its ends.
  int capacity(LaneIndex lane) const;

  /// Replaces the demand of a known island; makers try many on one layout.
  void set_demand(Vertex island, int demand);

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

/// What is known of each lane's number of bridges: at least, at most.
struct LaneBounds {
  std::vector<int> least;
  std::vector<int> most;
  friend bool operator==(const LaneBounds&, const LaneBounds&) = default;
};

/// Nothing known but the capacities.
LaneBounds open_bounds(const Network& network);

/// A number of bridges for each lane as an answer to the puzzle; lanes without bridges are left out.
std::vector<Bridge> net_of(const Network& network, std::span<const int> bridges);
/// The other way round: the number of bridges on each lane; every bridge lies on one.
std::vector<int> bridges_by_lane(const BridgesPuzzle& puzzle, const std::vector<Bridge>& net);

}  // namespace hamlet::bridges
