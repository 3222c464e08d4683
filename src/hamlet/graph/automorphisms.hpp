#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// How far to look for symmetries of a graph, of which there may be n!.
struct AutomorphismLimits {
  Vertex most_vertices = 2000;
  std::size_t most_images = 10'000'000;  // of all symmetries together
  std::size_t most_steps = 5'000'000;
};

/// Every permutation of the vertices that carries arcs onto arcs, each as the list of images, ascending; the
/// first leaves all where they are. Nothing if that takes more than the limits, or if the run must end.
std::optional<std::vector<std::vector<Vertex>>> automorphisms(const Graph& graph, const Run& run,
                                                              const AutomorphismLimits& limits = {});

}  // namespace hamlet
