#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "hamlet/draw/plot/panels.hpp"

namespace hamlet {

/// Points, and a line through them.
struct ScatterPlot {
  std::string title;
  std::string across;  // what x is
  std::string up;      // what y is
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
