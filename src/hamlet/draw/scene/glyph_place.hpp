#pragma once

#include <vector>

#include "hamlet/draw/scene/scene.hpp"

namespace hamlet {

/// Where the tip of a "<" lies: between tiles that touch; elsewhere on the line, where it leaves the smaller
/// one.
Point tip_of_less(const Sign& sign);

/// Finds the letters of marks a place in their tiles that no sign covers.
class GlyphPlaces {
 public:
  explicit GlyphPlaces(const Scene& scene);

  /// Where the scene has the glyph, unless a sign lies there: then the first free place among the others
  /// above, below and in the corners of its tile, or the one that is farthest from any sign.
  Point place(const Label& glyph) const;

 private:
  /// A line as thick as twice the reach.
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
