#include "hamlet/graph/orbits.hpp"

namespace hamlet {

Orbits::Orbits(Vertex vertices, Symmetries symmetries) : of(vertices, no_vertex) {
  for (Vertex v = 0; v < vertices; ++v) {
    if (of[v] != no_vertex) continue;
    const auto orbit = static_cast<Vertex>(first.size());
    first.push_back(v);
    size.push_back(1);
    of[v] = orbit;
    for (const std::vector<Vertex>& image : symmetries) {
      if (of[image[v]] != no_vertex) continue;
      of[image[v]] = orbit;
      ++size.back();
    }
  }
}

std::vector<double> means(const Orbits& orbits, std::span<const double> values) {
  std::vector<double> mean(orbits.count(), 0);
  for (std::size_t v = 0; v < values.size(); ++v) mean[orbits.of[v]] += values[v];
  for (std::size_t i = 0; i < mean.size(); ++i) mean[i] /= orbits.size[i];
  return mean;
}

}  // namespace hamlet
