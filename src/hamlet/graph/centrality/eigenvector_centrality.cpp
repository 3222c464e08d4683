#include <algorithm>
#include <cmath>

#include "hamlet/graph/centrality/centrality.hpp"
#include "hamlet/graph/centrality/largest_eigenvector.hpp"

namespace hamlet {

namespace {

// Relative to the largest score: a few units in the last place.
constexpr double settled_change = 1e-14;

void normalise(std::vector<double>& x) {
  double sum = 0;
  for (double value : x) sum += value * value;
  const double length = std::sqrt(sum);
  if (length == 0) return;
  for (double& value : x) value /= length;
}

}  // namespace

Scores eigenvector_centrality(const Graph& graph, const Run& run) {
  if (!graph.is_directed()) return largest_eigenvector(graph, run);
  const Vertex n = graph.vertex_count();
  std::vector<double> score(n, 1), next(n);
  normalise(score);
  double change = 1;
  for (std::uint64_t round = 0; n > 0 && change > settled_change * *std::ranges::max_element(score);
       ++round) {
    // A round on a million cells takes a hundredth of a second, and a path of them settles only after 10^12
    // rounds, so the rounds are limited in addition to the run.
    if (run.must_end()) return std::nullopt;
    if (round == std::uint64_t{1} << 20) break;
    run.report({.doing = "measuring eigenvector centrality", .work = round});
    for (Vertex v = 0; v < n; ++v) {
      next[v] = score[v];
      for (Vertex u : graph.in(v)) next[v] += score[u];
    }
    normalise(next);
    change = 0;
    for (Vertex v = 0; v < n; ++v) change = std::max(change, std::abs(next[v] - score[v]));
    std::swap(score, next);
  }
  return score;
}

Scores eigenvector_iteration(const Graph& graph, unsigned steps) {
  const Vertex n = graph.vertex_count();
  std::vector<double> rank(n, n > 0 ? 1.0 / n : 0), message(n, 0), next(n);
  for (unsigned step = 0; step < steps; ++step) {
    for (Vertex v = 0; v < n; ++v) next[v] = rank[v] + message[v];
    for (Vertex v = 0; v < n; ++v) {
      message[v] = 0;
      for (Vertex u : graph.in(v)) message[v] += next[u];
    }
    rank = next;
    normalise(rank);
  }
  return rank;
}

}  // namespace hamlet
