#pragma once

#include <vector>

#include "hamlet/board/cell.hpp"

namespace hamlet {

/// Rows of cells. A lattice computes with sites: cell (row, col) is at the site (row, indent +
/// stride·(col−1)), so a stride of 2 lets rows be shifted by half a cell, as hexagons need.
struct Frame {
  struct Row {
    int indent = 0;
    int length = 0;
    friend bool operator==(const Row&, const Row&) = default;
  };
  std::vector<Row> rows;
  int stride = 1;

  static Frame rectangle(int rows, int columns);
  int row_count() const { return static_cast<int>(rows.size()); }
  std::size_t cell_count() const;
  /// The length of the widest row.
  int column_count() const;
  bool is_rectangle() const;
  bool contains(Cell cell) const;
  int site_of(Cell cell) const { return rows[cell.row - 1].indent + stride * (cell.col - 1); }
  friend bool operator==(const Frame&, const Frame&) = default;
};

/// A step from one site to another.
struct Move {
  int down;
  int right;
  friend bool operator==(const Move&, const Move&) = default;
};

/// How a cell is drawn.
enum class Outline { square, hexagon, dot };

/// The cells of a board, and the moves between them (which must come in opposite pairs).
struct Lattice {
  Frame frame;
  std::vector<Move> moves;
  Outline outline = Outline::square;

  /// The centre of a cell.
  Point place(Cell cell) const;
  /// The distance between rows.
  double row_height() const;
  friend bool operator==(const Lattice&, const Lattice&) = default;
};

/// The eight (or four) moves of an (a,b)-leaper.
std::vector<Move> leaper_moves(int a, int b);

/// The six neighbours of a hexagon, in a frame of stride 2.
std::vector<Move> hexagon_moves();

}  // namespace hamlet
