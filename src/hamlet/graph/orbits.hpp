#pragma once

#include <span>
#include <vector>

#include "hamlet/types.hpp"

namespace hamlet {

/// A group of automorphisms, each as its list of images. An empty span stands for the identity alone.
using Symmetries = std::span<const std::vector<Vertex>>;

/// The orbits of the vertices under the symmetries.
struct Orbits {
  Orbits(Vertex vertices, Symmetries symmetries);

  std::size_t count() const { return first.size(); }

  std::vector<Vertex> first;  // the lowest vertex of each orbit, ascending
  std::vector<Vertex> size;
  std::vector<Vertex> of;  // the orbit of each vertex
};

/// The mean of the values over each orbit, in the order of the orbits.
std::vector<double> means(const Orbits& orbits, std::span<const double> values);

}  // namespace hamlet
