#pragma once

#include <map>
#include <optional>

#include "hamlet/io/penpa/penpa_page.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

/// How diamonds and marks are drawn on a page: as symbols in cells and on sides, and as black edges.
class PenpaSigns {
 public:
  /// `vertex_at` are the free cells of the board.
  PenpaSigns(const PenpaPoints& points, const std::map<PenpaPoint, Vertex>& vertex_at);

  /// Draws a diamond or a mark, or returns false if there is no place for it.
  bool draw(const Diamond& diamond, PenpaLayer& layer) const;
  bool draw(const Mark& mark, PenpaLayer& layer) const;

  /// Reads the symbol at a point, or returns false if it means nothing there.
  bool read_symbol(PenpaPoint point, const PenpaSymbol& symbol, PathPuzzle& puzzle) const;
  /// Reads a black edge between two corners. Edges at the rim of the board say nothing new.
  void read_edge(PenpaLayer::Pair corners, PathPuzzle& puzzle) const;

 private:
  struct Side {
    Vertex first;  // to the left of the second or above it
    Vertex second;
    int direction;  // of an arrow from the first to the second
    PenpaPoint middle;
    PenpaLayer::Pair corners;
  };
  const Side* between(Vertex a, Vertex b) const;

  std::map<Vertex, PenpaPoint> point_of_;
  std::vector<Side> sides_;
  std::map<std::pair<Vertex, Vertex>, std::size_t> side_between_;  // ascending
  std::map<PenpaPoint, std::size_t> side_at_;
  std::map<PenpaLayer::Pair, std::size_t> side_on_;
};

}  // namespace hamlet
