#pragma once

#include <span>

#include "hamlet/solve/bridges/ladder/deduction.hpp"
#include "hamlet/solve/bridges/propagate/what_if.hpp"

namespace hamlet::bridges {

/// The assumptions to try on a lane; if the only solution is known, those that it contradicts.
std::vector<Assumption> assumptions_to_refute(const Position& position, LaneIndex lane,
                                              std::span<const int> solution);

/// The finding that rules out an assumption, given the chain from it to the clash.
Finding refutation(const Position& position, Assumption assumption, std::vector<WayStep> chain,
                   const Wording& wording);

/// The same, with the chain of what single islands need under the assumption, which must clash.
Finding explain_what_if(Position& position, Assumption assumption, const Wording& wording);

}  // namespace hamlet::bridges
