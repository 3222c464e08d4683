#pragma once

#include <span>
#include <string_view>

#include "hamlet/draw/canvas/canvas.hpp"

namespace hamlet {

/// The colours of a picture, each named for what it paints. In every theme, all that matters can be told
/// apart without colour too.
struct Theme {
  std::string_view name;
  std::string_view summary;
  Colour paper, ink;
  Colour dark, grey, pale, light;  // from ink to paper: small print, outlines, lines beneath, the grid
  Colour clue, answer;             // printed numbers, and those of a solution
  Colour path;                     // beneath the numbers
  Colour differing;                // a cell in which two solutions differ
  Colour hole;                     // a blocked cell
  Colour evidence;                 // a cell that a step rests on
  Colour change, on_change;        // what a step changes, and letters on it
};

/// The first is the default.
std::span<const Theme* const> themes();

/// Returns the theme of that name, or throws an InputError that suggests the nearest; the default for no
/// name.
const Theme& theme_named(std::string_view name, std::string_view where);

}  // namespace hamlet
