#pragma once

#include "hamlet/analyse/repair/net_clue.hpp"
#include "hamlet/analyse/repair/repair.hpp"

namespace hamlet {

using NetRepair = Repair<NetClue>;

/// Clues to add, or demands to change, so that the puzzle has one solution. If `aimed_at` is given, a puzzle
/// with several solutions is to have this one. What is drawn stays.
NetRepair repair_net(const NetTask& task, const std::vector<Bridge>* aimed_at, SetWork work, const Run& run);

}  // namespace hamlet
