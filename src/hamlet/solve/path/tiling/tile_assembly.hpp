#pragma once

#include <optional>

#include "hamlet/puzzle/path_puzzle.hpp"
#include "hamlet/solve/path/tiling/tile_scheme.hpp"

namespace hamlet::path {

/// How a scheme's rows and columns lie on the board: turned or mirrored, in numbers that may wrap around.
struct TileLayout {
  Vertex origin = 0;
  Vertex row_stride = 0;
  Vertex column_stride = 0;
  int rows = 0;
  int columns = 0;
};

struct TilePlan {
  TileScheme scheme;
  Tile root;
  TileLayout layout;
};

/// A plan for the puzzle's shape, its being closed, and its start and end; nothing if no tiles fit. A tour
/// can be entered anywhere, so an end of an open path on a board that has a tour may be any cell, but not
/// both ends.
std::optional<TilePlan> plan_tiles(const PathPuzzle& puzzle);

/// The whole path, in time linear in its length; nothing if the run had to end first.
std::optional<Path> assemble(const TilePlan& plan, const Run& run);

}  // namespace hamlet::path
