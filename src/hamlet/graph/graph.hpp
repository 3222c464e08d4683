#pragma once

#include <algorithm>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "hamlet/base/ids.hpp"

namespace hamlet {

struct Edge {
  Vertex from;
  Vertex to;
  friend auto operator<=>(const Edge&, const Edge&) = default;
};

/// Vertices 0 … n−1 and the arcs between them, in compressed rows. Immutable, so copies share one body.
/// In a symmetric graph each edge is stored as two arcs. There are no loops and no double arcs.
class Graph {
 public:
  Graph() : Graph(symmetric(0, {})) {}

  /// Each edge may be given in either direction; repeats are dropped, loops are not allowed.
  static Graph symmetric(Vertex vertices, std::span<const Edge> edges);
  static Graph directed(Vertex vertices, std::span<const Edge> arcs);

  /// `neighbours(v, emit)` calls `emit(w)` for every neighbour w of v. Built in one pass without an edge
  /// list, for large boards; the caller vouches for symmetry.
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

  Vertex vertex_count() const { return static_cast<Vertex>(body_->out.first.size() - 1); }
  /// Edges of a symmetric graph, arcs of a directed one.
  std::size_t edge_count() const { return body_->out.target.size() / (is_directed() ? 1 : 2); }
  bool is_directed() const { return body_->directed; }

  /// Where one can go from v, ascending.
  std::span<const Vertex> out(Vertex v) const { return body_->out.row(v); }
  /// Where one can come from to v, ascending.
  std::span<const Vertex> in(Vertex v) const { return is_directed() ? body_->in.row(v) : out(v); }
  bool has_arc(Vertex from, Vertex to) const { return std::ranges::binary_search(out(from), to); }
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
    Rows out;
    Rows in;
    bool directed;
  };

  Graph(Rows out, Rows in, bool directed)
      : body_(std::make_shared<const Body>(Body{std::move(out), std::move(in), directed})) {}
  static Rows rows_of(Vertex vertices, std::vector<Edge> arcs);

  std::shared_ptr<const Body> body_;
};

/// How many bytes a graph takes, for refusing it before it is built.
double graph_bytes(double vertices, double arcs);

}  // namespace hamlet
