#pragma once

#include <span>
#include <string>
#include <vector>

#include "hamlet/base/text/sentence.hpp"
#include "hamlet/solve/bridges/propagate/position.hpp"

namespace hamlet::bridges {

/// The bounds that a rule deduces for a lane.
struct LaneTarget {
  LaneIndex lane;
  int least;
  int most;
  friend bool operator==(const LaneTarget&, const LaneTarget&) = default;
};

/// Puts islands and bridges into words.
class Wording {
 public:
  Wording(const Network& network, const BridgesPuzzle& puzzle)
      : network_(network), puzzle_(puzzle), name_(puzzle.labels()) {}

  const Network& network() const { return network_; }
  std::string cell(Vertex island) const { return name_(island); }
  /// "the 5 at r3c4"
  std::string island(Vertex island) const;
  /// "The 5 at r1c4, on the side," or without the place, where it does not explain the number of neighbours
  std::string island_in_place(Vertex island) const;
  /// "r1c1, r1c4 and r3c4"; long lists are cut.
  std::string cells(std::span<const Vertex> islands, std::string_view last = "and") const;
  static bool is_cut(std::span<const Vertex> islands);
  /// The group, which has no bridge to the other islands, or those if they are fewer.
  std::vector<Vertex> smaller_side_of(std::span<const Vertex> group) const;
  std::string smaller_side(std::span<const Vertex> group) const { return cells(smaller_side_of(group)); }
  /// "from r1c1 to r1c4"
  std::string between(LaneIndex lane) const;
  /// "at least one bridge goes to r1c4 and no bridge to r3c1": what is new in the targets, as seen from an
  /// island.
  std::string conclusion(const Position& before, Vertex from, std::span<const LaneTarget> targets) const;

 private:
  const Network& network_;
  const BridgesPuzzle& puzzle_;
  Labels name_;
};

/// Adds the islands that a sentence names to those of its step, each once.
void add_named(std::vector<Vertex>& where, std::span<const Vertex> islands);

/// "no bridge", "a bridge", "a double bridge", "3 bridges"
std::string bridges_text(int n);
/// "1 bridge", "2 bridges": to count them, also on several lanes
std::string bridge_count(int n);

}  // namespace hamlet::bridges
