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
  Wording(const Network& network, Labels name) : network_(network), name_(std::move(name)) {}

  const Network& network() const { return network_; }
  std::string cell(Vertex island) const { return name_(island); }
  /// "the 5 at 3,4"
  std::string island(Vertex island) const;
  /// "1,1, 1,4 and 3,4"; long lists are truncated.
  std::string cells(std::span<const Vertex> islands) const;
  /// "from 1,1 to 1,4"
  std::string between(LaneIndex lane) const;
  /// "at least 1 bridge goes to 1,4 and none to 3,1": what is new in the targets, as seen from an island.
  std::string conclusion(const Position& before, Vertex from, std::span<const LaneTarget> targets) const;

 private:
  const Network& network_;
  Labels name_;
};

/// "no bridge", "1 bridge", "2 bridges"
std::string bridges_text(int n);

}  // namespace hamlet::bridges
