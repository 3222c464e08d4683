#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "hamlet/draw/scene/scene.hpp"

namespace hamlet {

/// A sheet of every sort that can be drawn, for tests.
struct Sample {
  std::string name;
  Sheet sheet;
  DrawOptions options = {};
};

/// How test runners call it.
inline void PrintTo(const Sample& sample, std::ostream* out) { *out << sample.name; }

std::vector<Sample> samples();

/// A path through all cells; for boards on which looking for one at random does not take long.
Path some_path(const Graph& graph, bool closed = false);

Sheet solved(const BoardRequest& request, std::string title = {});

}  // namespace hamlet
