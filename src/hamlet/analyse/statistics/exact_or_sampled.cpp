#include "hamlet/analyse/statistics/exact_or_sampled.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace hamlet {

namespace {

// Betweenness scans 3·10^8 arcs a second. Bounded by arcs, not by time, so that a board has the same scores
// on every machine.
constexpr double most_arcs_looked_at = 2e10;
// A few seconds. Ten times as many ends would only reduce the error to a third.
constexpr double arcs_looked_at_in_a_sample = 2e9;
constexpr double fewest_ends = 100;

/// The number of ends to follow: all, if that takes about a minute at most.
Vertex ends_to_follow(const Graph& graph, const ScoreOptions& options) {
  const Vertex n = graph.vertex_count();
  if (options.ends) return std::clamp<Vertex>(*options.ends, 2, n);
  const double arcs = static_cast<double>(graph.most_arcs()) + n;
  const auto sources = static_cast<double>(Orbits(n, options.symmetries).count());
  if (sources * arcs <= most_arcs_looked_at) return n;
  return static_cast<Vertex>(
      std::clamp<double>(arcs_looked_at_in_a_sample / arcs, std::min<double>(fewest_ends, n), n));
}

}  // namespace

std::optional<CellScores> exact_or_sampled(ExactMeasure exact, SampledMeasure sampled, const Graph& graph,
                                           const ScoreOptions& options, const Run& run) {
  const Vertex n = graph.vertex_count();
  const Vertex ends = n < 2 ? n : ends_to_follow(graph, options);
  if (ends == n) {
    auto scores = exact(graph, run, options.symmetries);
    if (!scores) return std::nullopt;
    CellScores result{.raw = *std::move(scores)};
    if (!std::ranges::all_of(result.raw, [](double score) { return std::isfinite(score); }))
      result.note = "there are more shortest paths than can be counted, so some scores are not known";
    return result;
  }
  auto drawn = sampled(graph, ends, run, options.symmetries);
  if (!drawn) return std::nullopt;
  return CellScores{
      .raw = std::move(drawn->scores),
      .note = fmt::format(
          "estimated from the shortest paths to {} of {} cells, drawn at random; standard error of a "
          "score about {:.2g} % of the mean score",
          ends, n, 100 * drawn->error.value_or(0))};
}

}  // namespace hamlet
