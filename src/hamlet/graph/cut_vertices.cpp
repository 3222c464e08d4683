#include "hamlet/graph/cut_vertices.hpp"

#include "hamlet/graph/low_link.hpp"

namespace hamlet {

namespace {

/// The neighbours of a vertex along its arcs in either direction.
struct BothWays {
  std::span<const Vertex> out, in;
  std::size_t size() const { return out.size() + in.size(); }
  Vertex operator[](std::size_t i) const { return i < out.size() ? out[i] : in[i - out.size()]; }
};

/// Counts the parts that remain of a component without each vertex.
struct PartCounter {
  const Graph& graph;
  std::vector<Vertex> parts;

  BothWays neighbours(Vertex v) const {
    return {graph.out(v), graph.is_directed() ? graph.in(v) : std::span<const Vertex>()};
  }
  bool is_there(Vertex) const { return true; }
  bool enter(Vertex v, Vertex parent) {
    // The part above v, if there is one; each block that v cuts off below adds another.
    parts[v] = parent == no_vertex ? 0 : 1;
    return true;
  }
  bool leave(Vertex, Vertex parent, bool closes) {
    parts[parent] += closes;
    return true;
  }
};

}  // namespace

std::vector<CutVertex> cut_vertices(const Graph& graph) {
  LowLink low_link(graph.vertex_count());
  PartCounter counter{graph, std::vector<Vertex>(graph.vertex_count())};
  for (Vertex root = 0; root < graph.vertex_count(); ++root) {
    if (!low_link.is_entered(root)) low_link.walk(root, counter);
  }
  std::vector<CutVertex> found;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    if (counter.parts[v] > 1) found.push_back({v, counter.parts[v]});
  }
  return found;
}

}  // namespace hamlet
