#include "hamlet/graph/graph.hpp"

#include <limits>

#include "hamlet/base/error.hpp"
#include "hamlet/base/run.hpp"

namespace hamlet {

namespace {

void require_ends_exist(Vertex vertices, std::span<const Edge> edges) {
  for (const Edge& edge : edges) {
    require(edge.from < vertices && edge.to < vertices, "an edge ends at a vertex that does not exist");
    require(edge.from != edge.to, "an edge joins a vertex to itself");
  }
}

}  // namespace

void Graph::Rows::begin_row() {
  // The previous row is complete now: sort it and drop repeats.
  if (!first.empty()) {
    const auto begin = target.begin() + first.back();
    std::sort(begin, target.end());
    target.erase(std::unique(begin, target.end()), target.end());
  }
  require(target.size() < std::numeric_limits<std::uint32_t>::max(), "a graph has at most 2^32 - 2 arcs");
  first.push_back(static_cast<std::uint32_t>(target.size()));
}

void Graph::Rows::finish() { begin_row(); }

Graph::Graph(Rows out, Rows in, bool directed) : body_(std::make_shared<Body>()) {
  body_->vertices = static_cast<Vertex>(out.first.size() - 1);
  body_->directed = directed;
  body_->out = std::move(out);
  body_->in = std::move(in);
  body_->built = true;
}

Graph Graph::on_demand(GraphMaker maker) {
  Graph graph;
  graph.body_ = std::make_shared<Body>();
  graph.body_->vertices = maker.vertices;
  graph.body_->maker = std::move(maker);
  return graph;
}

bool Graph::Body::build(const Run* run) {
  constexpr std::size_t work_between_polls = 1 << 18;
  const std::lock_guard lock(building);
  if (built.load(std::memory_order_relaxed)) return true;
  // If the run has ended, it no longer matters whether the graph fits.
  if (run && vertices >= work_between_polls && run->must_end()) return false;
  if (maker.before_building) maker.before_building();
  Rows rows;
  rows.first.reserve(vertices + std::size_t{1});
  rows.target.reserve(maker.most_arcs);
  std::size_t next_poll = work_between_polls;
  for (Vertex v = 0; v < vertices; ++v) {
    if (run && v + rows.target.size() >= next_poll) {
      if (run->must_end()) return false;
      next_poll = v + rows.target.size() + work_between_polls;
    }
    rows.begin_row();
    maker.append_neighbours(v, rows.target);
  }
  rows.finish();
  out = std::move(rows);
  built.store(true, std::memory_order_release);
  return true;
}

Graph::Rows Graph::rows_of(Vertex vertices, std::vector<Edge> arcs) {
  std::ranges::sort(arcs);
  Rows rows;
  rows.first.reserve(vertices + std::size_t{1});
  rows.target.reserve(arcs.size());
  auto next = arcs.begin();
  for (Vertex v = 0; v < vertices; ++v) {
    rows.begin_row();
    for (; next != arcs.end() && next->from == v; ++next) rows.target.push_back(next->to);
  }
  rows.finish();
  return rows;
}

Graph Graph::symmetric(Vertex vertices, std::span<const Edge> edges) {
  require_ends_exist(vertices, edges);
  std::vector<Edge> arcs;
  arcs.reserve(2 * edges.size());
  for (const Edge& edge : edges) {
    arcs.push_back(edge);
    arcs.push_back({edge.to, edge.from});
  }
  return Graph(rows_of(vertices, std::move(arcs)), {}, false);
}

Graph Graph::directed(Vertex vertices, std::span<const Edge> arcs) {
  require_ends_exist(vertices, arcs);
  std::vector<Edge> forward(arcs.begin(), arcs.end());
  std::vector<Edge> backward;
  backward.reserve(arcs.size());
  for (const Edge& arc : arcs) backward.push_back({arc.to, arc.from});
  return Graph(rows_of(vertices, std::move(forward)), rows_of(vertices, std::move(backward)), true);
}

std::vector<Edge> Graph::edges() const {
  std::vector<Edge> all;
  all.reserve(edge_count());
  for (Vertex v = 0; v < vertex_count(); ++v) {
    for (Vertex w : out(v)) {
      if (is_directed() || v < w) all.push_back({v, w});
    }
  }
  return all;
}

bool operator==(const Graph& a, const Graph& b) {
  if (a.body_ == b.body_) return true;
  if (a.is_directed() != b.is_directed() || a.vertex_count() != b.vertex_count()) return false;
  return a.built().out.first == b.built().out.first && a.built().out.target == b.built().out.target;
}

double graph_bytes(double vertices, double arcs) {
  return sizeof(std::uint32_t) * (vertices + 1) + sizeof(Vertex) * arcs;
}

}  // namespace hamlet
