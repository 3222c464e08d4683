#pragma once

#include <optional>
#include <span>
#include <vector>

#include "hamlet/base/random.hpp"
#include "hamlet/make/bridges/island_layout.hpp"
#include "hamlet/solve/bridges/propagate/network.hpp"

namespace hamlet {

/// A new number of bridges on one lane.
struct NetChange {
  bridges::LaneIndex lane;
  int before;
  int after;
};

/// Up to two changes that together keep a net a net: another number on a lane, or one lane in exchange for
/// another.
class Mutation {
 public:
  void add(NetChange change) { changes_[count_++] = change; }
  std::span<const NetChange> changes() const { return {changes_, count_}; }

 private:
  NetChange changes_[2] = {};
  std::size_t count_ = 0;
};

/// A net on a layout, and the network whose demands it meets. While makers change the net, islands and lanes
/// stay; only the demands follow.
/// Invariant: the net joins all islands, has no crossing and, if that is a rule, no loop.
class HiddenNet {
 public:
  /// Starts with a net, by lane.
  HiddenNet(const BridgesPuzzle& puzzle, std::span<const int> bridges);
  /// Starts with the layout's tree and adds bridges at random.
  HiddenNet(const BridgesPuzzle& puzzle, std::span<const Lane> tree, Rng& rng);

  const bridges::Network& network() const { return network_; }
  std::span<const int> bridges() const { return bridges_; }
  int demand(Vertex island) const { return network_.most(island); }

  /// Proposes another number of bridges for the lane, if the net allows one.
  std::optional<Mutation> propose(bridges::LaneIndex lane, Rng& rng);
  void apply(const Mutation& mutation);
  /// Undoes a mutation: the last one that still stands, or an earlier one if it `can_take_back`.
  void take_back(const Mutation& mutation);
  /// Whether undoing this mutation, with later ones kept, leaves a net. False if its lanes changed since.
  bool can_take_back(const Mutation& mutation);

 private:
  explicit HiddenNet(const BridgesPuzzle& puzzle);
  void set(bridges::LaneIndex lane, int bridges);
  void add_at_random(Rng& rng);
  int random_bundle(Rng& rng) const;
  std::optional<Mutation> propose_new(bridges::LaneIndex lane, Rng& rng);
  /// The lanes on a way between two islands that avoids one lane. Empty if a search of the nearest islands
  /// finds none.
  const std::vector<bridges::LaneIndex>& way_between(Vertex from, Vertex to, bridges::LaneIndex without);
  bool is_needed(bridges::LaneIndex lane) {
    return way_between(network_.ends(lane).a, network_.ends(lane).b, lane).empty();
  }

  bridges::Network network_;
  std::vector<int> bridges_;
  // Buffers of `way_between`.
  std::vector<std::uint32_t> seen_in_;
  std::vector<bridges::LaneIndex> reached_by_;
  std::uint32_t search_ = 0;
  std::vector<Vertex> queue_;
  std::vector<bridges::LaneIndex> way_;
};

}  // namespace hamlet
