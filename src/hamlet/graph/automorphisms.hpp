#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// Limits on the search for the symmetries of a graph, of which there may be n!.
struct AutomorphismLimits {
  Vertex most_vertices = 2000;
  std::size_t most_images = 10'000'000;  // summed over all symmetries
  std::size_t most_steps = 5'000'000;
};

/// All automorphisms: permutations of the vertices that map arcs onto arcs, each as its list of images, in
/// ascending order. The first is the identity. Nullopt if that exceeds the limits, or if the run ends first.
std::optional<std::vector<std::vector<Vertex>>> automorphisms(const Graph& graph, const Run& run,
                                                              const AutomorphismLimits& limits = {});

}  // namespace hamlet
