#pragma once

#include <vector>

#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// The symmetries of the board that leave the puzzle's ends, numbers and diamonds as they are; of a puzzle
/// with further rules, only the one that moves nothing. In the plane they are turns and reflections, on
/// wrapped boards and graphs whatever keeps the moves, unless that is too many or too hard to list.
std::vector<std::vector<Vertex>> puzzle_symmetries(const PathSheet& sheet);

/// Nothing in the puzzle tells a path from its reverse.
bool is_reversible(const PathPuzzle& puzzle);

/// How many of the symmetries carry the path onto itself, walked this way or, if `reversible`, the other; the
/// one that moves nothing included. A tour may begin elsewhere.
std::size_t symmetries_of_path(const Path& path, bool closed, bool reversible,
                               const std::vector<std::vector<Vertex>>& symmetries);

}  // namespace hamlet
