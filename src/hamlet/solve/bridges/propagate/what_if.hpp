#pragma once

#include "hamlet/base/run.hpp"
#include "hamlet/solve/bridges/propagate/position.hpp"

namespace hamlet::bridges {

/// One lane, taken to carry no more than its least, or no less than its most.
struct Assumption {
  LaneIndex lane;
  bool least;  // else most
  friend bool operator==(const Assumption&, const Assumption&) = default;
};

/// Assumes it; false if that clashes at once.
bool assume(Position& position, Assumption assumption);
/// Rules the assumption out; false on a clash.
bool rule_out(Position& position, Assumption assumption);

/// A complete position in which the islands are not all joined is a clash.
bool is_joined_if_complete(Position& position);

/// Assumes it and draws what single islands then need; false if that clashes.
bool follow(Position& position, Assumption assumption);
/// Whether following it clashes. The position is as before afterwards.
bool clashes_when_followed(Position& position, Assumption assumption);

/// Tries every open lane at both its ends, once, with conclusions about single islands only, and rules out
/// what clashes. False on a clash of the position itself, or when the run must end.
bool try_each_lane(Position& position, const Run& run);

}  // namespace hamlet::bridges
