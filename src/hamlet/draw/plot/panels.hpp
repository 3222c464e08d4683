#pragma once

#include <string>
#include <vector>

#include "hamlet/draw/drawing.hpp"

namespace hamlet {

/// A part of a picture with a title above, `width` by `height` units without it.
struct Panel {
  std::string title;
  double width = 0;
  double height = 0;
  std::string note = {};   // beneath, in small letters; each line on its own
  Painting painting = {};  // its corner at 0,0
};

/// Panels side by side and in rows, in one picture of the kind of drawing, which paints.
std::string draw_panels(const Drawing& drawing, const std::string& title, const std::vector<Panel>& panels);

}  // namespace hamlet
