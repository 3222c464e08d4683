#include "hamlet/graph/centrality/sampled_centrality.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "hamlet/base/error.hpp"
#include "hamlet/base/random.hpp"
#include "hamlet/graph/centrality/source_sweep.hpp"

namespace hamlet {

namespace {

/// What the sampled ends contribute to a vertex.
struct Evidence {
  double seen_by = 0;  // ends other than itself with a path between them
  double asked = 0;    // ends other than itself
  double sum = 0;      // of the values over those `seen_by`
  double squares = 0;

  double mean() const { return seen_by > 0 ? sum / seen_by : 0; }
  /// The standard error of a mean over `of` values with this sum; `share_left` corrects for a finite
  /// population.
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

/// What one end contributes to each class of symmetric vertices, on average, since their scores are averaged
/// too.
class ClassEvidence {
 public:
  explicit ClassEvidence(const Orbits& classes) : classes_(classes), sums_(classes.count(), 0) {}

  void add(Vertex v, double value) { sums_[classes_.of[v]] += value; }
  /// Call when all values of an end are added.
  void square_into(std::span<double> squares) const {
    for (std::size_t i = 0; i < sums_.size(); ++i) {
      const double mean = sums_[i] / classes_.size[i];
      squares[i] += mean * mean;
    }
  }

 private:
  const Orbits& classes_;
  std::vector<double> sums_;
};

std::vector<Vertex> drawn_ends(Vertex vertices, Vertex ends, std::uint64_t seed) {
  std::vector<Vertex> all(vertices);
  std::iota(all.begin(), all.end(), 0);
  Rng rng(seed);
  rng.shuffle(std::span(all));
  all.resize(ends);
  return all;
}

/// The root mean square of the errors, over the mean score.
std::optional<double> relative_error(const std::vector<Estimate>& estimates) {
  double squares = 0, scores = 0;
  for (const auto& [score, error] : estimates) {
    squares += error * error;
    scores += score;
  }
  const auto n = static_cast<double>(estimates.size());
  if (scores <= 0) return std::nullopt;
  return std::sqrt(squares / n) / (scores / n);
}

/// `search(paths, end)` searches from one end; `value(paths, v)` is its contribution to v.
template <class Search, class Value, class Estimator>
std::optional<SampledScores> sampled(const Graph& graph, bool reversed, Vertex ends, const std::string& doing,
                                     const Search& search, const Value& value, const Estimator& estimate,
                                     const Run& run, Symmetries symmetries) {
  const Vertex n = graph.vertex_count();
  require(ends >= 2 && ends <= n, "a sample of ends has at least two of them, and no more than there are");
  if (!graph.build(run)) return std::nullopt;
  const PlainRows rows(graph, reversed);
  const std::vector<Vertex> sources = drawn_ends(n, ends, run.seed);
  const Orbits classes(n, symmetries);
  PartialSums seen(n, ends), sums(n, ends), squares(n, ends);  // `squares` holds one per class
  const auto look = [&](ShortestPaths& paths, std::size_t i, std::size_t part) {
    search(paths, sources[i]);
    const auto seen_by = seen.of_part(part), sum = sums.of_part(part);
    ClassEvidence of_classes(classes);
    for (Vertex v : paths.reached().subspan(1)) {
      const double x = value(paths, v);
      seen_by[v] += 1;
      sum[v] += x;
      of_classes.add(v, x);
    }
    of_classes.square_into(squares.of_part(part));
  };
  if (!for_each_source(rows, ends, doing, look, run)) return std::nullopt;
  const auto all_seen = seen.total(), all_sums = sums.total(), all_squares = squares.total();
  std::vector<double> asked(n, ends);
  for (Vertex end : sources) asked[end] -= 1;
  const auto class_seen = means(classes, all_seen), class_asked = means(classes, asked),
             class_sums = means(classes, all_sums);
  const double share_left = 1 - static_cast<double>(ends) / n;
  std::vector<double> scores(n);
  for (Vertex v = 0; v < n; ++v)
    scores[v] = estimate(Evidence{all_seen[v], asked[v], all_sums[v], 0}, share_left).score;
  const std::vector<double> class_scores = means(classes, scores);
  std::vector<Estimate> estimates(n);
  for (Vertex v = 0; v < n; ++v) {
    const Vertex c = classes.of[v];
    estimates[v] = {
        class_scores[c],
        estimate(Evidence{class_seen[c], class_asked[c], class_sums[c], all_squares[c]}, share_left).error};
    scores[v] = class_scores[c];
  }
  return SampledScores{.scores = std::move(scores), .ends = ends, .error = relative_error(estimates)};
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
