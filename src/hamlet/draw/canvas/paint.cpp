#include "hamlet/draw/canvas/paint.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "hamlet/base/text/printable.hpp"
#include "hamlet/draw/canvas/style.hpp"
#include "hamlet/draw/canvas/theme.hpp"
#include "hamlet/draw/scene/coordinates.hpp"
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
constexpr double number_radius = 0.28;  // around a number, which lines keep clear of
constexpr double above_names = 0.3;     // from the middle of the names of columns to the edge
// A larger bundle is a thick line that carries its count.
constexpr int most_parallel_lines = 5;
// A sea with more rows and columns has no grid lines, which would take too long.
constexpr double most_grid_lines = 10'000;

bool has_cells(const Scene& scene) {
  return scene.ground == Ground::squares || scene.ground == Ground::hexagons;
}
double margin_of(const Scene& scene) { return scene.ground == Ground::graph ? 0.75 : 0.4; }
/// Whether the names of rows and columns are painted; cells may have names of their own.
bool names_margins(const Scene& scene) { return !scene.margin_names.empty() && !has_names_in_cells(scene); }
double margin_above(const Scene& scene) {
  double margin = margin_of(scene);
  if (!names_margins(scene)) return margin;
  for (const MarginName& name : scene.margin_names) margin = std::max(margin, above_names - name.at.y);
  return margin;
}
/// Larger beside the steps of an explanation, which are small pictures.
float size_of(const MarginName& name, const Scene& scene) {
  return fitting_size(name.text, 0.75, scene.is_step ? 0.34 : 0.24);
}
float title_size_of(const Scene& scene) { return fitting_size(scene.title, widest_text, title_size); }
float note_size_of(const Scene& scene) { return fitting_size(scene.note, widest_text, note_size); }

double text_width(std::string_view text, double size) {
  return 0.7 * size * static_cast<double>(character_count(text));
}

class Painter {
 public:
  Painter(const Scene& scene, Canvas& canvas)
      : scene_(scene), theme_(theme_named(scene.theme, "theme")), canvas_(canvas) {}

  void run() {
    patches();
    if (scene_.ground == Ground::sea) grid();
    if (has_cells(scene_)) cells();
    if (scene_.style == DrawStyle::line) return line_only();
    edges();
    thin_lines();
    path();
    fresh_path();
    bridges();
    if (!has_cells(scene_)) circles();
    frames();
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
    canvas_.use({.line = theme_.light, .width = widths::grid});
    if (!shore.empty()) {
      for (const auto& [from, to] : grid_of_sea(scene_)) line(from, to);
      canvas_.use({.line = theme_.grey, .width = widths::shore});
      for (const auto& [from, to] : shore) line(from, to);
      return;
    }
    for (double x = 0.5; x < scene_.width; ++x) line({x, 0}, {x, scene_.height});
    for (double y = 0.5; y < scene_.height; ++y) line({0, y}, {scene_.width, y});
  }

  void cells() {
    canvas_.use({.fill = theme_.hole});
    for (const Tile& tile : scene_.tiles) {
      if (tile.blocked) outline(tile.at);
    }
    canvas_.use({.fill = theme_.differing});
    for (const Tile& tile : scene_.tiles) {
      if (tile.differs) outline(tile.at);
    }
    canvas_.use({.fill = theme_.evidence});
    for (const Tile& tile : scene_.tiles) {
      if (tile.role == Tile::Role::evidence) outline(tile.at);
    }
    canvas_.use(
        {.line = scene_.style == DrawStyle::line ? theme_.light : theme_.grey, .width = widths::tile});
    for (const Tile& tile : scene_.tiles) outline(tile.at);
  }

  /// The path as a thin line: a dot on each of its cells, a disc where it begins, a ring where it ends.
  void line_only() {
    constexpr double dot = 0.07, end = 0.15;
    edges();
    if (!has_cells(scene_)) {
      canvas_.use({.fill = theme_.pale});
      for (const Tile& tile : scene_.tiles) canvas_.circle(tile.at, dot);
    }
    for (const bool second : {true, false}) {
      canvas_.use(
          {.line = second ? theme_.grey : theme_.ink, .width = widths::tour, .dash = second ? dash : 0});
      polylines(Stroke::Kind::path, second);
      polylines(Stroke::Kind::leap, second);
    }
    canvas_.use({.fill = theme_.ink});
    for (const Stroke& stroke : scene_.strokes) {
      if (stroke.kind != Stroke::Kind::path && stroke.kind != Stroke::Kind::leap) continue;
      canvas_.circle(stroke.from, dot);
      if (is_on_page(stroke.to)) canvas_.circle(stroke.to, dot);
    }
    for (const Ring& ring : scene_.rings) {
      canvas_.use({.fill = ring.last ? theme_.paper : theme_.ink, .line = theme_.ink, .width = widths::tour});
      canvas_.circle(ring.at, end);
    }
    for (const Sign& sign : scene_.signs) draw(sign);
    margin_names();
    captions();
  }

  /// False for the ends of lines that leave the board.
  bool is_on_page(Point at) const {
    return at.x > 0 && at.y > 0 && at.x < scene_.width && at.y < scene_.height;
  }

  void circles() {
    for (const Tile& tile : scene_.tiles) {
      if (tile.blocked) continue;
      canvas_.use({.fill = tile.differs                        ? theme_.light
                           : tile.role == Tile::Role::evidence ? theme_.evidence
                                                               : theme_.paper,
                   .line = theme_.ink,
                   .width = widths::circle});
      outline(tile.at);
    }
  }

  /// A frame around what a step changes, ticks at the corners of what it rests on. Circles have a ring around
  /// them instead, dashed for what the step rests on.
  void frames() {
    if (!scene_.is_step) return;
    const auto each = [&](Tile::Role role, auto draw) {
      for (const Tile& tile : scene_.tiles) {
        if (tile.role == role) draw(tile.at);
      }
    };
    if (!has_cells(scene_)) {
      const double radius = (scene_.ground == Ground::sea ? island_radius : vertex_radius) + 0.09;
      const auto ring = [&](Point at) { canvas_.circle(at, radius); };
      canvas_.use({.line = theme_.dark, .width = widths::tick, .dash = dash});
      each(Tile::Role::evidence, ring);
      canvas_.use({.line = theme_.change, .width = widths::frame});
      return each(Tile::Role::change, ring);
    }
    canvas_.use({.line = theme_.dark, .width = widths::tick});
    each(Tile::Role::evidence, [&](Point at) { ticks(at); });
    canvas_.use({.line = theme_.change, .width = widths::frame});
    each(Tile::Role::change, [&](Point at) { frame(at); });
  }

  void frame(Point at) {
    constexpr double inside = 0.92;
    std::vector<Point> corners;
    for (const Point& corner : corners_of_tile(scene_.ground)) corners.push_back(at + inside * corner);
    canvas_.polygon(corners);
  }

  void ticks(Point at) {
    constexpr double inside = 0.87, share_of_side = 0.24;
    const std::span<const Point> corners = corners_of_tile(scene_.ground);
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const Point here = corners[i], next = corners[(i + 1) % corners.size()],
                  before = corners[(i + corners.size() - 1) % corners.size()];
      const auto towards = [&](Point other) { return at + inside * (here + share_of_side * (other - here)); };
      canvas_.line(std::array{towards(before), at + inside * here, towards(next)});
    }
  }

  void outline(Point at) { paint_outline(scene_.ground, at, canvas_); }

  void edges() {
    canvas_.use({.line = theme_.pale, .width = widths::edge});
    for (const Stroke& stroke : scene_.strokes) {
      if (stroke.kind == Stroke::Kind::edge || stroke.kind == Stroke::Kind::arc) line(stroke.from, stroke.to);
    }
    canvas_.use({.fill = theme_.grey});
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
    canvas_.use({.line = theme_.pale, .width = widths::leap});
    polylines(Stroke::Kind::leap, false);
    canvas_.use({.line = theme_.dark, .width = widths::leap, .dash = dash});
    polylines(Stroke::Kind::leap, true);
    canvas_.use({.line = theme_.grey, .width = widths::link});
    for (const Sign& sign : scene_.signs) {
      if (sign.linked) link(sign);
    }
    if (has_cells(scene_) && lines_run_through_cells() && !shows_both()) clear_beneath_numbers();
  }

  void link(const Sign& sign) {
    if (sign.touching) {
      const Point short_of_number = 0.4 * (sign.at - sign.from);
      return line(sign.from + short_of_number, sign.to - short_of_number);
    }
    // From the tip of its sign, and clear of the numbers at both ends.
    const Point clear = has_cells(scene_) ? 1.15 * number_radius * direction(sign.to - sign.from) : Point{};
    line(is_on_page(sign.from) ? sign.from + clear : sign.from,
         is_on_page(sign.to) ? sign.to - clear : sign.to);
  }

  bool lines_run_through_cells() const {
    return std::ranges::any_of(scene_.strokes,
                               [](const Stroke& s) { return s.kind == Stroke::Kind::leap; }) ||
           std::ranges::any_of(scene_.signs, [](const Sign& s) { return !s.touching; });
  }

  void clear_beneath_numbers() {
    canvas_.use({.fill = theme_.paper});
    for (const Label& label : scene_.labels) {
      if (label.kind == Label::Kind::clue || label.kind == Label::Kind::answer)
        canvas_.circle(label.at, number_radius);
    }
  }

  /// What a step draws of the path, clear of the numbers that were there.
  void fresh_path() {
    if (!scene_.is_step) return;
    canvas_.use({.line = theme_.change, .width = widths::fresh_path});
    for (const Stroke& stroke : scene_.strokes) {
      if (!stroke.fresh || stroke.kind == Stroke::Kind::bridge) continue;
      const Point along = direction(stroke.to - stroke.from);
      line(has_number(stroke.from) ? stroke.from + number_radius * along : stroke.from,
           has_number(stroke.to) ? stroke.to - number_radius * along : stroke.to);
    }
  }

  bool has_number(Point at) const {
    return std::ranges::any_of(scene_.labels, [&](const Label& label) {
      return (label.kind == Label::Kind::clue || label.kind == Label::Kind::answer) &&
             same_place(label.at, at);
    });
  }

  void path() {
    canvas_.use({.line = theme_.path, .width = widths::path});
    polylines(Stroke::Kind::path, false);
    canvas_.use({.line = theme_.dark, .width = widths::second_path, .dash = dash});
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
      canvas_.use({.fill = differs ? theme_.differing : theme_.paper});
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
      if (stroke.kind != kind || stroke.second != second || stroke.fresh) continue;
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

  Style style_of_bridge(const Stroke& stroke, double width) const {
    if (stroke.fresh) return {.line = theme_.change, .width = 1.5 * width};
    const bool steps_back = stroke.second || scene_.is_step;
    return {.line = steps_back ? theme_.grey : theme_.ink, .width = width, .dash = stroke.second ? dash : 0};
  }

  void bundle(const Stroke& stroke) {
    const int lines = stroke.count + stroke.beside;
    if (lines > most_parallel_lines) return counted_bundle(stroke);
    canvas_.use(style_of_bridge(stroke, widths::bridge));
    const Point aside = 0.13 * across(direction(stroke.to - stroke.from));
    const int first = stroke.second || stroke.fresh ? stroke.beside : 0;
    for (int i = first; i < first + stroke.count; ++i) {
      const Point shift = (i - (lines - 1) / 2.0) * aside;
      line(stroke.from + shift, stroke.to + shift);
    }
  }

  void counted_bundle(const Stroke& stroke) {
    // The first solution's bundle, or that of the earlier bridges, carries both numbers.
    if ((stroke.second || stroke.fresh) && stroke.beside > 0) return;
    canvas_.use(style_of_bridge(stroke, widths::counted_bridges));
    line(stroke.from, stroke.to);
    const std::string count =
        std::to_string(stroke.count) +
        (stroke.beside > 0 ? (scene_.is_step ? "+" : "/") + std::to_string(stroke.beside) : std::string());
    number_on_line(middle(stroke.from, stroke.to), count, 0.2, fitting_size(count, 0.32, 0.26));
  }

  void number_on_line(Point at, const std::string& text, double radius, double size) {
    canvas_.use({.fill = theme_.paper, .line = theme_.ink, .width = widths::grid});
    canvas_.circle(at, radius);
    canvas_.use({.fill = theme_.ink, .text_size = size, .bold = true});
    canvas_.text(at, text);
  }

  void draw(const Sign& sign) {
    const Point along = direction(sign.to - sign.from), beside = across(along);
    switch (sign.kind) {
      case Sign::Kind::diamond: {
        constexpr double reach = 0.14;
        canvas_.use({.fill = theme_.ink, .line = theme_.paper, .width = widths::halo});
        return canvas_.polygon(std::array{sign.at + Point{0, -reach}, sign.at + Point{reach, 0},
                                          sign.at + Point{0, reach}, sign.at + Point{-reach, 0}});
      }
      case Sign::Kind::wall: {
        const double reach = sign.linked ? 0.2 : scene_.ground == Ground::hexagons ? hexagon_side / 2 : 0.5;
        canvas_.use({.line = theme_.ink, .width = widths::wall});
        return line(sign.at - reach * beside, sign.at + reach * beside);
      }
      case Sign::Kind::forbidden: {
        const double reach = scene_.is_step && !sign.faint ? 0.15 : 0.1;
        const Point one = reach * (along + beside), other = reach * (along - beside);
        canvas_.use({.line = sign.faint       ? theme_.pale
                             : scene_.is_step ? theme_.change
                                              : theme_.ink,
                     .width = scene_.is_step && !sign.faint ? widths::frame : widths::cross});
        line(sign.at - one, sign.at + one);
        return line(sign.at - other, sign.at + other);
      }
      case Sign::Kind::arrow: {
        canvas_.use({.fill = theme_.ink, .line = theme_.paper, .width = widths::halo});
        return canvas_.polygon(std::array{sign.at + 0.17 * along, sign.at - 0.13 * along + 0.14 * beside,
                                          sign.at - 0.13 * along - 0.14 * beside});
      }
      case Sign::Kind::less: {
        const Point tip = tip_of_less(sign);
        const Point back = 0.2 * along, aside = (sign.touching ? 0.14 : 0.1) * beside;
        for (const Style& style : {Style{.line = theme_.paper, .width = widths::less_halo},
                                   Style{.line = theme_.ink, .width = widths::less}}) {
          canvas_.use(style);
          canvas_.line(std::array{tip + back + aside, tip, tip + back - aside});
        }
        return;
      }
    }
  }

  void rings() {
    const double first = has_cells(scene_) ? 0.45 : 0.4, second = has_cells(scene_) ? 0.38 : 0.47;
    canvas_.use({.line = theme_.ink, .width = widths::ring});
    for (const Ring& ring : scene_.rings) {
      canvas_.circle(ring.at, first);
      if (ring.last) canvas_.circle(ring.at, second);
    }
    if (has_names_in_cells(scene_)) clear_beneath_names();
  }

  /// Clears the rings beneath the names in their cells.
  void clear_beneath_names() {
    canvas_.use({.fill = theme_.paper});
    for (const Label& label : scene_.labels) {
      if (label.kind != Label::Kind::coordinate) continue;
      const Point tile = label.at + Point{0, name_above_middle};
      if (std::ranges::none_of(scene_.rings, [&](const Ring& ring) { return same_place(ring.at, tile); }))
        continue;
      const double x = text_width(label.text, label.size) / 2, y = label.size / 2;
      canvas_.polygon(std::array{label.at + Point{-x, -y}, label.at + Point{x, -y}, label.at + Point{x, y},
                                 label.at + Point{-x, y}});
    }
  }

  void margin_names() {
    if (!names_margins(scene_)) return;
    for (const MarginName& name : scene_.margin_names) {
      canvas_.use({.fill = theme_.dark, .text_size = size_of(name, scene_)});
      canvas_.text(name.at, name.text);
    }
  }

  void labels() {
    margin_names();
    const GlyphPlaces glyph_places(scene_);
    for (const auto kind : {Label::Kind::coordinate, Label::Kind::name, Label::Kind::answer,
                            Label::Kind::second, Label::Kind::clue, Label::Kind::glyph, Label::Kind::excluded,
                            Label::Kind::limit, Label::Kind::written}) {
      for (const Label& label : scene_.labels) {
        if (label.kind != kind) continue;
        if (kind == Label::Kind::excluded) struck_out(label);
        if (kind == Label::Kind::limit) number_on_line(label.at, label.text, 0.32, label.size);
        if (kind == Label::Kind::written) disc(label.at);
        const bool is_bold =
            kind == Label::Kind::clue || kind == Label::Kind::written || kind == Label::Kind::limit;
        canvas_.use({.fill = colour_of(kind), .text_size = label.size, .bold = is_bold});
        canvas_.text(kind == Label::Kind::glyph ? glyph_places.place(label) : label.at, label.text);
      }
    }
  }

  void disc(Point at) {
    canvas_.use({.fill = theme_.change});
    canvas_.circle(at, has_cells(scene_) ? 0.36 : vertex_radius);
  }

  void struck_out(const Label& label) {
    const double half = 0.5 * text_width(label.text, label.size) + 0.03, up = 0.42 * label.size;
    canvas_.use({.line = theme_.change, .width = widths::strike});
    line(label.at + Point{-half, up}, label.at + Point{half, -up});
  }

  Colour colour_of(Label::Kind kind) const {
    switch (kind) {
      case Label::Kind::name:
      case Label::Kind::second:
      case Label::Kind::coordinate:
        return theme_.dark;
      case Label::Kind::written:
        return theme_.on_change;
      case Label::Kind::answer:
        return theme_.answer;
      case Label::Kind::clue:
        return theme_.clue;
      default:
        return theme_.ink;
    }
  }

  void captions() {
    const double centre = scene_.width / 2;
    if (!scene_.title.empty()) {
      canvas_.use({.fill = theme_.ink, .text_size = title_size_of(scene_), .bold = true});
      canvas_.text({centre, -margin_above(scene_) - title_room / 2 + 0.1}, scene_.title);
    }
    if (!scene_.note.empty()) {
      canvas_.use({.fill = theme_.dark, .text_size = note_size_of(scene_)});
      canvas_.text({centre, scene_.height + margin_of(scene_) + note_room / 2 - 0.1}, scene_.note);
    }
  }

  const Scene& scene_;
  const Theme& theme_;
  Canvas& canvas_;
};

}  // namespace

Page page_of(const Scene& scene) {
  const double margin = margin_of(scene);
  const double above = margin_above(scene) + (scene.title.empty() ? 0 : title_room);
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
  if (names_margins(scene)) {
    for (const MarginName& name : scene.margin_names) must_fit(name.at.x, name.text, size_of(name, scene));
  }
  return {.left = centre - reach,
          .top = -above,
          .width = 2 * reach,
          .height = scene.height + above + below,
          .paper = theme_named(scene.theme, "theme").paper,
          .scale = scene.scale};
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
