#pragma once

#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

/// Whether a solution is its numbers: those of an open path, and of a closed tour with a number other than
/// the first and the last, with both of these, or with a mark that speaks of numbers. Otherwise it is its
/// cycle.
bool is_numbered(const PathPuzzle& puzzle);

/// What a puzzle leaves open in the numbers of a solution, so that one solution stands for several ways to
/// number its cells. Nothing of a puzzle that is numbered.
struct FreeNumbering {
  bool beginning = false;  // a tour without a first or last cell may begin anywhere
  bool direction = false;  // a tour whose moves go both ways may be walked either way

  bool any() const { return beginning || direction; }
};
FreeNumbering free_numbering(const PathPuzzle& puzzle);

/// Whether a move may be allowed one way and not the other.
bool has_one_way_moves(const PathPuzzle& puzzle);

}  // namespace hamlet
