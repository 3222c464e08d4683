#include "hamlet/graph/centrality/centrality.hpp"
#include "hamlet/solve/path/walk/static_ranking.hpp"

namespace hamlet::path {

extern const MoveOrder degree_order;

namespace {

constexpr std::string_view degree_variants[] = {"degree-asc", "degree-desc"};

std::unique_ptr<Ranking> make_degree(const OrderArguments& arguments) {
  const bool descending = is_descending(degree_order, arguments);
  return ranking_by(degree_centrality(arguments.graph), descending);
}

}  // namespace

extern const MoveOrder degree_order = {
    .name = "degree",
    .usage = "degree-asc, degree-desc",
    .summary = "by the number of neighbours on the empty board; the smallest or the greatest first",
    .variants = degree_variants,
    .make = make_degree,
};

}  // namespace hamlet::path
