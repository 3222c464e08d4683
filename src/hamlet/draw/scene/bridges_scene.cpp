#include "hamlet/draw/scene/bridges_scene.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "hamlet/draw/scene/geometry.hpp"

namespace hamlet {

namespace {

constexpr double demand_size = 0.44;
constexpr double demand_room = 0.6;

std::string note_of(const BridgesGrid& grid) {
  std::string note =
      fmt::format("at most {} {} between two islands", grid.k, grid.k == 1 ? "bridge" : "bridges");
  if (grid.eight) note += ", diagonals too";
  if (grid.no_loops) note += ", no loops";
  if (!grid.blocked.empty()) note += ", all inside the outline";
  return note;
}

/// Merges the bridges between two islands into one bundle. Bundles without a positive count are not drawn.
std::map<std::pair<Vertex, Vertex>, int> bundles_of(const std::vector<Bridge>& bridges) {
  std::map<std::pair<Vertex, Vertex>, int> bundles;
  for (const auto& [a, b, n] : bridges) {
    int& bundle = bundles[{std::min(a, b), std::max(a, b)}];
    bundle = static_cast<int>(std::min<std::int64_t>(std::int64_t{bundle} + std::max(n, 0), 1'000'000));
  }
  std::erase_if(bundles, [](const auto& bundle) { return bundle.second == 0; });
  return bundles;
}

}  // namespace

Point place_on_sea(Cell cell) { return {cell.col - 0.5, cell.row - 0.5}; }

Scene bridges_scene(const BridgesSheet& sheet, const DrawOptions& options) {
  const BridgesGrid& grid = sheet.puzzle.grid();
  Scene scene{.ground = Ground::sea,
              .width = static_cast<double>(grid.cols),
              .height = static_cast<double>(grid.rows),
              .note = note_of(grid)};
  for (const auto& [cell, demand] : grid.islands) {
    std::string text = demand ? std::to_string(*demand) : "?";
    const float size = fitting_size(text, demand_room, demand_size);
    scene.tiles.push_back({place_on_sea(cell)});
    scene.labels.push_back({Label::Kind::clue, size, place_on_sea(cell), std::move(text)});
  }
  for (const Cell cell : grid.blocked) scene.tiles.push_back({.at = place_on_sea(cell), .blocked = true});
  if (options.solution && sheet.solution) {
    for (const auto& [pair, count] : bundles_of(*sheet.solution)) {
      const Point from = place_on_sea(grid.islands[pair.first].cell),
                  to = place_on_sea(grid.islands[pair.second].cell);
      scene.strokes.push_back({Stroke::Kind::bridge, count, from, to});
    }
  }
  for (const auto& [first, second] : grid.forbidden) {
    const Point from = place_on_sea(first), to = place_on_sea(second);
    scene.signs.push_back({Sign::Kind::forbidden, true, false, from, to, middle(from, to)});
  }
  return scene;
}

}  // namespace hamlet
