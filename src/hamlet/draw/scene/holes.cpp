#include "hamlet/draw/scene/holes.hpp"

#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace hamlet {

namespace {

/// The row, and the column in half cells: the same for squares and hexagons.
using Spot = std::pair<std::int64_t, std::int64_t>;

std::vector<Spot> beside(Spot spot, Outline outline) {
  const auto [row, half] = spot;
  if (outline == Outline::square) return {{row, half - 2}, {row, half + 2}, {row - 1, half}, {row + 1, half}};
  return {{row, half - 2},     {row, half + 2},     {row - 1, half - 1},
          {row - 1, half + 1}, {row + 1, half - 1}, {row + 1, half + 1}};
}

}  // namespace

std::vector<Cell> holes_of(const Board& board) {
  if (board.blocked().empty() || board.wrap() != Wrap::none) return board.blocked();
  const double row_height = board.lattice().row_height();
  const auto spot_of = [&](Cell cell) {
    const Point at = board.lattice().place(cell);
    return Spot{std::llround(at.y / row_height), std::llround(2 * at.x)};
  };
  std::set<Spot> free;
  for (Vertex v = 0; v < board.size(); ++v) free.insert(spot_of(board.cell(v)));
  std::map<Spot, Cell> inside;
  for (const Cell& cell : board.blocked()) inside.emplace(spot_of(cell), cell);
  const auto is_at_rim = [&](Spot spot) {
    for (const Spot& near : beside(spot, board.outline())) {
      if (!free.contains(near) && !inside.contains(near)) return true;
    }
    return false;
  };
  std::vector<Spot> outside;
  for (const auto& [spot, cell] : inside) {
    if (is_at_rim(spot)) outside.push_back(spot);
  }
  for (const Spot& spot : outside) inside.erase(spot);
  for (std::size_t i = 0; i < outside.size(); ++i) {
    for (const Spot& near : beside(outside[i], board.outline())) {
      if (inside.erase(near) > 0) outside.push_back(near);
    }
  }
  std::vector<Cell> holes;
  for (const Cell& cell : board.blocked()) {
    if (inside.contains(spot_of(cell))) holes.push_back(cell);
  }
  return holes;
}

}  // namespace hamlet
