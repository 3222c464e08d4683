#pragma once

#include "hamlet/solve/bridges/ladder/way_step.hpp"
#include "hamlet/solve/bridges/ladder/wording.hpp"

namespace hamlet::bridges {

/// Why a position that has clashed cannot be completed: a step that changes nothing. Its sentence begins with
/// a small letter, to go after "so", "then" or nothing.
WayStep clash_step(const Position& position, const Wording& wording);

}  // namespace hamlet::bridges
