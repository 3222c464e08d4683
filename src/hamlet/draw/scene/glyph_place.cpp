#include "hamlet/draw/scene/glyph_place.hpp"

#include <algorithm>
#include <array>

#include "hamlet/base/text/printable.hpp"
#include "hamlet/draw/scene/geometry.hpp"

namespace hamlet {

namespace {

constexpr double sign_reach = 0.17, head_length = 0.2, head_reach = 0.13, line_reach = 0.03;
constexpr double enough = 0.02;
// Half the extent of a letter, as a share of its size.
constexpr double half_letter_width = 0.31, half_letter_height = 0.42;

double distance(Point at, Point from, Point to) {
  const Point along = to - from;
  const double squared = along.x * along.x + along.y * along.y;
  const Point there = at - from;
  const double share =
      squared == 0 ? 0 : std::clamp((there.x * along.x + there.y * along.y) / squared, 0.0, 1.0);
  return length(there - share * along);
}

}  // namespace

Point tip_of_less(const Sign& sign) {
  const Point along = direction(sign.to - sign.from);
  return sign.touching ? sign.at - 0.1 * along : sign.from + 0.3 * along;
}

GlyphPlaces::GlyphPlaces(const Scene& scene) : scene_(scene) {
  // Visiting more for each glyph would be slow, and nobody can tell so many apart.
  constexpr std::size_t most_signs = 2000;
  if (scene.signs.size() > most_signs) return;
  for (const Sign& sign : scene.signs) cover(sign);
}

void GlyphPlaces::cover(const Sign& sign) {
  const Point along = direction(sign.to - sign.from);
  if (sign.kind == Sign::Kind::less && !sign.touching) {
    const Point tip = tip_of_less(sign);
    covered_.push_back({tip, tip + head_length * along, head_reach});
  } else if (sign.kind == Sign::Kind::wall) {
    const double half = sign.linked ? 0.2 : 0.4;
    covered_.push_back({sign.at - half * across(along), sign.at + half * across(along), 0.06});
  } else {
    covered_.push_back({sign.at, sign.at, sign_reach});
  }
  if (sign.linked) covered_.push_back({sign.from, sign.to, line_reach});
}

/// The distance from a text's box to the nearest sign, at most 1; negative if a sign overlaps it.
double GlyphPlaces::clearance(Point at, double half_width, double half_height) const {
  double least = 1;
  for (const Covered& covered : covered_) {
    // Letters stand in a row, so a few points along it stand in for the box.
    for (const double share : {-1.0, -0.5, 0.0, 0.5, 1.0}) {
      const double reach = std::max(0.0, half_width - half_height);
      const Point letter = at + Point{share * reach, 0};
      least = std::min(least, distance(letter, covered.from, covered.to) - covered.reach - half_height);
    }
  }
  return least;
}

Point GlyphPlaces::place(const Label& glyph) const {
  const double half_width = half_letter_width * glyph.size * static_cast<double>(character_count(glyph.text)),
               half_height = half_letter_height * glyph.size;
  if (clearance(glyph.at, half_width, half_height) >= enough) return glyph.at;
  const bool is_graph = scene_.ground == Ground::graph;
  const double down = is_graph ? 0.44 : 0.34;
  const Point tile = glyph.at - Point{0, down};
  // At this height, a hexagon is narrower than a square.
  const double right = std::max(0.0, (scene_.ground == Ground::hexagons ? 0.38 : 0.46) - half_width);
  Point best = glyph.at;
  double widest = -1;
  for (const Point aside : {Point{0, down}, Point{0, -down}, Point{-right, down}, Point{right, down},
                            Point{-right, -down}, Point{right, -down}}) {
    const double clear = clearance(tile + aside, half_width, half_height);
    if (clear >= enough) return tile + aside;
    if (clear <= widest) continue;
    widest = clear;
    best = tile + aside;
  }
  return best;
}

}  // namespace hamlet
