#include "hamlet/graph/centrality/centrality.hpp"
#include "hamlet/solve/path/walk/static_ranking.hpp"

namespace hamlet::path {

extern const MoveOrder eigenvector_order;

namespace {

constexpr std::string_view eigenvector_variants[] = {"eigenvector-asc", "eigenvector-desc"};

std::unique_ptr<Ranking> make_eigenvector(const OrderArguments& arguments) {
  const bool descending = is_descending(eigenvector_order, arguments);
  return ranking_by(eigenvector_centrality(arguments.graph, arguments.run), descending);
}

}  // namespace

extern const MoveOrder eigenvector_order = {
    .name = "eigenvector",
    .usage = "eigenvector-asc, eigenvector-desc",
    .summary =
        "by eigenvector centrality: neighbours of important cells are important; the smallest or the "
        "greatest first",
    .variants = eigenvector_variants,
    .make = make_eigenvector,
};

}  // namespace hamlet::path
