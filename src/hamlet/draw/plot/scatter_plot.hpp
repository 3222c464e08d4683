#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "hamlet/draw/plot/panels.hpp"

namespace hamlet {

/// Points, and perhaps a line through them. Points that coincide are one circle with their number in it.
struct ScatterPlot {
  std::string title;
  std::string across;  // the label of the x axis
  std::string up;      // the label of the y axis
  std::vector<Point> points;
  struct Line {
    double slope;
    double at_zero;
  };
  std::optional<Line> line = {};
  std::string note = {};
};

/// Points that are not finite are left out.
Panel scatter_plot(const ScatterPlot& plot);

}  // namespace hamlet
