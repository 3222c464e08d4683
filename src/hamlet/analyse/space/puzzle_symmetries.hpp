#pragma once

#include <vector>

#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

struct PuzzleSymmetries {
  std::vector<std::vector<Vertex>> images;  // vertex images of each symmetry; the identity is first
  bool are_all = true;                      // false if there may be more
};

/// The symmetries of the board that preserve the puzzle's ends, numbers and diamonds. For a board in the
/// plane these are turns and reflections; for wrapped boards and graphs, all automorphisms, if they can be
/// listed. A puzzle with marks gets the identity only.
PuzzleSymmetries puzzle_symmetries(const PathSheet& sheet);

/// Whether the reverse of every solution is a solution.
bool is_reversible(const PathPuzzle& puzzle);

/// The number of symmetries, with the identity, that map the path onto itself or, if `reversible`, onto its
/// reverse. For a cycle, the image may begin elsewhere.
std::size_t symmetries_of_path(const Path& path, bool is_cycle, bool reversible,
                               const std::vector<std::vector<Vertex>>& symmetries);

}  // namespace hamlet
