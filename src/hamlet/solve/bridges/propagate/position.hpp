#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "hamlet/solve/bridges/propagate/network.hpp"

namespace hamlet::bridges {

/// Why a lane's bounds changed. `LaneChange::at` is the island or lane meant here.
enum class Cause : std::uint8_t {
  assumed,   // an assumption, or a bound given from outside
  rest,      // the island `at` can take no more
  share,     // the island `at` needs them whatever its other lanes carry
  crossing,  // it crosses the lane `at`, which carries a bridge
  loop,      // it would close a loop with the lane `at`, which carries a bridge
  rule,      // a conclusion of a rule above these
};

/// An entry of the trail: a lane's bounds before a change.
struct LaneChange {
  LaneIndex lane;
  int least;
  int most;
  Cause cause;
  std::uint32_t at;
};

/// A contradiction. `Position::clash_at` is the island or lane meant here.
enum class Clash : std::uint8_t {
  none,
  starved,     // the island `at` cannot get enough bridges
  overfull,    // the island `at` has more bridges than it demands
  crossed,     // the lane `at` needs bridges and may not have them
  closed_off,  // the group of the island `at` can take no more, and there are others
  apart,       // the island `at` can no longer be joined to all others
  odd,         // the remaining demands around the island `at` have an odd sum
};

/// What `propagate` concludes at an island. Each value includes those before it.
enum class Propagation : std::uint8_t {
  rest,     // no lane gets more than the rest of the island
  outlets,  // each lane carries its maximum if the island needs all of them
  shares,   // each lane carries at least what the others cannot
};

/// What is known so far: a lower and an upper bound for each lane, and the groups of islands that are joined
/// by drawn bridges. Every change is on a trail and can be undone.
///
/// Bounds are only ever tightened, except by `undo_to` and `reset`. When a lane gets its first bridge, the
/// lanes that it crosses are closed.
class Position {
 public:
  explicit Position(const Network& network);
  /// Starts again with nothing drawn and the current demands of the network.
  void reset();

  const Network& network() const { return *network_; }
  int least(LaneIndex lane) const { return ranges_[lane].least; }
  int most(LaneIndex lane) const { return ranges_[lane].most; }
  bool is_open(LaneIndex lane) const { return ranges_[lane].least < ranges_[lane].most; }
  std::size_t open_lanes() const { return open_lanes_; }
  bool is_complete() const { return open_lanes_ == 0; }

  /// The sums of the lower and of the upper bounds of the lanes at an island.
  int least_sum(Vertex island) const { return sums_[island].least; }
  int most_sum(Vertex island) const { return sums_[island].most; }
  /// How many bridges the island can still take by its demand.
  int rest(Vertex island) const { return network_->most(island) - sums_[island].least; }
  bool is_finished(Vertex island) const { return sums_[island].least == sums_[island].most; }

  /// The group of an island: the islands that drawn bridges join to it, represented by one of them.
  /// `group_rest` is the sum of their rests.
  Vertex group(Vertex island) const {
    while (parent_[island] != island) island = parent_[island];
    return island;
  }
  std::uint32_t group_size(Vertex group) const { return size_[group]; }
  std::int64_t group_rest(Vertex group) const { return group_rest_[group]; }
  bool is_joined() const { return ranges_.empty() ? sums_.size() <= 1 : size_[group(0)] == sums_.size(); }
  std::vector<Vertex> group_members(Vertex island) const;

  /// Tighten a bound. They return false on a clash; the position is then unusable until `undo_to` or `reset`.
  bool raise(LaneIndex lane, int least, Cause cause, std::uint32_t at);
  bool lower(LaneIndex lane, int most, Cause cause, std::uint32_t at);
  /// Propagates the conclusions about single islands to a fixpoint. Returns false on a clash.
  bool propagate(Propagation care = Propagation::shares);
  /// Records a clash that a rule found. Returns false.
  bool clash_found(Clash clash, std::uint32_t at);
  /// Queues an island for `propagate`.
  void touch(Vertex island);
  void touch_all();

  Clash clash() const { return clash_; }
  std::uint32_t clash_at() const { return clash_at_; }

  std::size_t mark() const { return trail_.size(); }
  std::span<const LaneChange> changes_since(std::size_t mark) const {
    return {trail_.data() + mark, trail_.data() + trail_.size()};
  }
  /// Undoes every change since the mark, and the clash.
  void undo_to(std::size_t mark);
  /// Clears the trail: what is known now can no longer be undone.
  void commit();

  LaneBounds bounds() const;
  /// The lower bound of each lane.
  std::vector<int> drawn() const;

 private:
  struct Range {
    int least;
    int most;
  };
  struct Union {
    Vertex child;
    std::uint32_t change;  // the size of the trail when the groups were joined
  };

  void record(LaneIndex lane, Cause cause, std::uint32_t at) {
    trail_.push_back({lane, ranges_[lane].least, ranges_[lane].most, cause, at});
  }
  bool propagate(Vertex island, Propagation care);
  bool join(LaneIndex lane);
  bool close_loops(Vertex smaller, Vertex larger, LaneIndex lane);
  void undo(const LaneChange& change, std::size_t index);

  const Network* network_;
  std::vector<Range> ranges_;
  std::vector<Range> sums_;
  std::size_t open_lanes_ = 0;
  std::vector<Vertex> parent_;
  std::vector<std::uint32_t> size_;
  std::vector<std::int64_t> group_rest_;
  std::vector<Vertex> next_member_;  // a circular list of each group
  std::vector<LaneChange> trail_;
  std::vector<Union> unions_;
  std::vector<Vertex> queue_;
  std::vector<char> queued_;
  Clash clash_ = Clash::none;
  std::uint32_t clash_at_ = 0;
};

/// Tightens every lane to the bounds. Returns false on a clash. Does not call `propagate`.
bool apply_bounds(Position& position, const LaneBounds& bounds);

}  // namespace hamlet::bridges
