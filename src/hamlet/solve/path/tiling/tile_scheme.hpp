#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "hamlet/board/lattice.hpp"

namespace hamlet::path {

/// A cell of a tile, from 0,0 at its top left.
struct Site {
  int row = 0;
  int column = 0;
  friend auto operator<=>(const Site&, const Site&) = default;
};

/// How a tile is attached to another: the edge a–b of the other's path is replaced by a–c … d–b, where c and
/// d are the ends of the tile's own path. Columns of a and b count back from the other's far border (−1 is
/// the last), those of c and d from the tile's near one. For tiles attached below, rows and columns are
/// exchanged.
struct Joint {
  Site a, b, c, d;
};

/// A path, or if closed a tour, through every cell of a small rectangle. (A strand visits only some of them.)
struct Tile {
  int rows = 0;
  int columns = 0;
  bool closed = false;
  std::vector<Site> path = {};
};

/// The tiles that build boards of any size: a root in the corner, and rows of tiles attached to one another.
/// Each tile is inserted into one edge of another, so the whole is one path, or one tour if the root is one.
///
/// A plane: spines are attached below the root, one under the other, and rows to the right of the root and of
/// each spine. A strip (row_step 0): only rows are attached to the right of the root, or two strands that
/// share their cells.
struct TileScheme {
  int row_step = 0;  // the height of a spine
  int column_step = 0;
  Joint right, second;  // `second` is below, or for strands at the right too
  std::vector<Tile> roots, row_tiles, spines, strands;

  bool has_strands() const { return !strands.empty(); }
};

/// Parses a text written by bench/find_tiles. Each line is a tile: its role, rows, columns, first cell, and a
/// letter for each move, where 'a' is the first of the family's moves.
std::vector<TileScheme> tile_schemes_from_text(std::string_view text, std::span<const Move> moves);

/// The schemes of a family of boards, by its name with its arguments; empty if there are none.
std::vector<TileScheme> tile_schemes_of(std::string_view family);

}  // namespace hamlet::path
