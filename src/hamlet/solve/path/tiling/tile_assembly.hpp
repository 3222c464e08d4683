#pragma once

#include <optional>

#include "hamlet/puzzle/path_puzzle.hpp"
#include "hamlet/solve/path/tiling/tile_scheme.hpp"

namespace hamlet::path {

/// Maps a scheme's rows and columns to the board, possibly mirrored or transposed. The strides are unsigned
/// and may wrap around.
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

/// Plans tiles for the puzzle's shape, ends, and whether it is closed; nothing if no tiles fit. A tour can be
/// entered anywhere, so on a board that has one, either end of an open path may be any cell, but not both.
std::optional<TilePlan> plan_tiles(const PathPuzzle& puzzle);

/// Returns the whole path, in time linear in its length, or nothing if the run had to end first.
std::optional<Path> assemble(const TilePlan& plan, const Run& run);

}  // namespace hamlet::path
