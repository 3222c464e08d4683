#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "hamlet/solve/bridges/propagate/network.hpp"
#include "hamlet/solve/ladder.hpp"

namespace hamlet::bridges {

/// How a step tightens the bounds of one lane.
struct LaneTightening {
  LaneIndex lane;
  int least_before, most_before;
  int least, most;
  friend bool operator==(const LaneTightening&, const LaneTightening&) = default;
};

/// One step of the way to a solution: a rule, applied at one place.
struct WayStep {
  std::string_view rule;  // the name of the deduction; "clash" if the position cannot be completed
  int level = 0;
  /// The islands it is about, the main one first. With those of the changes, they include every island that
  /// the sentence names.
  std::vector<Vertex> where = {};
  std::string because = {};
  /// What the rule deduces, and what propagation adds: an island that has all its bridges takes no more, no
  /// island takes more than it demands, and nothing crosses a bridge.
  std::vector<LaneTightening> changes = {};
  /// The indices of earlier steps of the way that ruled out bridges on which the reason rests, as nothing on
  /// the page shows.
  std::vector<std::size_t> builds_on = {};
  std::vector<WayStep> chain = {};  // for a what-if: what would follow, up to the clash

  bool is_clash() const { return rule == clash_rule; }
  static constexpr std::string_view clash_rule = "clash";
};

}  // namespace hamlet::bridges
