#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "hamlet/analyse/solution_space.hpp"
#include "hamlet/graph/orbits.hpp"

namespace hamlet {

/// The statistics of a puzzle's solutions, of which there are some and which are known; `classes` are those
/// of symmetric cells.
std::string text_of(const SolutionSpace& space, const PathSheet& sheet, const Orbits& classes);
nlohmann::ordered_json json_of(const SolutionSpace& space, const PathSheet& sheet, const Orbits& classes);

}  // namespace hamlet
