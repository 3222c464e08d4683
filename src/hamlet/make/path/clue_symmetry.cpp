#include "hamlet/make/path/clue_symmetry.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

#include "hamlet/base/disjoint_sets.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/board/symmetries.hpp"
#include "hamlet/make/layout_symmetry.hpp"

namespace hamlet {

namespace {

using PlaneMap = std::function<Point(Point)>;

/// Generators of a symmetry, as maps of the plane around the middle of the board.
std::vector<PlaneMap> generators(LayoutSymmetry symmetry) {
  const PlaneMap half_turn = [](Point p) { return Point{-p.x, -p.y}; };
  const PlaneMap left_right = [](Point p) { return Point{-p.x, p.y}; };
  const PlaneMap top_bottom = [](Point p) { return Point{p.x, -p.y}; };
  const PlaneMap quarter_turn = [](Point p) { return Point{-p.y, p.x}; };
  const PlaneMap diagonal = [](Point p) { return Point{p.y, p.x}; };
  switch (symmetry) {
    case LayoutSymmetry::none:
      return {};
    case LayoutSymmetry::half_turn:
      return {half_turn};
    case LayoutSymmetry::left_right:
      return {left_right};
    case LayoutSymmetry::top_bottom:
      return {top_bottom};
    case LayoutSymmetry::both_mirrors:
      return {left_right, top_bottom};
    case LayoutSymmetry::quarter_turn:
      return {quarter_turn};
    case LayoutSymmetry::diagonal:
      return {diagonal};
  }
  return {};
}

Point middle_of(const Board& board) {
  constexpr double far = std::numeric_limits<double>::infinity();
  Point least{far, far}, most{-far, -far};
  for (Vertex v = 0; v < board.size(); ++v) {
    const Point p = board.place(v);
    least = {std::min(least.x, p.x), std::min(least.y, p.y)};
    most = {std::max(most.x, p.x), std::max(most.y, p.y)};
  }
  return {(least.x + most.x) / 2, (least.y + most.y) / 2};
}

bool does(const std::vector<Vertex>& images, const PlaneMap& map, const Board& board, Point middle) {
  constexpr double same = 1e-6;
  for (Vertex v = 0; v < board.size(); ++v) {
    const Point from = board.place(v), to = board.place(images[v]);
    const Point wanted = map({from.x - middle.x, from.y - middle.y});
    if (std::abs(to.x - middle.x - wanted.x) > same || std::abs(to.y - middle.y - wanted.y) > same)
      return false;
  }
  return true;
}

}  // namespace

std::vector<std::vector<Vertex>> symmetric_cells(const Board& board, std::string_view name,
                                                 std::string_view where) {
  const NamedSymmetry& wanted = layout_symmetry(name, where);
  const auto maps = generators(wanted.symmetry);
  const auto known = maps.empty() ? std::vector<std::vector<Vertex>>() : symmetries(board);
  const Point middle = middle_of(board);
  DisjointSets orbits(board.size());
  for (const PlaneMap& map : maps) {
    const auto found = std::ranges::find_if(
        known, [&](const std::vector<Vertex>& images) { return does(images, map, board, middle); });
    if (found == known.end())
      throw InputError(std::string(where), fmt::format("the board {} does not have the symmetry '{}'",
                                                       board.name(), wanted.name));
    for (Vertex v = 0; v < board.size(); ++v) orbits.unite(v, (*found)[v]);
  }
  std::vector<std::vector<Vertex>> sets(board.size());
  for (Vertex v = 0; v < board.size(); ++v) sets[orbits.find(v)].push_back(v);
  std::erase_if(sets, [](const std::vector<Vertex>& set) { return set.empty(); });
  return sets;
}

}  // namespace hamlet
