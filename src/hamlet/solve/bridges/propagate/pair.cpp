#include "hamlet/solve/bridges/propagate/pair.hpp"

namespace hamlet::bridges {

bool could_cut_off_pair(const Position& position, LaneIndex lane) {
  const Network& network = position.network();
  const auto [a, b] = network.ends(lane);
  return network.is_known(a) && network.is_known(b) && network.most(a) == network.most(b) &&
         position.most(lane) == network.most(a) && network.island_count() > 2;
}

bool propagate_pairs(Position& position) {
  for (LaneIndex lane = 0; lane < position.network().lane_count(); ++lane) {
    if (!could_cut_off_pair(position, lane)) continue;
    if (!position.lower(lane, position.most(lane) - 1, Cause::rule, lane)) return false;
  }
  return position.propagate();
}

}  // namespace hamlet::bridges
