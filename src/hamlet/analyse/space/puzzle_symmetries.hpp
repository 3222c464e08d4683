#pragma once

#include <vector>

#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

struct PuzzleSymmetries {
  std::vector<std::vector<Vertex>> images;  // of each, those of the vertices; the first moves nothing
  bool are_all = true;                      // else there may be more
};

/// The symmetries of the board that leave the puzzle's ends, numbers and diamonds as they are: in the plane
/// turns and reflections, on wrapped boards and graphs whatever keeps the moves, if that can be listed. With
/// further rules, none are looked for.
PuzzleSymmetries puzzle_symmetries(const PathSheet& sheet);

/// Nothing in the puzzle tells a path from its reverse.
bool is_reversible(const PathPuzzle& puzzle);

/// How many of the symmetries carry the path onto itself, walked this way or, if `reversible`, the other; the
/// one that moves nothing included. A cycle may begin elsewhere.
std::size_t symmetries_of_path(const Path& path, bool is_cycle, bool reversible,
                               const std::vector<std::vector<Vertex>>& symmetries);

}  // namespace hamlet
