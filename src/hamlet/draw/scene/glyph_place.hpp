#pragma once

#include <vector>

#include "hamlet/draw/scene/scene.hpp"

namespace hamlet {

/// The tip of a "<": between the tiles if they touch, otherwise on the line where it leaves the smaller tile.
Point tip_of_less(const Sign& sign);

/// Finds places for the letters of marks, in their tiles, that no sign covers.
class GlyphPlaces {
 public:
  explicit GlyphPlaces(const Scene& scene);

  /// The place that the scene gives the glyph, unless a sign lies there. Then it is the first free place
  /// below, above or in a corner of its tile, or else the one that is farthest from any sign.
  Point place(const Label& glyph) const;

 private:
  /// A line of thickness 2 · `reach`.
  struct Covered {
    Point from;
    Point to;
    double reach;
  };
  void cover(const Sign& sign);
  double clearance(Point at, double half_width, double half_height) const;

  const Scene& scene_;
  std::vector<Covered> covered_;
};

}  // namespace hamlet
