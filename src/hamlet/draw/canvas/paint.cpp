#include "hamlet/draw/canvas/paint.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "hamlet/base/text/printable.hpp"
#include "hamlet/draw/canvas/style.hpp"
#include "hamlet/draw/scene/geometry.hpp"
#include "hamlet/draw/scene/glyph_place.hpp"
#include "hamlet/draw/scene/sea_shape.hpp"

namespace hamlet {

namespace {

constexpr double vertex_radius = 0.32;
constexpr double island_radius = 0.38;
constexpr double title_size = 0.5, title_room = 0.95;
constexpr double note_size = 0.24, note_room = 0.45;
constexpr double widest_text = 12;
// A larger bundle is a thick line that carries its count.
constexpr int most_parallel_lines = 5;
// A sea with more rows and columns has no grid lines, which would take too long.
constexpr double most_grid_lines = 10'000;

bool has_cells(const Scene& scene) {
  return scene.ground == Ground::squares || scene.ground == Ground::hexagons;
}
double margin_of(const Scene& scene) { return scene.ground == Ground::graph ? 0.75 : 0.4; }
float title_size_of(const Scene& scene) { return fitting_size(scene.title, widest_text, title_size); }
float note_size_of(const Scene& scene) { return fitting_size(scene.note, widest_text, note_size); }

double text_width(std::string_view text, double size) {
  return 0.7 * size * static_cast<double>(character_count(text));
}

class Painter {
 public:
  Painter(const Scene& scene, Canvas& canvas) : scene_(scene), canvas_(canvas) {}

  void run() {
    patches();
    if (scene_.ground == Ground::sea) grid();
    if (has_cells(scene_)) cells();
    edges();
    thin_lines();
    path();
    bridges();
    if (!has_cells(scene_)) circles();
    rings();
    labels();
    for (const Sign& sign : scene_.signs) draw(sign);
    captions();
  }

 private:
  void line(Point from, Point to) { canvas_.line(std::array{from, to}); }

  void patches() {
    for (const Patch& patch : scene_.patches) {
      canvas_.use({.fill = patch.shade});
      canvas_.polygon(
          std::array{patch.from, Point{patch.to.x, patch.from.y}, patch.to, Point{patch.from.x, patch.to.y}});
    }
  }

  void grid() {
    if (scene_.width + scene_.height > most_grid_lines) return;
    const std::vector<SeaLine> shore = shore_of(scene_);
    canvas_.use({.line = light, .width = widths::grid});
    if (!shore.empty()) {
      for (const auto& [from, to] : grid_of_sea(scene_)) line(from, to);
      canvas_.use({.line = grey, .width = widths::shore});
      for (const auto& [from, to] : shore) line(from, to);
      return;
    }
    for (double x = 0.5; x < scene_.width; ++x) line({x, 0}, {x, scene_.height});
    for (double y = 0.5; y < scene_.height; ++y) line({0, y}, {scene_.width, y});
  }

  void cells() {
    canvas_.use({.fill = dark});
    for (const Tile& tile : scene_.tiles) {
      if (tile.blocked) outline(tile.at);
    }
    canvas_.use({.fill = differing_shade});
    for (const Tile& tile : scene_.tiles) {
      if (tile.differs) outline(tile.at);
    }
    canvas_.use({.line = grey, .width = widths::tile});
    for (const Tile& tile : scene_.tiles) outline(tile.at);
  }

  void circles() {
    for (const Tile& tile : scene_.tiles) {
      if (tile.blocked) continue;
      canvas_.use({.fill = tile.differs ? light : white, .line = black, .width = widths::circle});
      outline(tile.at);
    }
  }

  void outline(Point at) { paint_outline(scene_.ground, at, canvas_); }

  void edges() {
    canvas_.use({.line = pale, .width = widths::edge});
    for (const Stroke& stroke : scene_.strokes) {
      if (stroke.kind == Stroke::Kind::edge || stroke.kind == Stroke::Kind::arc) line(stroke.from, stroke.to);
    }
    canvas_.use({.fill = grey});
    for (const Stroke& stroke : scene_.strokes) {
      if (stroke.kind == Stroke::Kind::arc) arrow_head(stroke);
    }
  }

  void arrow_head(const Stroke& stroke) {
    const Point along = direction(stroke.to - stroke.from);
    const Point tip = stroke.to - vertex_radius * along, back = tip - 0.22 * along,
                side = 0.08 * across(along);
    canvas_.polygon(std::array{tip, back + side, back - side});
  }

  /// Draws lines across cells that they do not belong to, and clears the ground beneath the numbers.
  void thin_lines() {
    canvas_.use({.line = pale, .width = widths::leap});
    polylines(Stroke::Kind::leap, false);
    canvas_.use({.line = dark, .width = widths::leap, .dash = dash});
    polylines(Stroke::Kind::leap, true);
    canvas_.use({.line = grey, .width = widths::link});
    for (const Sign& sign : scene_.signs) {
      if (sign.linked) link(sign);
    }
    if (has_cells(scene_) && lines_run_through_cells() && !shows_both()) clear_beneath_numbers();
  }

  void link(const Sign& sign) {
    const Point short_of_number = sign.touching ? 0.4 * (sign.at - sign.from) : Point{};
    line(sign.from + short_of_number, sign.to - short_of_number);
  }

  bool lines_run_through_cells() const {
    return std::ranges::any_of(scene_.strokes,
                               [](const Stroke& s) { return s.kind == Stroke::Kind::leap; }) ||
           std::ranges::any_of(scene_.signs, [](const Sign& s) { return !s.touching; });
  }

  void clear_beneath_numbers() {
    canvas_.use({.fill = white});
    for (const Label& label : scene_.labels) {
      if (label.kind == Label::Kind::clue || label.kind == Label::Kind::answer)
        canvas_.circle(label.at, 0.28);
    }
  }

  void path() {
    canvas_.use({.line = path_shade, .width = widths::path});
    polylines(Stroke::Kind::path, false);
    canvas_.use({.line = dark, .width = widths::second_path, .dash = dash});
    polylines(Stroke::Kind::path, true);
    if (has_cells(scene_) && shows_both()) clear_beneath_both();
  }

  bool shows_both() const { return std::ranges::any_of(scene_.tiles, &Tile::differs); }

  /// Clears the ground beneath the numbers, which the second solution's dashes would cut through.
  void clear_beneath_both() {
    for (std::size_t i = 0; i < scene_.labels.size(); ++i) {
      const Label& label = scene_.labels[i];
      if (label.kind == Label::Kind::name || label.kind == Label::Kind::glyph) continue;
      const bool differs = label.kind == Label::Kind::second ||
                           (i + 1 < scene_.labels.size() && scene_.labels[i + 1].kind == Label::Kind::second);
      const double x = 0.36 * label.size * static_cast<double>(character_count(label.text)),
                   y = 0.45 * label.size;
      canvas_.use({.fill = differs ? differing_shade : white});
      canvas_.polygon(std::array{label.at + Point{-x, -y}, label.at + Point{x, -y}, label.at + Point{x, y},
                                 label.at + Point{-x, y}});
    }
  }

  /// Draws strokes that continue one another as one line.
  void polylines(Stroke::Kind kind, bool second) {
    std::vector<Point> points;
    const auto finish = [&] {
      if (!points.empty()) canvas_.line(points);
      points.clear();
    };
    for (const Stroke& stroke : scene_.strokes) {
      if (stroke.kind != kind || stroke.second != second) continue;
      if (points.empty() || !same_place(points.back(), stroke.from)) {
        finish();
        points.push_back(stroke.from);
      }
      points.push_back(stroke.to);
    }
    finish();
  }

  void bridges() {
    for (const Stroke& stroke : scene_.strokes) {
      if (stroke.kind == Stroke::Kind::bridge) bundle(stroke);
    }
  }

  void bundle(const Stroke& stroke) {
    const int lines = stroke.count + stroke.beside;
    if (lines > most_parallel_lines) return counted_bundle(stroke);
    canvas_.use(
        {.line = stroke.second ? grey : black, .width = widths::bridge, .dash = stroke.second ? dash : 0});
    const Point aside = 0.13 * across(direction(stroke.to - stroke.from));
    const int first = stroke.second ? stroke.beside : 0;
    for (int i = first; i < first + stroke.count; ++i) {
      const Point shift = (i - (lines - 1) / 2.0) * aside;
      line(stroke.from + shift, stroke.to + shift);
    }
  }

  void counted_bundle(const Stroke& stroke) {
    if (stroke.second && stroke.beside > 0) return;  // the first solution's bundle carries both numbers
    canvas_.use({.line = stroke.second ? grey : black,
                 .width = widths::counted_bridges,
                 .dash = stroke.second ? dash : 0});
    line(stroke.from, stroke.to);
    const std::string count = std::to_string(stroke.count) +
                              (stroke.beside > 0 ? "/" + std::to_string(stroke.beside) : std::string());
    const Point at = middle(stroke.from, stroke.to);
    canvas_.use({.fill = white, .line = black, .width = widths::grid});
    canvas_.circle(at, 0.2);
    canvas_.use({.fill = black, .text_size = fitting_size(count, 0.32, 0.26), .bold = true});
    canvas_.text(at, count);
  }

  void draw(const Sign& sign) {
    const Point along = direction(sign.to - sign.from), beside = across(along);
    switch (sign.kind) {
      case Sign::Kind::diamond: {
        constexpr double reach = 0.14;
        canvas_.use({.fill = black, .line = white, .width = widths::halo});
        return canvas_.polygon(std::array{sign.at + Point{0, -reach}, sign.at + Point{reach, 0},
                                          sign.at + Point{0, reach}, sign.at + Point{-reach, 0}});
      }
      case Sign::Kind::wall: {
        const double reach = sign.linked ? 0.2 : scene_.ground == Ground::hexagons ? hexagon_side / 2 : 0.5;
        canvas_.use({.line = black, .width = widths::wall});
        return line(sign.at - reach * beside, sign.at + reach * beside);
      }
      case Sign::Kind::forbidden: {
        const Point one = 0.1 * (along + beside), other = 0.1 * (along - beside);
        canvas_.use({.line = black, .width = widths::cross});
        line(sign.at - one, sign.at + one);
        return line(sign.at - other, sign.at + other);
      }
      case Sign::Kind::arrow: {
        canvas_.use({.fill = black, .line = white, .width = widths::halo});
        return canvas_.polygon(std::array{sign.at + 0.17 * along, sign.at - 0.13 * along + 0.14 * beside,
                                          sign.at - 0.13 * along - 0.14 * beside});
      }
      case Sign::Kind::less: {
        const Point tip = tip_of_less(sign);
        const Point back = 0.2 * along, aside = (sign.touching ? 0.14 : 0.1) * beside;
        for (const Style& style : {Style{.line = white, .width = widths::less_halo},
                                   Style{.line = black, .width = widths::less}}) {
          canvas_.use(style);
          canvas_.line(std::array{tip + back + aside, tip, tip + back - aside});
        }
        return;
      }
    }
  }

  void rings() {
    const double first = has_cells(scene_) ? 0.45 : 0.4, second = has_cells(scene_) ? 0.38 : 0.47;
    canvas_.use({.line = black, .width = widths::ring});
    for (const Ring& ring : scene_.rings) {
      canvas_.circle(ring.at, first);
      if (ring.last) canvas_.circle(ring.at, second);
    }
  }

  void labels() {
    const GlyphPlaces glyph_places(scene_);
    for (const auto kind : {Label::Kind::name, Label::Kind::answer, Label::Kind::second, Label::Kind::clue,
                            Label::Kind::glyph}) {
      for (const Label& label : scene_.labels) {
        if (label.kind != kind) continue;
        const Shade shade = kind == Label::Kind::name || kind == Label::Kind::second ? dark : black;
        canvas_.use({.fill = shade, .text_size = label.size, .bold = kind == Label::Kind::clue});
        canvas_.text(kind == Label::Kind::glyph ? glyph_places.place(label) : label.at, label.text);
      }
    }
  }

  void captions() {
    const double margin = margin_of(scene_), centre = scene_.width / 2;
    if (!scene_.title.empty()) {
      canvas_.use({.fill = black, .text_size = title_size_of(scene_), .bold = true});
      canvas_.text({centre, -margin - title_room / 2 + 0.1}, scene_.title);
    }
    if (!scene_.note.empty()) {
      canvas_.use({.fill = dark, .text_size = note_size_of(scene_)});
      canvas_.text({centre, scene_.height + margin + note_room / 2 - 0.1}, scene_.note);
    }
  }

  const Scene& scene_;
  Canvas& canvas_;
};

}  // namespace

Page page_of(const Scene& scene) {
  const double margin = margin_of(scene);
  const double above = margin + (scene.title.empty() ? 0 : title_room);
  const double below = margin + (scene.note.empty() ? 0 : note_room);
  const double centre = scene.width / 2;
  double reach = centre + margin;  // to the left and right of the middle
  const auto must_fit = [&](double at, std::string_view text, double size) {
    reach = std::max(reach, std::abs(at - centre) + text_width(text, size) / 2 + 0.2);
  };
  must_fit(centre, scene.title, title_size_of(scene));
  must_fit(centre, scene.note, note_size_of(scene));
  for (const Label& label : scene.labels) {
    if (label.kind == Label::Kind::name) must_fit(label.at.x, label.text, label.size);
  }
  return {centre - reach, -above, 2 * reach, scene.height + above + below};
}

std::span<const Point> corners_of_tile(Ground ground) {
  constexpr double side = hexagon_side, half = hexagon_side / 2;
  static constexpr Point square[] = {{-.5, -.5}, {.5, -.5}, {.5, .5}, {-.5, .5}};
  static constexpr Point hexagon[] = {{0, -side}, {.5, -half}, {.5, half},
                                      {0, side},  {-.5, half}, {-.5, -half}};
  if (ground == Ground::squares) return square;
  return ground == Ground::hexagons ? std::span<const Point>(hexagon) : std::span<const Point>();
}

void paint_outline(Ground ground, Point at, Canvas& canvas) {
  if (ground == Ground::graph) return canvas.circle(at, vertex_radius);
  if (ground == Ground::sea) return canvas.circle(at, island_radius);
  std::vector<Point> corners;
  for (const Point& corner : corners_of_tile(ground)) corners.push_back(at + corner);
  canvas.polygon(corners);
}

void paint(const Scene& scene, Canvas& canvas) { Painter(scene, canvas).run(); }

}  // namespace hamlet
