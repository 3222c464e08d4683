#pragma once

#include <algorithm>
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <utility>
#include <vector>

#include "hamlet/types.hpp"

namespace hamlet {

class Run;

/// A symmetric graph before it is built. Its maker can produce any row at any time.
struct GraphMaker {
  Vertex vertices = 0;
  std::size_t most_arcs = 0;
  std::function<void(Vertex, std::vector<Vertex>&)> append_neighbours;
  std::function<bool(Vertex, Vertex)> has_arc = {};  // works without the rows; optional
  std::function<void()> before_building = {};        // throws if the rows would not fit in memory
};

/// Vertices 0 … n−1 and the arcs between them, in compressed sparse rows. Immutable, so copies share one
/// body. A symmetric graph stores each edge as two arcs. There are no loops and no parallel arcs.
class Graph {
 public:
  Graph() : Graph(symmetric(0, {})) {}

  /// Edges may be given in either direction. Repeats are dropped; loops are not allowed.
  static Graph symmetric(Vertex vertices, std::span<const Edge> edges);
  static Graph directed(Vertex vertices, std::span<const Edge> arcs);

  /// `neighbours(v, emit)` calls `emit(w)` for every neighbour w of v. For large boards: builds in one pass,
  /// without an edge list. The caller guarantees symmetry.
  template <class Neighbours>
  static Graph symmetric_from_rows(Vertex vertices, std::size_t most_arcs, Neighbours&& neighbours) {
    Rows rows;
    rows.first.reserve(vertices + std::size_t{1});
    rows.target.reserve(most_arcs);
    for (Vertex v = 0; v < vertices; ++v) {
      rows.begin_row();
      neighbours(v, [&](Vertex w) { rows.target.push_back(w); });
    }
    rows.finish();
    return Graph(std::move(rows), {}, false);
  }

  /// Builds the rows on first use; copies share them. Thread-safe. Throws what `before_building` throws, on
  /// first use and at every later attempt.
  static Graph on_demand(GraphMaker maker);

  Vertex vertex_count() const { return body_->vertices; }
  bool is_directed() const { return body_->directed; }
  /// Whether the rows exist. The vertex count does not need them, nor does `has_arc` if the maker provides
  /// it.
  bool is_built() const { return body_->built.load(std::memory_order_acquire); }
  /// Builds the rows now, unless they exist. Returns false if the run ended first.
  bool build(const Run& run) const { return is_built() || body_->build(&run); }
  /// An upper bound on the number of arcs, known without building.
  std::size_t most_arcs() const { return is_built() ? body_->out.target.size() : body_->maker.most_arcs; }

  /// The number of edges of a symmetric graph, or of arcs of a directed one.
  std::size_t edge_count() const { return built().out.target.size() / (is_directed() ? 1 : 2); }
  /// The targets of the arcs from v, ascending.
  std::span<const Vertex> out(Vertex v) const { return built().out.row(v); }
  /// The sources of the arcs to v, ascending.
  std::span<const Vertex> in(Vertex v) const { return is_directed() ? built().in.row(v) : out(v); }
  bool has_arc(Vertex from, Vertex to) const {
    if (!is_built() && body_->maker.has_arc) return body_->maker.has_arc(from, to);
    return std::ranges::binary_search(out(from), to);
  }
  /// Each edge once (from < to) if symmetric, each arc if directed.
  std::vector<Edge> edges() const;

  friend bool operator==(const Graph& a, const Graph& b);

 private:
  struct Rows {
    std::vector<std::uint32_t> first;
    std::vector<Vertex> target;

    std::span<const Vertex> row(Vertex v) const {
      return std::span(target).subspan(first[v], first[v + 1] - first[v]);
    }
    void begin_row();
    void finish();
  };
  struct Body {
    Vertex vertices = 0;
    bool directed = false;
    Rows out = {};
    Rows in = {};
    GraphMaker maker = {};
    std::atomic<bool> built = false;
    std::mutex building = {};

    bool build(const Run* run);
  };

  Graph(Rows out, Rows in, bool directed);
  static Rows rows_of(Vertex vertices, std::vector<Edge> arcs);
  const Body& built() const {
    if (!is_built()) body_->build(nullptr);
    return *body_;
  }

  std::shared_ptr<Body> body_;
};

/// The size of a graph in bytes, for refusing it before it is built.
double graph_bytes(double vertices, double arcs);

}  // namespace hamlet
