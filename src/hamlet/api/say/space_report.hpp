#pragma once

#include <string>

#include "hamlet/analyse/space/solution_space.hpp"
#include "hamlet/base/text/json.hpp"
#include "hamlet/graph/orbits.hpp"

namespace hamlet::api {

/// The statistics of a puzzle's solutions, as text and as JSON. Requires at least one solution. `classes` are
/// the classes of symmetric cells.
std::string space_text(const SolutionSpace& space, const PathSheet& sheet, const Orbits& classes);
Json space_json(const SolutionSpace& space, const PathSheet& sheet, const Orbits& classes);

}  // namespace hamlet::api
