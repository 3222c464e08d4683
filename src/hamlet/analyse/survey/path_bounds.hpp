#pragma once

#include <vector>

#include <optional>

#include "hamlet/base/count.hpp"
#include "hamlet/board/board.hpp"

namespace hamlet {

/// No graph has more directed Hamiltonian paths than e to this. A path of G is a cycle of G with one vertex
/// more that is joined with all; cycles are permutations along arcs; and by Brègman's theorem a matrix of
/// zeros and ones has a permanent of at most the product of (r!)^(1/r) over its row sums r (docs/bounds.md).
double log_most_paths(const Graph& graph);

/// A board of at least five rows and columns in bands, each of which is walked through its tiles, the even
/// ones from left to right, the others back (docs/bounds.md).
struct BandTiling {
  std::vector<int> heights;  // of the bands, from above
  std::vector<int> widths;   // of the tiles of each band, in the order in which they are walked
};
BandTiling band_tiling(int rows, int cols);

/// A board has at least so many directed Diplomatico paths: the product of the numbers of paths through the
/// tiles, each of which can be chosen by itself, of the board as it lies or turned. 0 if it has less than
/// five rows or columns.
Count diplomatico_paths_by_tiling(int rows, int cols);

/// Bounds on the number of directed paths, as logarithms to base 10.
struct PathBounds {
  double by_permanents = 0;  // above
  /// Of Diplomatico boards with at least five rows and columns: what the document prints, and ours.
  struct OfDiplomatico {
    double printed_least, by_tiles, printed_most;
  };
  std::optional<OfDiplomatico> diplomatico = {};
};
PathBounds path_bounds(const Board& board);

/// To base 10; of a number that may be too large for a double.
double log10_of(const Count& count);

}  // namespace hamlet
