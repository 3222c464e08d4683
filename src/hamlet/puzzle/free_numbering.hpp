#pragma once

#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

/// Whether a solution is defined by its numbers: that of an open path, and of a closed tour with a number
/// other than the first and the last, with both of these, or with a mark about numbers. Otherwise it is
/// defined by its cycle.
bool is_numbered(const PathPuzzle& puzzle);

/// What a puzzle leaves open in the numbers of a solution, so that one solution stands for several ways to
/// number its cells. All false if the puzzle is numbered.
struct FreeNumbering {
  bool beginning = false;  // a tour without a first or last cell may begin anywhere
  bool direction = false;  // a tour whose moves go both ways may be walked either way

  bool any() const { return beginning || direction; }
};
FreeNumbering free_numbering(const PathPuzzle& puzzle);

/// Whether a move may be allowed in one direction only.
bool has_one_way_moves(const PathPuzzle& puzzle);

}  // namespace hamlet
