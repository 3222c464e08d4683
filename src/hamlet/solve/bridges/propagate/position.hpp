#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "hamlet/solve/bridges/propagate/network.hpp"

namespace hamlet::bridges {

/// Why a lane's bounds changed; `at` of a `LaneChange` says where.
enum class Cause : std::uint8_t {
  assumed,   // tried, or told from outside
  rest,      // the island `at` has no more bridges left than that
  share,     // the island `at` needs it, whatever its other lanes carry
  crossing,  // the lane `at` carries a bridge and crosses it
  loop,      // with the lane `at` built, it would close a loop
  rule,      // a rule above these showed it
};

/// One lane's bounds before they changed.
struct LaneChange {
  LaneIndex lane;
  int least;
  int most;
  Cause cause;
  std::uint32_t at;
};

/// What cannot be.
enum class Clash : std::uint8_t {
  none,
  starved,     // the island `at` cannot get enough bridges
  overfull,    // the island `at` has more than it demands
  crossed,     // the lane `at` is needed and barred
  closed_off,  // the group of the island `at` is complete, and there are others
  apart,       // all is drawn, or barred, and the island `at` is not joined with the first
  odd,         // the demands left around the island `at` have an odd sum
};

/// How closely `settle` looks at an island.
enum class Care : std::uint8_t {
  rest,     // it cannot have more than it demands
  outlets,  // it may need all that its lanes can carry
  shares,   // also what a lane must carry when the others carry all they can
};

/// What is known so far: for each lane the least and the most it carries, and the groups of islands that are
/// joined already. Every change is on a trail and can be taken back.
///
/// Bounds only ever tighten between `undo_to`s. A crossing lane is closed as soon as a lane carries a bridge.
class Position {
 public:
  explicit Position(const Network& network);
  /// Nothing drawn, and the demands as the network has them now.
  void reset();

  const Network& network() const { return *network_; }
  int least(LaneIndex lane) const { return ranges_[lane].least; }
  int most(LaneIndex lane) const { return ranges_[lane].most; }
  bool is_open(LaneIndex lane) const { return ranges_[lane].least < ranges_[lane].most; }
  std::size_t open_lanes() const { return open_lanes_; }
  bool is_complete() const { return open_lanes_ == 0; }

  /// Sums over the lanes at an island.
  int least_sum(Vertex island) const { return sums_[island].least; }
  int most_sum(Vertex island) const { return sums_[island].most; }
  /// The most bridges that can still be added at an island by its demand.
  int rest(Vertex island) const { return network_->most(island) - sums_[island].least; }
  bool is_finished(Vertex island) const { return sums_[island].least == sums_[island].most; }

  /// Islands joined by drawn bridges: named by one of them, with what they can still take together.
  Vertex group(Vertex island) const {
    while (parent_[island] != island) island = parent_[island];
    return island;
  }
  std::uint32_t group_size(Vertex group) const { return size_[group]; }
  std::int64_t group_rest(Vertex group) const { return group_rest_[group]; }
  bool is_joined() const { return ranges_.empty() ? sums_.size() <= 1 : size_[group(0)] == sums_.size(); }
  std::vector<Vertex> group_members(Vertex island) const;

  /// Both return whether all is well so far; after a clash nothing but `undo_to` makes sense.
  bool raise(LaneIndex lane, int least, Cause cause, std::uint32_t at);
  bool lower(LaneIndex lane, int most, Cause cause, std::uint32_t at);
  /// Draws every conclusion from single islands: what each must have, and can have, on each lane.
  bool settle(Care care = Care::shares);
  /// Declares a clash found by a rule; returns false.
  bool clash_found(Clash clash, std::uint32_t at);
  /// An island to be looked at again by `settle`.
  void touch(Vertex island);
  void touch_all();

  Clash clash() const { return clash_; }
  std::uint32_t clash_at() const { return clash_at_; }

  std::size_t mark() const { return trail_.size(); }
  std::span<const LaneChange> changes_since(std::size_t mark) const {
    return {trail_.data() + mark, trail_.data() + trail_.size()};
  }
  /// Takes back every change since the mark, and the clash.
  void undo_to(std::size_t mark);
  /// Forgets how the position came about; what is known now cannot be taken back any more.
  void commit();

  LaneBounds bounds() const;
  /// The least of each lane.
  std::vector<int> drawn() const;

 private:
  struct Range {
    int least;
    int most;
  };
  struct Union {
    Vertex child;
    std::uint32_t change;  // made by this entry of the trail
  };

  void record(LaneIndex lane, Cause cause, std::uint32_t at) {
    trail_.push_back({lane, ranges_[lane].least, ranges_[lane].most, cause, at});
  }
  bool settle(Vertex island, Care care);
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
  std::vector<Vertex> next_member_;  // a ring through each group
  std::vector<LaneChange> trail_;
  std::vector<Union> unions_;
  std::vector<Vertex> queue_;
  std::vector<char> queued_;
  Clash clash_ = Clash::none;
  std::uint32_t clash_at_ = 0;
};

/// Tightens every lane to the bounds; false if they clash. What follows is left to `settle`.
bool apply_bounds(Position& position, const LaneBounds& bounds);

}  // namespace hamlet::bridges
