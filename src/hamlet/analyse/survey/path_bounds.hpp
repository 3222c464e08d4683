#pragma once

#include <vector>

#include <optional>

#include "hamlet/base/count.hpp"
#include "hamlet/board/board.hpp"

namespace hamlet {

/// An upper bound on the natural logarithm of the number of directed Hamiltonian paths. The paths of G
/// correspond to the Hamiltonian cycles of G with an extra vertex joined to all others, and these are
/// permutations along arcs. By Brègman's theorem a 0-1 matrix has a permanent of at most the product of
/// (r!)^(1/r) over its row sums r. Proof in docs/bounds.md.
double log_most_paths(const Graph& graph);

/// Cuts a board of at least five rows and columns into bands. A path walks each band through its tiles, even
/// bands (from 0) from left to right, odd bands back. See docs/bounds.md.
struct BandTiling {
  std::vector<int> heights;  // of the bands, from top to bottom
  std::vector<int> widths;   // of the tiles of each band, in the order in which they are visited
};
BandTiling band_tiling(int rows, int cols);

/// A lower bound on the number of directed Diplomatico paths: the product of the numbers of paths through the
/// tiles, which can be chosen independently, for the better of the two orientations. 0 if the board has fewer
/// than five rows or columns.
Count diplomatico_paths_by_tiling(int rows, int cols);

/// Bounds on the number of directed paths, as logarithms to base 10.
struct PathBounds {
  double by_permanents = 0;  // upper bound
  /// For Diplomatico boards with at least five rows and columns: the bounds that the document prints, and
  /// ours.
  struct OfDiplomatico {
    double printed_least, by_tiles, printed_most;
  };
  std::optional<OfDiplomatico> diplomatico = {};
};
PathBounds path_bounds(const Board& board);

/// The logarithm to base 10 of a number that may be too large for a double.
double log10_of(const Count& count);

}  // namespace hamlet
