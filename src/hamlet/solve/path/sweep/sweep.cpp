#include "hamlet/solve/path/sweep/sweep.hpp"

#include <algorithm>
#include <set>

#include "hamlet/base/error.hpp"
#include "hamlet/graph/bipartition.hpp"
#include "hamlet/graph/components.hpp"
#include "hamlet/solve/path/cycle/cycle_problem.hpp"

namespace hamlet::path {

namespace {

/// The problem's edges, with vertices renumbered by their position in the order.
struct Ordered {
  struct Arc {
    Vertex to;
    bool forced;
  };
  std::vector<std::vector<Arc>> arcs;

  Ordered(const CycleProblem& problem, std::span<const Vertex> order) : arcs(order.size()) {
    std::vector<Vertex> time(order.size(), no_vertex);
    for (std::size_t i = 0; i < order.size(); ++i) time[order[i]] = static_cast<Vertex>(i);
    require(std::ranges::find(time, no_vertex) == time.end(), "an order leaves a vertex out");
    for (std::size_t i = 0; i < problem.edges().size(); ++i) {
      const auto [a, b] = problem.edges()[i];
      arcs[time[a]].push_back({time[b], problem.is_forced(i)});
      arcs[time[b]].push_back({time[a], problem.is_forced(i)});
    }
  }

  /// Sets the conditions on the frontier after the vertex `now` has been processed.
  void limit(SweepStep& step, Vertex now, std::span<const Vertex> places) const {
    for (unsigned i = 1; i < places.size(); ++i) {
      std::size_t left = 0, forced = 0;
      for (const Arc& arc : arcs[places[i]]) {
        if (arc.to <= now) continue;
        ++left;
        forced += arc.forced;
      }
      const PlaceMask bit = PlaceMask{1} << (i - 1);
      if (left == 0) step.must_be_inner |= bit;
      if (left == 1) step.not_bare |= bit;
      if (forced == 1) step.not_inner |= bit;
      if (forced >= 2) step.not_inner |= bit, step.not_outer |= bit;
    }
  }
};

}  // namespace

Sweep::Sweep(const CycleProblem& problem, std::span<const Vertex> order) {
  require(order.size() == problem.vertex_count(), "an order names every vertex once");
  const Ordered ordered(problem, order);
  const auto vertices = static_cast<Vertex>(order.size());
  std::set<Vertex> frontier;
  std::size_t seen = 0;
  for (Vertex now = 0; now < vertices; ++now) {
    const std::vector<Vertex> before(frontier.begin(), frontier.end());
    seen += frontier.insert(now).second;
    for (const auto& arc : ordered.arcs[now]) {
      if (arc.to > now) seen += frontier.insert(arc.to).second;
    }
    const std::vector<Vertex> places(frontier.begin(), frontier.end());
    places_ = std::max(places_, static_cast<unsigned>(places.size()));
    frontier.erase(now);
    if (!fits()) continue;

    SweepStep step{.vertex = order[now], .width_before = static_cast<unsigned>(before.size())};
    const auto place_of = [&](Vertex v) {
      return static_cast<int>(std::ranges::lower_bound(places, v) - places.begin());
    };
    std::vector<int> target;
    for (Vertex v : before) target.push_back(place_of(v));
    step.spread = BitMove<PlaceMask>(target);
    for (Vertex v : places) step.at.push_back(order[v]);
    for (const auto& arc : ordered.arcs[now]) {
      if (arc.to <= now) continue;
      const PlaceMask bit = PlaceMask{1} << place_of(arc.to);
      step.neighbours |= bit;
      if (arc.forced) step.forced |= bit;
    }
    // An impossible problem can never be completed.
    step.all_seen = seen == vertices && !problem.is_impossible();
    ordered.limit(step, now, places);
    steps_.push_back(std::move(step));
  }
  if (!fits()) steps_.clear();
  if (fits()) look_at_colours(problem);
}

void Sweep::look_at_colours(const CycleProblem& problem) {
  if (problem.is_tripled()) return;
  const auto joint = problem.joint();
  std::vector<Edge> edges;
  for (const Edge& edge : problem.edges()) {
    if (edge.from != joint && edge.to != joint) edges.push_back(edge);
  }
  // The joint is the problem's last vertex.
  const Graph graph = Graph::symmetric(problem.vertex_count() - (joint ? 1 : 0), edges);
  const auto parts = bipartition(graph);
  if (!parts || components(graph).count != 1) return;
  balance_.is_known = true;
  balance_.surplus = static_cast<int>(parts->size_of[0]) - static_cast<int>(parts->size_of[1]);
  int left_behind = 0;
  for (const SweepStep& step : steps_) {
    const auto sign = [&](Vertex v) { return parts->colour[v] == 0 ? 1 : -1; };
    if (step.vertex != joint) left_behind += sign(step.vertex);
    ColourBalance::Side side{.left_behind = left_behind};
    for (unsigned place = 1; place < step.at.size(); ++place) {
      const Vertex v = step.at[place];
      (v == joint ? side.joint : sign(v) > 0 ? side.first : side.second) |= PlaceMask{1} << (place - 1);
    }
    sides_.push_back(side);
  }
}

}  // namespace hamlet::path
