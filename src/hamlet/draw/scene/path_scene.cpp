#include "hamlet/draw/scene/path_scene.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <tuple>

#include "hamlet/base/text/plural.hpp"
#include "hamlet/base/text/printable.hpp"
#include "hamlet/draw/scene/geometry.hpp"
#include "hamlet/draw/scene/holes.hpp"
#include "hamlet/draw/scene/layout.hpp"

namespace hamlet {

namespace {

/// A number in a cell.
struct Written {
  Vertex cell;
  Step step;
  bool clue;
};

class PathScene {
 public:
  PathScene(const PathSheet& sheet, const DrawOptions& options)
      : board_(sheet.board), puzzle_(sheet.puzzle), layout_(sheet.board), options_(options) {
    for (const auto& [cell, step] : puzzle_.clues) written_.push_back({cell, step, true});
    shows_answer_ = options.solution && sheet.solution;
    if (!shows_answer_) return;
    for (const auto& [cell, step] : *sheet.solution) written_.push_back({cell, step, false});
  }

  Scene draw() {
    ground();
    tiles();
    if (!board_.has_cells()) graph();
    if (shows_answer_) path();
    rings();
    numbers();
    for (const auto& [a, b] : puzzle_.diamonds) sign(Sign::Kind::diamond, "◆", a, b);
    marks();
    return std::move(scene_);
  }

 private:
  static constexpr double number_size = 0.44;

  void ground() {
    scene_.width = layout_.width();
    scene_.height = layout_.height();
    scene_.row_height = board_.lattice().row_height();
    scene_.ground = !board_.has_cells()                    ? Ground::graph
                    : board_.outline() == Outline::hexagon ? Ground::hexagons
                                                           : Ground::squares;
    scene_.note = printable(board_.name());
    const auto add = [&](std::string_view rule) {
      scene_.note.append(scene_.note.empty() ? "" : ", ").append(rule);
    };
    if (board_.wrap() != Wrap::none) add(to_text(board_.wrap()));
    if (puzzle_.closed) add("closed tour");
  }

  void tiles() {
    const std::vector<Cell> holes = holes_of(board_);
    scene_.tiles.reserve(board_.size() + holes.size());
    for (Vertex v = 0; v < board_.size(); ++v) scene_.tiles.push_back({layout_.place(v)});
    for (const Cell& cell : holes) scene_.tiles.push_back({board_.lattice().place(cell), true});
  }

  void graph() {
    const Graph& graph = board_.graph();
    const auto kind = graph.is_directed() ? Stroke::Kind::arc : Stroke::Kind::edge;
    for (const Edge& edge : graph.edges()) {
      scene_.strokes.push_back({kind, 1, layout_.place(edge.from), layout_.place(edge.to)});
    }
    names();
    scene_.words.push_back(fmt::format("{} {} and {}", graph.vertex_count(),
                                       graph.vertex_count() == 1 ? "vertex" : "vertices",
                                       number_of(graph.edge_count(), graph.is_directed() ? "arc" : "edge")));
    for (const auto& [cell, step] : puzzle_.clues) {
      scene_.words.push_back(fmt::format("{} is number {}", name(cell), step));
    }
  }

  void names() {
    constexpr float name_size = 0.22f;
    constexpr double distance = 0.58, letter_width = 0.15;
    for (Vertex v = 0; v < board_.size(); ++v) {
      std::string text = name(v);
      const double half_width = letter_width / 2 * static_cast<double>(character_count(text));
      const Point aside = open_direction(v);
      const Point at =
          layout_.place(v) + distance * aside + Point{std::max(0.0, half_width - 0.1) * aside.x, 0};
      scene_.labels.push_back({Label::Kind::name, name_size, at, std::move(text)});
    }
  }

  /// The direction that bisects the widest angle between two edges of a vertex.
  Point open_direction(Vertex v) const {
    std::vector<double> angles;
    for (const auto& neighbours : {board_.graph().out(v), board_.graph().in(v)}) {
      for (Vertex w : neighbours) {
        const Point step = layout_.place(w) - layout_.place(v);
        angles.push_back(std::atan2(step.y, step.x));
      }
    }
    if (angles.empty()) return {0, -1};
    std::ranges::sort(angles);
    angles.push_back(angles.front() + 2 * std::numbers::pi);
    double widest = 0, middle_of_widest = 0;
    for (std::size_t i = 1; i < angles.size(); ++i) {
      // Of equal angles the first wins, whatever the rounding.
      if (angles[i] - angles[i - 1] < widest + place_tolerance) continue;
      widest = angles[i] - angles[i - 1];
      middle_of_widest = (angles[i] + angles[i - 1]) / 2;
    }
    return {std::cos(middle_of_widest), std::sin(middle_of_widest)};
  }

  std::string name(Vertex v) const { return printable(board_.label(v)); }

  /// Joins consecutive numbers. A number that stands in several cells is left out.
  void path() {
    std::ranges::sort(written_, {}, [](const Written& w) { return std::tuple(w.step, w.cell, !w.clue); });
    std::vector<Visit> once;
    for (std::size_t i = 0, next = 0; i < written_.size(); i = next) {
      bool in_one_cell = true;
      for (next = i; next < written_.size() && written_[next].step == written_[i].step; ++next) {
        in_one_cell = in_one_cell && written_[next].cell == written_[i].cell;
      }
      if (in_one_cell) once.push_back({written_[i].cell, written_[i].step});
    }
    if (!board_.has_cells()) itinerary(once);
    if (!options_.path_line.value_or(layout_.moves_touch() || options_.style != DrawStyle::grid)) return;
    scene_.strokes.reserve(scene_.strokes.size() + once.size());
    for (std::size_t i = 1; i < once.size(); ++i) {
      if (once[i].step == once[i - 1].step + 1) segment(once[i - 1].cell, once[i].cell);
    }
    const bool whole = once.size() >= 3 && once.front().step == 1 && once.back().step == puzzle_.length();
    if (puzzle_.closed && whole) segment(once.back().cell, once.front().cell);
  }

  void segment(Vertex a, Vertex b) {
    if (a != b) append_move(board_, layout_, a, b, scene_.strokes);
  }

  void itinerary(const std::vector<Visit>& visits) {
    std::string text;
    for (std::size_t i = 0; i < visits.size(); ++i) {
      if (i > 0) text += visits[i].step == visits[i - 1].step + 1 ? " – " : " … ";
      text += name(visits[i].cell);
    }
    if (!text.empty()) scene_.words.push_back(std::move(text));
  }

  void rings() {
    if (options_.style == DrawStyle::line && puzzle_.closed) return;
    std::vector<Vertex> first, last;
    for (const auto& [cell, step, clue] : written_) {
      if (step == 1) first.push_back(cell);
      if (step == puzzle_.length() && !puzzle_.closed) last.push_back(cell);
    }
    if (puzzle_.start) first.push_back(*puzzle_.start);
    if (puzzle_.end) last.push_back(*puzzle_.end);
    for (auto* cells : {&first, &last}) {
      std::ranges::sort(*cells);
      cells->erase(std::unique(cells->begin(), cells->end()), cells->end());
      for (Vertex cell : *cells) scene_.rings.push_back({layout_.place(cell), cells == &last});
    }
  }

  /// Writes all numbers of a cell, printed ones first: "7", or "7/9" if an answer contradicts itself or the
  /// clue.
  void numbers() {
    if (!options_.numbers) std::erase_if(written_, [](const Written& w) { return !w.clue; });
    std::ranges::sort(written_, {}, [](const Written& w) { return std::tuple(w.cell, !w.clue, w.step); });
    const double room = board_.has_cells() ? 0.72 : 0.54;
    const float common_size = fitting_size(std::to_string(puzzle_.length()), room, number_size);
    for (std::size_t i = 0, next = 0; i < written_.size(); i = next) {
      const auto [cell, step, clue] = written_[i];
      std::string text = std::to_string(step);
      for (next = i + 1; next < written_.size() && written_[next].cell == cell; ++next) {
        const Step other = written_[next].step;
        if (other != written_[next - 1].step && other != step) text.append("/").append(std::to_string(other));
      }
      const float size = fitting_size(text, room, common_size);
      scene_.labels.push_back(
          {clue ? Label::Kind::clue : Label::Kind::answer, size, layout_.place(cell), std::move(text)});
    }
  }

  void marks() {
    constexpr double glyph_size = 0.19;
    const Point below{0, board_.has_cells() ? 0.34 : 0.44};
    std::map<Vertex, std::string> glyphs;
    for (const Mark& mark : puzzle_.marks) {
      if (mark.rule->sign != MarkSign::glyph) {
        sign(kind_of(mark.rule->sign), mark.rule->name, mark.cells[0], mark.cells[1]);
        continue;
      }
      for (Vertex cell : mark.cells) {
        std::string& text = glyphs[cell];
        text.append(text.empty() ? "" : " ").append(mark.rule->glyph);
      }
    }
    for (auto& [cell, text] : glyphs) {
      const float size = fitting_size(text, 0.7, glyph_size);
      scene_.labels.push_back({Label::Kind::glyph, size, layout_.place(cell) + below, std::move(text)});
    }
  }

  static Sign::Kind kind_of(MarkSign sign) {
    return sign == MarkSign::less    ? Sign::Kind::less
           : sign == MarkSign::arrow ? Sign::Kind::arrow
                                     : Sign::Kind::wall;
  }

  void sign(Sign::Kind kind, std::string_view called, Vertex a, Vertex b) {
    const auto ways = layout_.ways(a, b);
    const bool directed = kind == Sign::Kind::arrow || kind == Sign::Kind::less;
    for (std::size_t i = 0; i < ways.size(); ++i) {
      const MoveLine& way = ways[i];
      // The second half of a move around the edge starts at the end of the move.
      const bool backwards = directed && i == 1;
      scene_.signs.push_back({kind, way.touching, !way.by_side, backwards ? way.to : way.from,
                              backwards ? way.from : way.to, way.halfway});
    }
    if (!ways[0].by_side) scene_.words.push_back(fmt::format("{} {} – {}", called, name(a), name(b)));
  }

  const Board& board_;
  const PathPuzzle& puzzle_;
  Layout layout_;
  const DrawOptions& options_;
  bool shows_answer_ = false;
  std::vector<Written> written_;
  Scene scene_;
};

}  // namespace

void append_move(const Board& board, const Layout& layout, Vertex a, Vertex b, std::vector<Stroke>& strokes,
                 bool fresh) {
  for (const MoveLine& way : layout.ways(a, b)) {
    const auto kind = way.touching || !board.has_cells() ? Stroke::Kind::path : Stroke::Kind::leap;
    strokes.push_back({.kind = kind, .from = way.from, .to = way.to, .fresh = fresh});
  }
}

Scene path_scene(const PathSheet& sheet, const DrawOptions& options) {
  return PathScene(sheet, options).draw();
}

}  // namespace hamlet
