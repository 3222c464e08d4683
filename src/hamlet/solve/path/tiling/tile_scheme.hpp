#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "hamlet/board/lattice.hpp"

namespace hamlet::path {

/// A place in a tile, from 0,0 at its top left.
struct Site {
  int row = 0;
  int column = 0;
  friend auto operator<=>(const Site&, const Site&) = default;
};

/// Where a tile is hung onto another: the other's path leaves the edge a–b out and goes a–c … d–b, c and d
/// being the ends of the tile's own path. The columns of a and b count back from the other's far border (−1
/// is the last), those of c and d from the tile's near one. For tiles that hang below, rows and columns are
/// exchanged.
struct Joint {
  Site a, b, c, d;
};

/// A path, or if closed a tour, through every cell of a small rectangle (a strand: through some of them).
struct Tile {
  int rows = 0;
  int columns = 0;
  bool closed = false;
  std::vector<Site> path = {};
};

/// The tiles that make boards of any size: a root in the corner, and rows of tiles that hang onto one
/// another. Since each tile is inserted into one edge of another, the whole is one path, or one tour if the
/// root is one.
///
/// A plane: below the root hang spines, one under the other; at the root's and each spine's right hang rows.
/// A strip (row_step 0): only rows hang at the root's right; or two strands at once, which share their cells.
struct TileScheme {
  int row_step = 0;  // the height of a spine
  int column_step = 0;
  Joint right, second;  // the second is below, or of strands at the right too
  std::vector<Tile> roots, row_tiles, spines, strands;

  bool has_strands() const { return !strands.empty(); }
};

/// Reads a text of bench/find_tiles. A tile is a line: what it is, rows, columns, the first cell, and a
/// letter for each move, 'a' being the first of the family's moves.
std::vector<TileScheme> tile_schemes_from_text(std::string_view text, std::span<const Move> moves);

/// Those of a family of boards, by its name with its arguments; none if none are kept.
std::vector<TileScheme> tile_schemes_of(std::string_view family);

}  // namespace hamlet::path
