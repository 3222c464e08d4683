#include "hamlet/graph/sampled_centrality.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "hamlet/base/error.hpp"
#include "hamlet/base/random.hpp"
#include "hamlet/graph/source_sweep.hpp"

namespace hamlet {

namespace {

/// What the drawn ends have to say of a vertex.
struct Evidence {
  double seen_by = 0;  // ends other than itself that see it
  double asked = 0;    // ends other than itself
  double sum = 0;      // over those that see it
  double squares = 0;

  double mean() const { return seen_by > 0 ? sum / seen_by : 0; }
  /// The standard error of a mean over `of` values that sum up to this.
  double error_of_mean(double of, double share_left) const {
    if (of < 2) return 0;
    const double variance = std::max(0.0, squares - sum * sum / of) / (of - 1);
    return std::sqrt(variance / of * share_left);
  }
};

struct Estimate {
  double score = 0;
  double error = 0;
};

std::vector<Vertex> drawn_ends(Vertex vertices, Vertex ends, std::uint64_t seed) {
  std::vector<Vertex> all(vertices);
  std::iota(all.begin(), all.end(), 0);
  Rng rng(seed);
  rng.shuffle(std::span(all));
  all.resize(ends);
  return all;
}

std::optional<SampledScores> in_sum(const std::vector<Estimate>& estimates, Vertex ends,
                                    Symmetries symmetries) {
  SampledScores result{.scores = {}, .ends = ends};
  double errors = 0, scores = 0;
  for (const Estimate& estimate : estimates) {
    result.scores.push_back(estimate.score);
    scores += estimate.score;
    errors += estimate.error;
  }
  if (scores > 0) result.error = errors / scores;
  if (symmetries.size() > 1) {
    const Orbits orbits(static_cast<Vertex>(estimates.size()), symmetries);
    const std::vector<double> mean = means(orbits, result.scores);
    for (std::size_t v = 0; v < estimates.size(); ++v) result.scores[v] = mean[orbits.of[v]];
  }
  return result;
}

/// `search(paths, end)` looks at one end, `value(paths, v)` is what it says of v.
template <class Search, class Value, class Estimator>
std::optional<SampledScores> sampled(const Graph& graph, bool reversed, Vertex ends, const std::string& doing,
                                     const Search& search, const Value& value, const Estimator& estimate,
                                     const Run& run, Symmetries symmetries) {
  const Vertex n = graph.vertex_count();
  require(ends >= 2 && ends <= n, "a sample of ends has at least two of them, and no more than there are");
  if (!graph.build(run)) return std::nullopt;
  const PlainRows rows(graph, reversed);
  const std::vector<Vertex> sources = drawn_ends(n, ends, run.seed);
  PartialSums seen(n, ends), sums(n, ends), squares(n, ends);
  const auto look = [&](ShortestPaths& paths, std::size_t i, std::size_t part) {
    search(paths, sources[i]);
    const auto seen_by = seen.of_part(part), sum = sums.of_part(part), square = squares.of_part(part);
    for (Vertex v : paths.reached().subspan(1)) {
      const double x = value(paths, v);
      seen_by[v] += 1;
      sum[v] += x;
      square[v] += x * x;
    }
  };
  if (!for_each_source(rows, ends, doing, look, run)) return std::nullopt;
  const auto all_seen = seen.total(), all_sums = sums.total(), all_squares = squares.total();
  std::vector<double> asked(n, ends);
  for (Vertex end : sources) asked[end] -= 1;
  std::vector<Estimate> estimates(n);
  const double share_left = 1 - static_cast<double>(ends) / n;
  for (Vertex v = 0; v < n; ++v)
    estimates[v] = estimate(Evidence{all_seen[v], asked[v], all_sums[v], all_squares[v]}, share_left);
  return in_sum(estimates, ends, symmetries);
}

constexpr auto measure = [](ShortestPaths& paths, Vertex end) { paths.measure_from(end); };

}  // namespace

std::optional<SampledScores> sampled_betweenness(const Graph& graph, Vertex ends, const Run& run,
                                                 Symmetries symmetries) {
  const double pairs = static_cast<double>(graph.vertex_count()) / (graph.is_directed() ? 1 : 2);
  const auto estimate = [&](const Evidence& of, double share_left) {
    return Estimate{pairs * of.sum / ends, pairs * of.error_of_mean(ends, share_left)};
  };
  return sampled(
      graph, false, ends, "measuring betweenness",
      [](ShortestPaths& paths, Vertex end) { paths.share_from(end); },
      [](const ShortestPaths& paths, Vertex v) { return paths.share(v); }, estimate, run, symmetries);
}

std::optional<SampledScores> sampled_closeness(const Graph& graph, Vertex ends, const Run& run,
                                               Symmetries symmetries) {
  const auto estimate = [](const Evidence& of, double share_left) {
    if (of.seen_by == 0) return Estimate{};
    const double score = of.seen_by / of.asked / of.mean();
    return Estimate{score, score * of.error_of_mean(of.seen_by, share_left) / of.mean()};
  };
  return sampled(
      graph, true, ends, "measuring closeness", measure,
      [](const ShortestPaths& paths, Vertex v) { return static_cast<double>(paths.distance(v)); }, estimate,
      run, symmetries);
}

std::optional<SampledScores> sampled_harmonic(const Graph& graph, Vertex ends, const Run& run,
                                              Symmetries symmetries) {
  const auto estimate = [](const Evidence& of, double share_left) {
    return Estimate{of.sum / of.asked, of.error_of_mean(of.asked, share_left)};
  };
  return sampled(
      graph, true, ends, "measuring harmonic closeness", measure,
      [](const ShortestPaths& paths, Vertex v) { return 1.0 / paths.distance(v); }, estimate, run,
      symmetries);
}

}  // namespace hamlet
