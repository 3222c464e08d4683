#include "hamlet/graph/centrality/remoteness.hpp"
#include "hamlet/graph/distances.hpp"
#include "hamlet/solve/path/walk/exits.hpp"

namespace hamlet::path {

extern const MoveOrder far_order;

namespace {

constexpr std::string_view far_variants[] = {"far"};

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

std::vector<std::uint64_t> distances_from(Vertex end, const Graph& graph) {
  Distances distances(graph);
  distances.search_from(end);
  std::vector<std::uint64_t> all(graph.vertex_count());
  for (Vertex v = 0; v < graph.vertex_count(); ++v) all[v] = distances.to(v);
  return all;
}

std::unique_ptr<Ranking> make_far(const OrderArguments& arguments) {
  require_no_parameters(far_order, arguments);
  if (arguments.end) return std::make_unique<Far>(distances_from(*arguments.end, arguments.graph));
  auto from_all = remoteness(arguments.graph, arguments.run);
  return from_all ? std::make_unique<Far>(std::move(*from_all)) : nullptr;
}

}  // namespace

extern const MoveOrder far_order = {
    .name = "far",
    .usage = "far",
    .summary =
        "fewest exits first; of equal ones, the farthest from the cell where the path must end, or from the "
        "middle (by its mean distance from the other cells)",
    .variants = far_variants,
    .make = make_far,
};

}  // namespace hamlet::path
