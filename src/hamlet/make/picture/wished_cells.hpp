#pragma once

#include <optional>
#include <span>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/board/picture.hpp"

namespace hamlet {

/// A picture in black and white alone. What counts as dark is found by Otsu's method, which parts the shades
/// so that those of a side differ least; a picture with next to no contrast is all dark or all light.
Picture in_black_and_white(const Picture& picture, bool inverted);

/// What a picture asks of every cell of a whole board.
struct WishedCells {
  Board whole;
  std::vector<float> ink;  // of each vertex, the share of its cell that is dark

  bool wants(Vertex v) const { return ink[v] > 0.5f; }
  /// How much someone would mind: 1 for a grey cell, 2 for a plain one, and one more if it is left out, since
  /// a thin line suffers more from losing a cell than from gaining one.
  int price_of_changing(Vertex v) const;
  /// Of having these cells and no others.
  int price_of(std::span<const Vertex> cells) const;
  /// Cells that are drawn side by side or corner to corner, whatever the moves are.
  std::vector<Vertex> around(Vertex v) const;
  /// How many these are of a cell in the middle of the board.
  std::size_t full_surroundings() const { return whole.lattice().frame.stride == 1 ? 8 : 6; }
};

/// Refuses what does not fit the memory, before it is touched. Nothing if the run ended first.
std::optional<WishedCells> wished_cells(const Picture& black_and_white, std::string_view family, int columns,
                                        const Run& run);

/// Of a loop over cells: asks the run now and then, for the first time after some thousands. What is soon
/// done is done, however little time there is.
inline bool ends_at(std::size_t cell, const Run& run) { return cell % 8192 == 8191 && run.must_end(); }

}  // namespace hamlet
