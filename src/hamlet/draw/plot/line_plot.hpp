#pragma once

#include <string>
#include <vector>

#include "hamlet/draw/plot/panels.hpp"

namespace hamlet {

/// Series of numbers on a logarithmic y axis. They differ in dashes and marks, so that they can be told apart
/// without colour.
struct LinePlot {
  struct Series {
    std::string name;
    std::vector<Point> points;  // y is a logarithm to base 10
    bool is_joined = true;      // otherwise there are only marks
  };
  std::string title;
  std::string across;  // the label of the x axis
  std::vector<Series> series;
  std::string note = {};
};

/// Points that are not finite are left out.
Panel line_plot(const LinePlot& plot);

}  // namespace hamlet
