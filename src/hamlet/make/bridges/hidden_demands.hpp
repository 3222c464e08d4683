#pragma once

#include <optional>
#include <vector>

#include "hamlet/base/random.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/make/layout_symmetry.hpp"
#include "hamlet/puzzle/bridges_puzzle.hpp"

namespace hamlet {

/// Makes as many demands unknown as the level allows: the rules up to it must still decide every lane or, at
/// level 6, the net must still be the only one. Islands that the images map onto one another keep or lose
/// their numbers together. No further number (or group of them) can then be hidden. The puzzle must be of at
/// most that level. Nothing if the run ended first.
std::optional<BridgesPuzzle> hide_demands(const BridgesPuzzle& puzzle, int level,
                                          const std::vector<LayoutImage>& images, Rng& rng, const Run& run);

}  // namespace hamlet
