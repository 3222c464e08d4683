#pragma once

#include "hamlet/draw/canvas/canvas.hpp"

/// How pictures look: the shades and the line widths of SVG, PDF and PNG alike.
namespace hamlet {

inline constexpr Shade black = 0, dark = 70, grey = 120, pale = 170, light = 225, white = 255;
inline constexpr Shade path_shade = 205;       // beneath the numbers
inline constexpr Shade differing_shade = 238;  // a cell in which two solutions differ
inline constexpr Shade evidence_shade = 228;   // a cell that a step rests on

/// In cells.
namespace widths {
inline constexpr double grid = 0.02, tile = 0.025, circle = 0.04, shore = 0.05;
inline constexpr double edge = 0.03, leap = 0.04,
                        link = 0.05;  // of a graph; over other cells; between marked cells
inline constexpr double path = 0.24, second_path = 0.06;
inline constexpr double bridge = 0.05, counted_bridges = 0.2;
inline constexpr double tour = 0.06;                      // a path without numbers
inline constexpr double ring = 0.035, halo = 0.03;        // around the first number; around a mark
inline constexpr double frame = 0.07, tick = 0.035;       // of the tiles of a step
inline constexpr double fresh_path = 0.1, strike = 0.06;  // what a step draws, and rules out
inline constexpr double wall = 0.12, cross = 0.05, less = 0.06, less_halo = 0.13;
}  // namespace widths

inline constexpr double dash = 0.12;

}  // namespace hamlet
