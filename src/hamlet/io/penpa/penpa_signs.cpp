#include "hamlet/io/penpa/penpa_signs.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace hamlet {

namespace {

// Arrows are numbered clockwise from 1, to the left.
constexpr int arrow_right = 5, arrow_down = 7, arrows = 8;
constexpr int half_a_turn = arrows / 2;
constexpr int less_across = 1, less_down = 2, greater_by = 2;  // 1 <, 2 ∧, 3 >, 4 ∨
constexpr std::string_view arrow_name = "arrow_S", less_name = "inequality", diamond_name = "diamond_SS";

/// The marks on one cell that are drawn as a pale shape behind its number.
struct Shape {
  std::string_view rule;
  std::string_view name;
};
constexpr std::array<Shape, 2> shapes = {{{"odd", "circle_L"}, {"even", "square_L"}}};

std::string_view without_size(std::string_view name) { return name.substr(0, name.find('_')); }

int opposite(int arrow) { return (arrow - 1 + half_a_turn) % arrows + 1; }

/// Puts a symbol at a point, unless there is one.
bool put(PenpaLayer& layer, PenpaPoint point, PenpaSymbol symbol) {
  return layer.symbol.try_emplace(point, std::move(symbol)).second;
}

}  // namespace

PenpaSigns::PenpaSigns(const PenpaPoints& points, const std::map<PenpaPoint, Vertex>& vertex_at) {
  for (const auto& [cell, vertex] : vertex_at) {
    point_of_[vertex] = cell;
    for (const PenpaPoints::Side& side : points.sides_after(cell)) {
      const auto other = vertex_at.find(side.other);
      if (other == vertex_at.end()) continue;
      const HexPlace from = *points.place_of(cell), to = *points.place_of(side.other);
      const int direction = from.y == to.y  ? arrow_right
                            : from.x < to.x ? arrow_down - 1
                            : from.x > to.x ? arrow_down + 1
                                            : arrow_down;
      const PenpaLayer::Pair corners = std::minmax(side.corners[0], side.corners[1]);
      side_between_[std::minmax(vertex, other->second)] = sides_.size();
      side_at_[side.middle] = sides_.size();
      side_on_[corners] = sides_.size();
      sides_.push_back({vertex, other->second, direction, side.middle, corners});
    }
  }
}

const PenpaSigns::Side* PenpaSigns::between(Vertex a, Vertex b) const {
  const auto found = side_between_.find(std::minmax(a, b));
  return found == side_between_.end() ? nullptr : &sides_[found->second];
}

bool PenpaSigns::draw(const Diamond& diamond, PenpaLayer& layer) const {
  const Side* const side = between(diamond.a, diamond.b);
  return side && put(layer, side->middle, {penpa::black_symbol, std::string(diamond_name)});
}

bool PenpaSigns::draw(const Mark& mark, PenpaLayer& layer) const {
  for (const auto& [rule, name] : shapes) {
    if (mark.rule->name == rule)
      return put(layer, point_of_.at(mark.cells[0]), {penpa::pale_symbol, std::string(name), 1});
  }
  const Side* const side = mark.cells.size() == 2 ? between(mark.cells[0], mark.cells[1]) : nullptr;
  if (!side) return false;
  const bool forwards = mark.cells[0] == side->first;
  if (mark.rule->name == "wall") return layer.lineE.try_emplace(side->corners, penpa::black_edge).second;
  if (mark.rule->name == "one-way") {
    return put(layer, side->middle,
               {forwards ? side->direction : opposite(side->direction), std::string(arrow_name)});
  }
  if (mark.rule->name == "before") {
    const int less = side->direction == arrow_right ? less_across : less_down;
    return put(layer, side->middle, {forwards ? less : less + greater_by, std::string(less_name)});
  }
  return false;
}

bool PenpaSigns::read_symbol(PenpaPoint point, const PenpaSymbol& symbol, PathPuzzle& puzzle) const {
  const std::string_view sort = without_size(symbol.name);
  const auto at = side_at_.find(point);
  if (at == side_at_.end()) {
    const auto cell = std::ranges::find(point_of_, point, [](const auto& entry) { return entry.second; });
    for (const auto& [rule, name] : shapes) {
      if (cell == point_of_.end() || sort != without_size(name) || symbol.variant != penpa::pale_symbol)
        continue;
      puzzle.marks.push_back({&mark_rule(rule, "symbol"), {cell->first}});
      return true;
    }
    return false;
  }
  const auto& [first, second, direction, middle, corners] = sides_[at->second];
  const auto add = [&](std::string_view rule, bool forwards) {
    puzzle.marks.push_back(
        {&mark_rule(rule, "symbol"), {forwards ? first : second, forwards ? second : first}});
    return true;
  };
  if (sort == without_size(diamond_name)) {
    puzzle.diamonds.push_back({first, second});
    return true;
  }
  if (symbol.name == arrow_name && (symbol.variant == direction || symbol.variant == opposite(direction)))
    return add("one-way", symbol.variant == direction);
  const int less = direction == arrow_right ? less_across : less_down;
  if (symbol.name == less_name && (symbol.variant == less || symbol.variant == less + greater_by))
    return add("before", symbol.variant == less);
  return false;
}

void PenpaSigns::read_edge(PenpaLayer::Pair corners, PathPuzzle& puzzle) const {
  const auto side = side_on_.find(corners);
  if (side == side_on_.end()) return;
  puzzle.marks.push_back(
      {&mark_rule("wall", "lineE"), {sides_[side->second].first, sides_[side->second].second}});
}

}  // namespace hamlet
