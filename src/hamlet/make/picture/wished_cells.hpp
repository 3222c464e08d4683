#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/board/picture.hpp"

namespace hamlet {

/// Reduces a picture to black and white. The threshold is Otsu's, which minimizes the variance of the shades
/// within either side. A picture with almost no contrast becomes all dark or all light.
Picture in_black_and_white(const Picture& picture, bool inverted);

/// Why no cell of a picture in black and white is wished.
std::string why_no_cell(const Picture& ink, bool inverted);

/// How dark a picture makes each cell of a whole board. Cells more than half dark are wished.
struct WishedCells {
  Board whole;
  std::vector<float> ink;  // for each vertex, the dark share of its cell

  bool wants(Vertex v) const { return ink[v] > 0.5f; }
  /// The cost of a change: 1 for a grey cell, 2 for a plain one, and one more for leaving a wished cell out,
  /// since a thin line suffers more from losing a cell than from gaining one.
  int price_of_changing(Vertex v) const;
  /// The cost of having exactly these cells.
  int price_of(std::span<const Vertex> cells) const;
  /// The cells drawn next to a cell, at a side or a corner, whatever the moves are.
  std::vector<Vertex> around(Vertex v) const;
  /// The number of cells around one in the middle of the board.
  std::size_t full_surroundings() const { return whole.lattice().frame.stride == 1 ? 8 : 6; }
};

/// Throws InputError for a size that does not fit the memory, before allocating. Nothing if the run ended
/// first.
std::optional<WishedCells> wished_cells(const Picture& black_and_white, std::string_view family, int columns,
                                        const Run& run);

/// For loops over cells: queries the run once in 8192 cells, so that short loops finish even if the run has
/// ended.
inline bool ends_at(std::size_t cell, const Run& run) { return cell % 8192 == 8191 && run.must_end(); }

}  // namespace hamlet
