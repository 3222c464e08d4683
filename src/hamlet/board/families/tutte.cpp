#include <array>
#include <vector>

#include "hamlet/base/error.hpp"
#include "hamlet/board/family.hpp"

namespace hamlet {

namespace {

// Three copies of Tutte's fragment around a centre. Vertex 0 is the centre; vertex 1 + 15t + i is vertex i of
// copy t.
constexpr Vertex fragment_size = 15;
constexpr std::array<Edge, 20> fragment = {{{0, 1},  {0, 2},  {1, 3},  {1, 4},   {2, 4},   {2, 5},  {3, 6},
                                            {3, 7},  {4, 8},  {5, 9},  {5, 10},  {6, 11},  {6, 12}, {7, 8},
                                            {7, 13}, {8, 10}, {9, 14}, {10, 14}, {12, 13}, {13, 14}}};

Vertex vertex(Vertex copy, Vertex i) { return 1 + fragment_size * (copy % 3) + i; }

/// Tutte's embedding: the outer face is on a circle, every other vertex at the centre of its neighbours.
std::vector<Point> spring_places(const Graph& graph, const std::vector<Vertex>& outer) {
  constexpr double radius = 6;
  constexpr Point centre{radius + 0.5, radius + 0.5};
  std::vector<Point> places(graph.vertex_count(), centre);
  std::vector<bool> fixed(graph.vertex_count(), false);
  const auto ring = circle(outer.size(), centre, radius);
  for (std::size_t i = 0; i < outer.size(); ++i) {
    places[outer[i]] = ring[i];
    fixed[outer[i]] = true;
  }
  for (int round = 0; round < 500; ++round) {
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      if (fixed[v]) continue;
      Point sum;
      for (Vertex w : graph.out(v)) sum = {sum.x + places[w].x, sum.y + places[w].y};
      const auto degree = static_cast<double>(graph.out(v).size());
      places[v] = {sum.x / degree, sum.y / degree};
    }
  }
  return places;
}

NamedGraph tutte(const BoardArguments& arguments) {
  require_no_extra(arguments);
  if (!arguments.size.empty())
    throw InputError(std::string(arguments.text), "Tutte's graph has no size; write just 'tutte'");
  std::vector<Edge> edges;
  std::vector<Vertex> outer;
  for (Vertex t = 0; t < 3; ++t) {
    edges.push_back({0, vertex(t, 0)});
    for (const Edge& edge : fragment) edges.push_back({vertex(t, edge.from), vertex(t, edge.to)});
    edges.push_back({vertex(t, 9), vertex(t + 1, 11)});
    edges.push_back({vertex(t, 11), vertex(t + 2, 12)});
    for (Vertex v : {vertex(t, 6), vertex(t, 12), vertex(t + 1, 11)}) outer.push_back(v);
  }
  Graph graph = Graph::symmetric(1 + 3 * fragment_size, edges);
  std::vector<Point> places = spring_places(graph, outer);
  return {std::move(graph), std::move(places)};
}

}  // namespace

extern const BoardFamily tutte_family = {
    .name = "tutte",
    .usage = "tutte",
    .summary = "Tutte's cubic planar graph of 46 vertices, which has a Hamiltonian path and no closed tour",
    .example = "tutte",
    .graph = tutte,
};

}  // namespace hamlet
