#pragma once

#include "hamlet/base/run.hpp"
#include "hamlet/solve/bridges/propagate/position.hpp"

namespace hamlet::bridges {

/// The assumption that a lane carries exactly its lower bound, or exactly its upper bound.
struct Assumption {
  LaneIndex lane;
  bool least;  // its lower bound; otherwise its upper bound
  friend bool operator==(const Assumption&, const Assumption&) = default;
};

/// Applies the assumption without propagation. Returns false on a clash.
bool assume(Position& position, Assumption assumption);
/// Excludes the assumed value. Returns false on a clash.
bool rule_out(Position& position, Assumption assumption);

/// Returns false, with a clash, if the position is complete but not all islands are joined.
bool is_joined_if_complete(Position& position);

/// Applies the assumption and propagates by `propagate`. Returns false on a clash.
bool follow(Position& position, Assumption assumption);
/// Returns whether `follow` clashes. Leaves the position unchanged.
bool clashes_when_followed(Position& position, Assumption assumption);

/// Follows both assumptions about every open lane once, and excludes those that clash. Returns false if the
/// position itself clashes or the run must end.
bool propagate_what_ifs(Position& position, const Run& run);

}  // namespace hamlet::bridges
