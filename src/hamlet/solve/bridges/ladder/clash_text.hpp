#pragma once

#include "hamlet/solve/bridges/ladder/way_step.hpp"
#include "hamlet/solve/bridges/ladder/wording.hpp"

namespace hamlet::bridges {

/// The step that says why a position that has clashed cannot be completed; it changes nothing. Its sentence
/// begins in lower case, to follow "so", "then" or nothing.
WayStep clash_step(const Position& position, const Wording& wording);

}  // namespace hamlet::bridges
