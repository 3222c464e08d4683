#pragma once

#include <string>
#include <vector>

#include "hamlet/draw/drawing.hpp"

namespace hamlet {

/// A part of a picture, `width` by `height` units without the title above it.
struct Panel {
  std::string title;
  double width = 0;
  double height = 0;
  std::string note = {};   // below, in small letters; may have several lines
  Painting painting = {};  // its corner at 0,0
};

/// Draws panels in rows, as one picture. The drawing must have `paint`.
std::string draw_panels(const Drawing& drawing, const std::string& title, const std::vector<Panel>& panels,
                        double scale = 1);

}  // namespace hamlet
