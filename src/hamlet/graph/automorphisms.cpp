#include "hamlet/graph/automorphisms.hpp"

#include <algorithm>
#include <map>

#include "hamlet/graph/distances.hpp"

namespace hamlet {

namespace {

/// An invariant of each vertex under symmetries: a number that stands for its degrees and for how many
/// vertices are at each distance. Nullopt if the run ends first.
std::optional<std::vector<std::size_t>> kinds_of(const Graph& graph, const Run& run) {
  std::map<std::vector<Vertex>, std::size_t> known;
  std::vector<std::size_t> kinds;
  Distances distances(graph);
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    if (run.must_end()) return std::nullopt;
    distances.search_from(v);
    std::vector<Vertex> profile = {static_cast<Vertex>(graph.out(v).size()),
                                   static_cast<Vertex>(graph.in(v).size())};
    for (const Vertex w : distances.reached()) {
      profile.resize(std::max<std::size_t>(profile.size(), std::size_t{distances.to(w)} + 3), 0);
      ++profile[std::size_t{distances.to(w)} + 2];
    }
    kinds.push_back(known.try_emplace(std::move(profile), known.size()).first->second);
  }
  return kinds;
}

/// Breadth-first from vertices of the rarest kinds: each vertex but the first of a component follows a
/// neighbour.
std::vector<Vertex> search_order(const Graph& graph, const std::vector<std::size_t>& kinds) {
  std::map<std::size_t, std::size_t> frequency;
  for (const std::size_t kind : kinds) ++frequency[kind];
  std::vector<Vertex> roots(graph.vertex_count());
  for (Vertex v = 0; v < graph.vertex_count(); ++v) roots[v] = v;
  std::ranges::stable_sort(roots, {}, [&](Vertex v) { return frequency[kinds[v]]; });
  std::vector<bool> is_in(graph.vertex_count(), false);
  std::vector<Vertex> order;
  const auto add = [&](Vertex v) {
    if (is_in[v]) return;
    is_in[v] = true;
    order.push_back(v);
  };
  for (const Vertex root : roots) {
    std::size_t next = order.size();
    for (add(root); next < order.size(); ++next) {
      std::ranges::for_each(graph.out(order[next]), add);
      std::ranges::for_each(graph.in(order[next]), add);
    }
  }
  return order;
}

/// Backtracking search that assigns an image to one vertex after another.
class Search {
 public:
  Search(const Graph& graph, std::vector<std::size_t> kinds, const Run& run, const AutomorphismLimits& limits)
      : graph_(graph),
        kinds_(std::move(kinds)),
        order_(search_order(graph, kinds_)),
        image_(graph.vertex_count(), no_vertex),
        is_taken_(graph.vertex_count(), false),
        run_(run),
        limits_(limits) {}

  std::optional<std::vector<std::vector<Vertex>>> run() {
    place(0);
    if (gave_up_) return std::nullopt;
    std::ranges::sort(found_);
    return std::move(found_);
  }

 private:
  void place(std::size_t depth) {
    if (depth == order_.size()) {
      found_.push_back(image_);
      gave_up_ |= found_.size() * image_.size() > limits_.most_images;
      return;
    }
    const Vertex v = order_[depth];
    for (const Vertex w : candidates(v)) {
      if (gave_up_) return;
      gave_up_ = ++steps_ > limits_.most_steps || (steps_ % 1024 == 0 && run_.must_end());
      if (is_taken_[w] || kinds_[w] != kinds_[v] || !agrees(v, w)) continue;
      image_[v] = w;
      is_taken_[w] = true;
      place(depth + 1);
      is_taken_[w] = false;
      image_[v] = no_vertex;
    }
  }

  /// The possible images of v: next to the image of a neighbour that has one, else anywhere.
  std::vector<Vertex> candidates(Vertex v) const {
    for (const Vertex u : graph_.in(v)) {
      if (image_[u] != no_vertex) return {graph_.out(image_[u]).begin(), graph_.out(image_[u]).end()};
    }
    for (const Vertex u : graph_.out(v)) {
      if (image_[u] != no_vertex) return {graph_.in(image_[u]).begin(), graph_.in(image_[u]).end()};
    }
    std::vector<Vertex> all(graph_.vertex_count());
    for (Vertex w = 0; w < graph_.vertex_count(); ++w) all[w] = w;
    return all;
  }

  /// Whether arcs map to arcs. Since degrees are equal, non-arcs then map to non-arcs.
  bool agrees(Vertex v, Vertex w) const {
    const auto follows = [&](Vertex u) { return image_[u] == no_vertex || graph_.has_arc(w, image_[u]); };
    const auto leads = [&](Vertex u) { return image_[u] == no_vertex || graph_.has_arc(image_[u], w); };
    return std::ranges::all_of(graph_.out(v), follows) && std::ranges::all_of(graph_.in(v), leads);
  }

  const Graph& graph_;
  const std::vector<std::size_t> kinds_;
  const std::vector<Vertex> order_;
  std::vector<Vertex> image_;
  std::vector<bool> is_taken_;
  const Run& run_;
  const AutomorphismLimits& limits_;
  std::vector<std::vector<Vertex>> found_;
  std::size_t steps_ = 0;
  bool gave_up_ = false;
};

}  // namespace

std::optional<std::vector<std::vector<Vertex>>> automorphisms(const Graph& graph, const Run& run,
                                                              const AutomorphismLimits& limits) {
  if (graph.vertex_count() > limits.most_vertices || !graph.build(run)) return std::nullopt;
  auto kinds = kinds_of(graph, run);
  if (!kinds) return std::nullopt;
  return Search(graph, *std::move(kinds), run, limits).run();
}

}  // namespace hamlet
