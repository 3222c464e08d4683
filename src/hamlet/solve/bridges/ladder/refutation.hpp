#pragma once

#include <span>

#include "hamlet/solve/bridges/ladder/deduction.hpp"
#include "hamlet/solve/bridges/propagate/what_if.hpp"

namespace hamlet::bridges {

/// What can be tried on a lane; with the only solution known, what disagrees with it.
std::vector<Assumption> assumptions_to_refute(const Position& position, LaneIndex lane,
                                              std::span<const int> solution);

/// The finding that rules an assumption out, given what follows from it up to the clash.
Finding refutation(const Position& position, Assumption assumption, std::vector<WayStep> chain,
                   const Wording& wording);

/// The same by trying: what single islands then need must lead to a clash.
Finding explain_what_if(Position& position, Assumption assumption, const Wording& wording);

}  // namespace hamlet::bridges
