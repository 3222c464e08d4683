#include "hamlet/solve/bridges/numberlink/unsolvable.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/text/plural.hpp"

namespace hamlet::bridges::numberlink {

namespace {

/// What a setter can see, and where the document has it.
std::string said(int condition, std::string_view fact) {
  return fmt::format("{}; that is the Numberlink document's condition {}", fact, condition);
}

std::optional<int> magnitude(const KGrid& grid, Vertex p) { return grid.puzzle().islands()[p].demand; }

/// Calls `at` for each node of known magnitude and returns its first result that is not empty.
template <class At>
std::optional<Unsolvable> first_node(const KGrid& grid, At&& at) {
  for (Vertex p = 0; p < grid.node_count(); ++p) {
    const auto n = magnitude(grid, p);
    if (!n) continue;
    if (std::optional<Unsolvable> found = at(p, *n)) return found;
  }
  return std::nullopt;
}

std::optional<Unsolvable> no_neighbours(const KGrid& grid) {
  for (Vertex p = 0; p < grid.node_count(); ++p) {
    // A single ? needs no connection.
    if (grid.neighbours(p) > 0 || (grid.node_count() == 1 && !magnitude(grid, p))) continue;
    return Unsolvable{1, "no-neighbours", {p}, said(1, fmt::format("{} has no neighbours", grid.name_of(p)))};
  }
  return std::nullopt;
}

std::optional<Unsolvable> odd_sum(const KGrid& grid) {
  std::int64_t sum = 0;
  for (const Island& island : grid.puzzle().islands()) {
    if (!island.demand) return std::nullopt;
    sum += *island.demand;
  }
  if (sum % 2 == 0) return std::nullopt;
  return Unsolvable{
      2,
      "odd-sum",
      {},
      said(2, fmt::format("all numbers add up to {}, which is odd, and each bridge counts at two islands",
                          sum))};
}

std::optional<Unsolvable> weak_neighbours(const KGrid& grid) {
  return first_node(grid, [&](Vertex p, int n) -> std::optional<Unsolvable> {
    std::int64_t sum = 0;
    for (const Outlet& outlet : grid.network().outlets(p))
      sum += magnitude(grid, outlet.island).value_or(grid.k());
    if (n <= sum) return std::nullopt;
    return Unsolvable{3,
                      "weak-neighbours",
                      {p},
                      said(3, fmt::format("{} can get at most {}, for its neighbours need no more together",
                                          grid.name_of(p), sum))};
  });
}

/// What a subset of the neighbours of p can take together. A configuration of p that uses just these closes
/// them off with p if the magnitude of p is all that they want.
struct Sharing {
  int neighbours = 0;
  std::int64_t room = 0;
  std::int64_t wanted = 0;
  bool unknown = false;
};

Sharing share_among(const KGrid& grid, Vertex p, unsigned subset) {
  Sharing sharing;
  const auto outlets = grid.network().outlets(p);
  for (std::size_t i = 0; i < outlets.size(); ++i) {
    if ((subset >> i & 1) == 0) continue;
    const auto wants = magnitude(grid, outlets[i].island);
    ++sharing.neighbours;
    sharing.room += std::min(grid.k(), wants.value_or(grid.k()));
    sharing.wanted += wants.value_or(0);
    sharing.unknown |= !wants;
  }
  return sharing;
}

std::optional<Unsolvable> always_disjoint(const KGrid& grid) {
  return first_node(grid, [&](Vertex p, int n) -> std::optional<Unsolvable> {
    bool any = false;
    for (unsigned subset = 1; subset < 1u << grid.neighbours(p); ++subset) {
      const Sharing sharing = share_among(grid, p, subset);
      if (n < sharing.neighbours || n > sharing.room) continue;
      const bool all = static_cast<std::size_t>(sharing.neighbours) + 1 == grid.node_count();
      if (sharing.unknown || sharing.wanted != n || all) return std::nullopt;
      any = true;
    }
    if (!any) return std::nullopt;
    return Unsolvable{
        4,
        "always-disjoint",
        {p},
        said(4, fmt::format("every way to complete {} cuts it and those it is joined to off from the others",
                            grid.name_of(p)))};
  });
}

std::optional<Unsolvable> too_large(const KGrid& grid) {
  return first_node(grid, [&](Vertex p, int n) -> std::optional<Unsolvable> {
    const int r = grid.neighbours(p);
    if (n <= r * grid.k()) return std::nullopt;
    return Unsolvable{5,
                      "too-large",
                      {p},
                      said(5, fmt::format("{} can get at most {}: it has {} that {} at most {}{}",
                                          grid.name_of(p), r * grid.k(), number_of(r, "neighbour"),
                                          r == 1 ? "takes" : "take", grid.k(), r == 1 ? "" : " each"))};
  });
}

std::optional<Unsolvable> incompatible_nodes(const KGrid& grid) {
  return first_node(grid, [&](Vertex p, int n) -> std::optional<Unsolvable> {
    const int r = grid.neighbours(p);
    const int j = n - (r - 1) * grid.k();
    if (j < 2 || j > grid.k()) return std::nullopt;
    for (const Outlet& outlet : grid.network().outlets(p)) {
      const auto takes = magnitude(grid, outlet.island);
      if (!takes || *takes > j - 1) continue;
      return Unsolvable{
          6,
          "incompatible-nodes",
          {p, outlet.island},
          said(6, fmt::format("{} must have at least {} bridges to {}", grid.name_of(p), j,
                              r == 1 ? grid.name_of(outlet.island)
                                     : fmt::format("each of its {} neighbours, but {} is among them", r,
                                                   grid.name_of(outlet.island))))};
    }
    return std::nullopt;
  });
}

constexpr UnsolvabilityCondition conditions[] = {
    {1, "no-neighbours", "a node has no neighbours", no_neighbours},
    {2, "odd-sum", "the sum of all magnitudes is odd", odd_sum},
    {3, "weak-neighbours", "a node's magnitude is more than its neighbours' together", weak_neighbours},
    {4, "always-disjoint", "every configuration of a node cuts a part off", always_disjoint},
    {5, "too-large", "a node's magnitude is more than k for each neighbour", too_large},
    {6, "incompatible-nodes", "a node needs more from each neighbour than one of them has",
     incompatible_nodes},
};

}  // namespace

std::span<const UnsolvabilityCondition> unsolvability_conditions() { return conditions; }

std::optional<Unsolvable> unsolvability(const BridgesPuzzle& puzzle) {
  const KGrid grid(puzzle);
  for (const UnsolvabilityCondition& condition : conditions) {
    if (auto found = condition.find(grid)) return found;
  }
  return std::nullopt;
}

}  // namespace hamlet::bridges::numberlink
