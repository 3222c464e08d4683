#pragma once

#include <cmath>

#include "hamlet/board/cell.hpp"

namespace hamlet {

inline Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
inline Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
inline Point operator-(Point a) { return {-a.x, -a.y}; }
inline Point operator*(double factor, Point a) { return {factor * a.x, factor * a.y}; }

inline double length(Point a) { return std::hypot(a.x, a.y); }
inline Point middle(Point a, Point b) { return 0.5 * (a + b); }

/// The unit vector in the direction of `a`; the zero vector points right.
inline Point direction(Point a) { return length(a) == 0 ? Point{1, 0} : 1 / length(a) * a; }
inline Point across(Point a) { return {-a.y, a.x}; }

/// The tolerance for equal places. Coordinates are sums of halves and row heights; this is far below their
/// differences and far above rounding errors.
inline constexpr double place_tolerance = 1e-6;
inline bool same_place(Point a, Point b) {
  return std::abs(a.x - b.x) < place_tolerance && std::abs(a.y - b.y) < place_tolerance;
}

}  // namespace hamlet
