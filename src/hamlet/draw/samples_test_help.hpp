#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "hamlet/draw/scene/scene.hpp"

namespace hamlet {

/// A sheet to draw in tests. samples() has one of every sort.
struct Sample {
  std::string name;
  Sheet sheet;
  DrawOptions options = {};
};

/// The name that GoogleTest prints.
inline void PrintTo(const Sample& sample, std::ostream* out) { *out << sample.name; }

std::vector<Sample> samples();
std::vector<Sample> samples_with_coordinates();

/// A path through all cells, for boards on which a search finds one quickly.
Path some_path(const Graph& graph, bool closed = false);

Sheet solved(const BoardRequest& request, std::string title = {});

}  // namespace hamlet
