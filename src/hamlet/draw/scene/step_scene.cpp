#include "hamlet/draw/scene/step_scene.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "hamlet/draw/scene/bridges_scene.hpp"
#include "hamlet/draw/scene/coordinates.hpp"
#include "hamlet/draw/scene/geometry.hpp"
#include "hamlet/draw/scene/path_scene.hpp"

namespace hamlet {

namespace {

constexpr double written_size = 0.42;
constexpr std::size_t most_struck_out = 4;  // in one cell

void mark(Scene& scene, Vertex v, Tile::Role role) { scene.tiles[v].role = role; }

/// The numbers struck out in a cell: one large, or up to four in two rows.
void strike_out(std::vector<Step> numbers, Point at, double room, Scene& scene) {
  std::ranges::sort(numbers);
  const bool are_cut = numbers.size() > most_struck_out;
  const std::size_t count = std::min(numbers.size(), most_struck_out);
  const double half = room / 2;
  const auto add = [&](std::string text, Point aside, double width, double most, Label::Kind kind) {
    const float size = fitting_size(text, width, most);
    scene.labels.push_back({kind, size, at + aside, std::move(text)});
  };
  if (count == 1) return add(std::to_string(numbers[0]), {0, 0}, room, 0.42, Label::Kind::excluded);
  for (std::size_t i = 0; i < count; ++i) {
    const Point aside{(i % 2 == 0 ? -0.5 : 0.5) * half * 1.06,
                      count == 2 ? 0 : (i < 2 ? -0.5 : 0.5) * half * 1.06};
    if (are_cut && i + 1 == count) {
      add("…", aside, half, 0.26, Label::Kind::name);
    } else {
      add(std::to_string(numbers[i]), aside, half, 0.26, Label::Kind::excluded);
    }
  }
}

class PathStep {
 public:
  PathStep(const PathSheet& sheet, const StepMarks& marks, Scene scene)
      : board_(sheet.board),
        layout_(sheet.board),
        marks_(marks),
        room_(board_.has_cells() ? 0.8 : 0.56),
        scene_(std::move(scene)) {
    for (const auto* visits : {&sheet.puzzle.clues, sheet.solution ? &*sheet.solution : nullptr}) {
      if (!visits) continue;
      for (const auto& [cell, step] : *visits) {
        number_on_[cell] = step;
        cell_of_[step] = cell;
      }
    }
  }

  Scene draw() {
    roles();
    for (const Edge& strand : marks_.strands) {
      if (!number_on_.contains(strand.from) || !number_on_.contains(strand.to))
        append_move(board_, layout_, strand.from, strand.to, scene_.strokes);
    }
    for (const Edge& edge : marks_.joined)
      append_move(board_, layout_, edge.from, edge.to, scene_.strokes, true);
    written();
    excluded();
    for (const Edge& edge : marks_.barred) bar(edge);
    return std::move(scene_);
  }

 private:
  void roles() {
    for (const Vertex v : marks_.where) mark(scene_, v, Tile::Role::evidence);
    const bool is_about_numbers = !marks_.written.empty() || !marks_.excluded.empty();
    const bool is_about_moves = !marks_.joined.empty() || !marks_.barred.empty();
    if ((is_about_moves || !is_about_numbers) && !marks_.where.empty())
      mark(scene_, marks_.where.front(), Tile::Role::change);
    for (const auto* visits : {&marks_.written, &marks_.excluded}) {
      for (const Visit& visit : *visits) mark(scene_, visit.cell, Tile::Role::change);
    }
  }

  /// The new numbers, joined to those before and after them.
  void written() {
    std::map<Step, Vertex> all = cell_of_;
    for (const auto& [cell, step] : marks_.written) all[step] = cell;
    std::set<Step> joined;  // to the next
    for (const auto& [cell, step] : marks_.written) {
      const std::string text = std::to_string(step);
      scene_.labels.push_back(
          {Label::Kind::written, fitting_size(text, room_ - 0.2, written_size), layout_.place(cell), text});
      for (const Step first : {step - 1, step}) {
        const auto from = all.find(first), to = all.find(first + 1);
        if (from != all.end() && to != all.end() && joined.insert(first).second)
          append_move(board_, layout_, from->second, to->second, scene_.strokes, true);
      }
    }
  }

  void excluded() {
    std::map<Vertex, std::vector<Step>> by_cell;
    for (const auto& [cell, step] : marks_.excluded) by_cell[cell].push_back(step);
    for (const Visit& visit : marks_.written) by_cell.erase(visit.cell);
    for (auto& [cell, numbers] : by_cell) strike_out(std::move(numbers), layout_.place(cell), room_, scene_);
  }

  void bar(const Edge& edge) {
    for (const MoveLine& way : layout_.ways(edge.from, edge.to))
      scene_.signs.push_back(
          {Sign::Kind::forbidden, way.touching, !way.by_side, way.from, way.to, way.halfway});
  }

  const Board& board_;
  Layout layout_;
  const StepMarks& marks_;
  double room_;
  Scene scene_;
  std::map<Vertex, Step> number_on_;
  std::map<Step, Vertex> cell_of_;
};

class BridgesStep {
 public:
  BridgesStep(const BridgesSheet& sheet, const StepMarks& marks, Scene scene)
      : puzzle_(sheet.puzzle), marks_(marks), scene_(std::move(scene)) {}

  Scene draw() {
    for (const Vertex v : marks_.where) mark(scene_, v, Tile::Role::evidence);
    if (!marks_.where.empty()) mark(scene_, marks_.where.front(), Tile::Role::change);
    for (const Bridge& bridge : marks_.built) build(bridge);
    for (const auto& [a, b] : marks_.closed) forbid(a, b, true);
    for (const auto& [a, b, most] : marks_.limits) {
      if (most == 0) {
        forbid(a, b, false);
      } else {
        scene_.labels.push_back({Label::Kind::limit, 0.34f, middle(at(a), at(b)), fmt::format("≤{}", most)});
      }
    }
    return std::move(scene_);
  }

 private:
  Point at(Vertex island) const { return place_on_sea(puzzle_.islands()[island].cell); }

  /// Beside the bridges that are there.
  void build(const Bridge& bridge) {
    Stroke fresh{.kind = Stroke::Kind::bridge,
                 .count = bridge.n,
                 .from = at(bridge.a),
                 .to = at(bridge.b),
                 .fresh = true};
    for (Stroke& stroke : scene_.strokes) {
      if (stroke.kind != Stroke::Kind::bridge || !same_place(stroke.from, fresh.from) ||
          !same_place(stroke.to, fresh.to))
        continue;
      stroke.beside = fresh.count;
      fresh.beside = stroke.count;
      break;
    }
    scene_.strokes.push_back(fresh);
  }

  void forbid(Vertex a, Vertex b, bool faint) {
    scene_.signs.push_back({Sign::Kind::forbidden, true, false, at(a), at(b), middle(at(a), at(b)), faint});
  }

  const BridgesPuzzle& puzzle_;
  const StepMarks& marks_;
  Scene scene_;
};

}  // namespace

Scene position_scene(const Sheet& position, DrawOptions options) {
  options.solution = true;
  options.title = false;
  options.own_title.clear();
  options.style = DrawStyle::grid;
  options.coordinates = false;
  Scene scene = scene_of(position, options);
  scene.note.clear();
  add_coordinates(position, scene, CellNames::by_rows);
  return scene;
}

Scene step_scene(const Sheet& before, const StepMarks& marks, const DrawOptions& options) {
  Scene scene = position_scene(before, options);
  scene.is_step = true;
  return before.visit(
      [&](const PathSheet& path) { return PathStep(path, marks, std::move(scene)).draw(); },
      [&](const BridgesSheet& bridges) { return BridgesStep(bridges, marks, std::move(scene)).draw(); });
}

}  // namespace hamlet
