#pragma once

#include <functional>
#include <string>
#include <vector>

#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// Bridges drawn in pieces, either on the cells between islands or on the cell borders that they cross.
class DrawnBridges {
 public:
  enum Pieces {
    on_borders,  // a piece belongs to the cell to its left or above it
    on_cells,
  };

  DrawnBridges(const BridgesPuzzle& puzzle, Pieces pieces);

  /// The number of bridges that run through this piece, initially 0.
  int& across(Cell cell) { return across_[index(cell)]; }
  int& down(Cell cell) { return down_[index(cell)]; }

  void draw(const std::vector<Bridge>& bridges);
  /// Joins the pieces to bridges, in ascending order. Throws an InputError for pieces that do not run from an
  /// island to an island.
  std::vector<Bridge> bridges(const std::function<std::string(Cell)>& place) const;

 private:
  std::size_t index(Cell cell) const {
    return static_cast<std::size_t>(cell.row - 1) * puzzle_.grid().cols + (cell.col - 1);
  }
  /// The pieces between the two islands of a lane.
  std::vector<std::size_t> pieces_of(const Lane& lane) const;
  bool runs_across(const Lane& lane) const;

  const BridgesPuzzle& puzzle_;
  Pieces pieces_;
  std::vector<int> across_;
  std::vector<int> down_;
};

}  // namespace hamlet
