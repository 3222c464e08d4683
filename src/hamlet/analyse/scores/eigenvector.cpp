#include <algorithm>
#include <cmath>

#include "hamlet/analyse/statistics/cell_score.hpp"
#include "hamlet/graph/centrality/centrality.hpp"
#include "hamlet/graph/components.hpp"

namespace hamlet {

namespace {

// Tolerance for A·x − λ·x, relative to the greatest score. Rounding stays well below it.
constexpr double too_far_off = 1e-9;
constexpr double vanishing = 1e-9;

/// The greatest component of A·x − λ·x for a vector of length 1; 0 for an eigenvector.
double residual(const Graph& graph, const std::vector<double>& x) {
  std::vector<double> image(x.size(), 0);
  double eigenvalue = 0, worst = 0;
  for (Vertex v = 0; v < x.size(); ++v) {
    for (Vertex u : graph.in(v)) image[v] += x[u];
    eigenvalue += image[v] * x[v];
  }
  for (std::size_t v = 0; v < x.size(); ++v) worst = std::max(worst, std::abs(image[v] - eigenvalue * x[v]));
  return worst;
}

/// Sets components with a smaller eigenvalue to 0. The iteration leaves meaningless tiny values there.
void clear_vanishing_components(const Graph& graph, std::vector<double>& x) {
  const Components parts = components(graph);
  if (parts.count < 2) return;
  std::vector<double> most(parts.count, 0);
  for (std::size_t v = 0; v < x.size(); ++v) most[parts.of[v]] = std::max(most[parts.of[v]], x[v]);
  const double greatest = *std::ranges::max_element(most);
  for (std::size_t v = 0; v < x.size(); ++v) {
    if (most[parts.of[v]] < vanishing * greatest) x[v] = 0;
  }
}

std::optional<CellScores> measure_eigenvector(const Graph& graph, const ScoreOptions&, const Run& run) {
  auto scores = eigenvector_centrality(graph, run);
  if (!scores) return std::nullopt;
  CellScores result{.raw = *std::move(scores)};
  clear_vanishing_components(graph, result.raw);
  if (!result.raw.empty() &&
      residual(graph, result.raw) > too_far_off * *std::ranges::max_element(result.raw))
    result.note = "the iteration stopped before it had converged";
  return result;
}

}  // namespace

extern const CellScore eigenvector_score = {
    .name = "eigenvector",
    .summary = "the eigenvector of the greatest eigenvalue, converged, of length 1",
    .when_disconnected = "only the components with the greatest eigenvalue have a score; the others' is 0",
    .measure = measure_eigenvector,
};

}  // namespace hamlet
