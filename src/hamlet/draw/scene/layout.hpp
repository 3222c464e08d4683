#pragma once

#include <optional>
#include <vector>

#include "hamlet/board/board.hpp"

namespace hamlet {

/// The line of a move, from the centre of one tile to the centre of another, or off the edge of a wrapped
/// board.
struct MoveLine {
  Point from;
  Point to;
  Point halfway;  // where a sign for both tiles stands
  bool touching;  // the tiles share a side or a corner
  bool by_side;
};

/// Where the tiles of a board lie in its picture, and the lines between them. The board must outlive it.
class Layout {
 public:
  explicit Layout(const Board& board);

  double width() const { return width_; }
  double height() const { return height_; }
  Point place(Vertex v) const;
  /// Returns whether every move leads to a touching tile, so that a line through all of them can be followed.
  /// In a graph it can, along the edges.
  bool moves_touch() const;
  /// One line, or two if the move goes around the edge: the half at each tile.
  std::vector<MoveLine> ways(Vertex a, Vertex b) const;

 private:
  void lay_out_cells();
  void lay_out_graph();
  std::optional<Point> step_around_edge(Vertex a, Vertex b) const;
  MoveLine stub(Point from, Point step) const;

  const Board& board_;
  double width_ = 0;
  double height_ = 0;
  Point corner_ = {};
  double scale_ = 1;
};

}  // namespace hamlet
