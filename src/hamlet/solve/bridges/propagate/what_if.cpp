#include "hamlet/solve/bridges/propagate/what_if.hpp"

namespace hamlet::bridges {

bool assume(Position& position, Assumption assumption) {
  const LaneIndex lane = assumption.lane;
  return assumption.least ? position.lower(lane, position.least(lane), Cause::assumed, lane)
                          : position.raise(lane, position.most(lane), Cause::assumed, lane);
}

bool rule_out(Position& position, Assumption assumption) {
  const LaneIndex lane = assumption.lane;
  return assumption.least ? position.raise(lane, position.least(lane) + 1, Cause::rule, lane)
                          : position.lower(lane, position.most(lane) - 1, Cause::rule, lane);
}

bool is_joined_if_complete(Position& position) {
  if (!position.is_complete() || position.is_joined()) return true;
  Vertex other = 0;
  while (position.group(other) == position.group(0)) ++other;
  return position.clash_found(Clash::apart, other);
}

bool follow(Position& position, Assumption assumption) {
  return assume(position, assumption) && position.propagate() && is_joined_if_complete(position);
}

bool clashes_when_followed(Position& position, Assumption assumption) {
  const std::size_t mark = position.mark();
  const bool clashes = !follow(position, assumption);
  position.undo_to(mark);
  return clashes;
}

bool propagate_what_ifs(Position& position, const Run& run) {
  for (LaneIndex lane = 0; lane < position.network().lane_count(); ++lane) {
    if (lane % 256 == 255 && run.must_end()) return false;
    for (const bool least : {true, false}) {
      if (!position.is_open(lane)) break;
      if (!clashes_when_followed(position, {lane, least})) continue;
      if (!rule_out(position, {lane, least}) || !position.propagate() || !is_joined_if_complete(position))
        return false;
    }
  }
  return true;
}

}  // namespace hamlet::bridges
