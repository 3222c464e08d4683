#pragma once

#include <vector>

#include "hamlet/solve/bridges/propagate/position.hpp"

namespace hamlet::bridges {

/// Islands in a row, or in a ring, of which all but the first and the last have a known number and exactly
/// two open lanes: the number of bridges on one lane fixes the others.
struct Chain {
  std::vector<Vertex> islands;   // in a ring, the first is also the last
  std::vector<LaneIndex> lanes;  // between islands that follow one another
};

/// The longest chains, with two lanes or more, and few enough numbers of bridges to try.
std::vector<Chain> chains_of(const Position& position);

/// One number of bridges on the first lane of a chain, and what follows on the others.
struct ChainTrial {
  std::vector<int> bridges;  // by lane of the chain; ends at the lane that has no room
  Clash clash = Clash::none;
  std::uint32_t clash_at = 0;       // the island or lane meant by the clash
  std::vector<Vertex> closed = {};  // the group that would be closed off
};

/// Tries every number: whether there is room, whether no island is short of bridges, and whether no group is
/// closed off. Leaves the position unchanged.
std::vector<ChainTrial> chain_trials(Position& position, const Chain& chain);

/// Tightens the chain to what the possible trials have in common. Returns false on a clash.
bool apply_chain(Position& position, const Chain& chain);
/// Applies every chain once, and propagates. Returns false on a clash.
bool propagate_chains(Position& position);

}  // namespace hamlet::bridges
