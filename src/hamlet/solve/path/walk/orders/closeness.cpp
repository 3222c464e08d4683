#include "hamlet/graph/centrality/centrality.hpp"
#include "hamlet/solve/path/walk/static_ranking.hpp"

namespace hamlet::path {

extern const MoveOrder closeness_order;

namespace {

constexpr std::string_view closeness_variants[] = {"closeness-asc", "closeness-desc"};

std::unique_ptr<Ranking> make_closeness(const OrderArguments& arguments) {
  const bool descending = is_descending(closeness_order, arguments);
  return ranking_by(closeness_centrality(arguments.graph, arguments.run), descending);
}

}  // namespace

extern const MoveOrder closeness_order = {
    .name = "closeness",
    .usage = "closeness-asc, closeness-desc",
    .summary = "by closeness: one over the mean distance to all cells; the smallest or the greatest first",
    .variants = closeness_variants,
    .make = make_closeness,
};

}  // namespace hamlet::path
