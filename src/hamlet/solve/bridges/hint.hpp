#pragma once

#include <optional>

#include "hamlet/solve/bridges/grade.hpp"

namespace hamlet::bridges {

using Hint = hamlet::Hint<WayStep>;

/// Returns the first mistake in the drawing, otherwise the steps to the next bridge. The drawn bridges are
/// lower bounds; they may break the rules.
Hint hint(const BridgesPuzzle& puzzle, const std::vector<Bridge>& drawn, const Run& run);

/// Takes the drawn bridges as lower bounds. If they break a rule that drawing more cannot repair, returns the
/// first such violation instead.
std::optional<Violation> draw(Question& question, const std::vector<Bridge>& drawn);

}  // namespace hamlet::bridges
