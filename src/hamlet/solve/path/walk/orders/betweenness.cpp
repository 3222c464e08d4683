#include "hamlet/graph/centrality/centrality.hpp"
#include "hamlet/solve/path/walk/static_ranking.hpp"

namespace hamlet::path {

extern const MoveOrder betweenness_order;

namespace {

constexpr std::string_view betweenness_variants[] = {"betweenness-asc", "betweenness-desc"};

std::unique_ptr<Ranking> make_betweenness(const OrderArguments& arguments) {
  const bool descending = is_descending(betweenness_order, arguments);
  return ranking_by(betweenness_centrality(arguments.graph, arguments.run), descending);
}

}  // namespace

extern const MoveOrder betweenness_order = {
    .name = "betweenness",
    .usage = "betweenness-asc, betweenness-desc",
    .summary =
        "by betweenness: how many shortest paths between others pass through; the smallest or the greatest "
        "first",
    .variants = betweenness_variants,
    .make = make_betweenness,
};

}  // namespace hamlet::path
