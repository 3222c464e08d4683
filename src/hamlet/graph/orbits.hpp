#pragma once

#include <span>
#include <vector>

#include "hamlet/types.hpp"

namespace hamlet {

/// Permutations of a graph's vertices that carry its arcs onto its arcs: a group, each the list of images.
/// None at all stands for the one that leaves everything where it is.
using Symmetries = std::span<const std::vector<Vertex>>;

/// The classes of vertices that symmetries carry onto one another.
struct Orbits {
  Orbits(Vertex vertices, Symmetries symmetries);

  std::size_t count() const { return first.size(); }

  std::vector<Vertex> first;  // the lowest vertex of each, ascending
  std::vector<Vertex> size;
  std::vector<Vertex> of;  // which one each vertex is in
};

/// The mean over each orbit, in the orbits' order.
std::vector<double> means(const Orbits& orbits, std::span<const double> values);

}  // namespace hamlet
