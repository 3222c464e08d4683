#include <algorithm>

#include "hamlet/graph/distances.hpp"
#include "hamlet/solve/path/exits.hpp"

namespace hamlet {

extern const MoveOrder far_order;

namespace {

constexpr std::string_view variants[] = {"far"};

// Up to so many steps, the distances from all cells are looked at; beyond, from a few spread over the board.
constexpr double most_steps = 1e9;
constexpr Vertex few_sources = 16;

class Far : public Ranking {
 public:
  explicit Far(std::vector<std::uint64_t> distance) : distance_(std::move(distance)) {}

  unsigned levels() const override { return 2; }
  double rank(const WalkView& walk, Vertex to, unsigned level) const override {
    return level == 0 ? fewest_exits(walk, to) : -static_cast<double>(distance_[to]);
  }

 private:
  std::vector<std::uint64_t> distance_;
};

/// Sums distances from one cell after the other.
class DistanceSums {
 public:
  explicit DistanceSums(const Graph& graph)
      : distances_(graph), sum_(graph.vertex_count(), 0), nearest_(graph.vertex_count(), unreachable) {}

  void add_from(Vertex source) {
    distances_.search_from(source);
    for (Vertex v : distances_.reached()) {
      sum_[v] += distances_.to(v);
      nearest_[v] = std::min(nearest_[v], distances_.to(v));
    }
  }
  Vertex farthest_from_all() const {
    return static_cast<Vertex>(std::ranges::max_element(nearest_) - nearest_.begin());
  }
  std::vector<std::uint64_t> take() { return std::move(sum_); }

 private:
  Distances distances_;
  std::vector<std::uint64_t> sum_;
  std::vector<Vertex> nearest_;
};

std::unique_ptr<Ranking> make(const OrderArguments& arguments) {
  require_no_parameters(far_order, arguments);
  const Graph& graph = arguments.graph;
  const Vertex n = graph.vertex_count();
  const bool all = static_cast<double>(n) * static_cast<double>(n + 2 * graph.edge_count()) <= most_steps;
  DistanceSums sums(graph);
  for (Vertex i = 0; i < (all ? n : std::min(n, few_sources)); ++i) {
    if (arguments.run.must_end()) return nullptr;
    sums.add_from(all || i == 0 ? i : sums.farthest_from_all());
  }
  return std::make_unique<Far>(sums.take());
}

}  // namespace

extern const MoveOrder far_order = {
    .name = "far",
    .usage = "far",
    .summary =
        "fewest exits first; of equal ones, the farthest from the middle (by its mean distance from the "
        "other cells)",
    .variants = variants,
    .make = make,
};

}  // namespace hamlet
