#pragma once

#include "hamlet/solve/bridges/deduction.hpp"
#include "hamlet/solve/bridges/pockets.hpp"

namespace hamlet {

/// The first pocket, or linked part, that shows something new.
std::optional<Finding> find_in_pockets(Position& position, const LookAround& around, Links links);

}  // namespace hamlet
