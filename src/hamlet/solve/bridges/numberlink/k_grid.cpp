#include "hamlet/solve/bridges/numberlink/k_grid.hpp"

#include <fmt/format.h>

namespace hamlet::bridges::numberlink {

namespace {

Direction direction_from(Cell a, Cell b) {
  const int down = (b.row > a.row) - (b.row < a.row), right = (b.col > a.col) - (b.col < a.col);
  constexpr std::int8_t table[3][3] = {{8, 1, 5}, {4, 0, 2}, {7, 3, 6}};
  return table[down + 1][right + 1];
}

}  // namespace

KGrid::KGrid(BridgesPuzzle puzzle) : puzzle_(std::move(puzzle)), network_(puzzle_) {
  const auto& islands = puzzle_.islands();
  first_.reserve(islands.size() + 1);
  directions_.reserve(2 * network_.lane_count());
  for (Vertex p = 0; p < islands.size(); ++p) {
    first_.push_back(static_cast<std::uint32_t>(directions_.size()));
    for (const Outlet& outlet : network_.outlets(p)) {
      directions_.push_back(
          static_cast<std::int8_t>(direction_from(islands[p].cell, islands[outlet.island].cell)));
    }
  }
  first_.push_back(static_cast<std::uint32_t>(directions_.size()));
}

std::optional<Outlet> KGrid::neighbour(Vertex p, Direction l) const {
  const auto directions = directions_of(p);
  for (std::size_t i = 0; i < directions.size(); ++i) {
    if (directions[i] == l) return network_.outlets(p)[i];
  }
  return std::nullopt;
}

std::string KGrid::name_of(Vertex p) const {
  const Island& island = puzzle_.islands()[p];
  return fmt::format("the {} at {}", island.demand ? std::to_string(*island.demand) : "?",
                     spoken(island.cell));
}

}  // namespace hamlet::bridges::numberlink
