#pragma once

#include "hamlet/solve/path/ladder/way.hpp"

namespace hamlet::path {

/// What follows from placing a candidate, up to a clash.
struct Chain {
  std::vector<WayStep> steps = {};  // the steps that the clash rests on, then the clash
  Evidence rests_on = {};           // what they rest on besides the assumption
};

/// Applies the rules up to a level. Returns an empty chain if they reach no clash. The position is restored
/// and holds no news afterwards.
Chain chain_to_clash(Position& position, Candidate assumed, int level, const LookAround& around);

/// The finding that rules out a candidate, given the chain from it to a clash.
Finding refutation(const Position& position, Candidate assumed, Chain chain, const Wording& wording);

}  // namespace hamlet::path
