#include "hamlet/solve/bridges/sat/net_model.hpp"

#include <algorithm>
#include <map>

#include "hamlet/base/disjoint_sets.hpp"

namespace hamlet::bridges {

namespace {

constexpr std::size_t islands_between_looks = 64;

}  // namespace

NetModel::NetModel(const Network& network, const LaneBounds& bounds, Demands demands, const Run& run)
    : network_(network), sat_(run), bounds_(bounds), net_(network.lane_count()) {
  order_lanes(bounds);
  keep_crossings();
  std::vector<Literal> clause;
  for (Vertex island = 0; island < network.island_count(); ++island) {
    if (island % islands_between_looks == 0 && run.must_end()) return;
    if (demands == Demands::all && network.is_known(island))
      sat_.add({demand(island, network.least(island))});
    if (network.island_count() < 2) break;
    clause.clear();
    for (const Outlet& outlet : network.outlets(island)) {
      if (!at_least_[outlet.lane].empty()) clause.push_back(at_least_[outlet.lane][0]);
    }
    sat_.add(clause);
  }
  is_whole_ = true;
}

double NetModel::predicted_bytes(const Network& network, const LaneBounds& bounds) {
  constexpr double bytes_of_clause = 120;
  double clauses = 0;
  for (Vertex island = 0; island < network.island_count(); ++island) {
    double sum = 0;
    for (const Outlet& outlet : network.outlets(island)) {
      const double most = std::max(bounds.most[outlet.lane], 0);
      clauses += 2 * (sum + 1) * (most + 1);
      sum = std::min(sum + most, network.most(island) + 1.0);
    }
  }
  for (LaneIndex lane = 0; lane < network.lane_count(); ++lane)
    clauses += static_cast<double>(network.crossing(lane).size());
  return bytes_of_clause * clauses;
}

void NetModel::order_lanes(const LaneBounds& bounds) {
  at_least_.resize(network_.lane_count());
  for (LaneIndex lane = 0; lane < network_.lane_count(); ++lane) {
    std::vector<Literal>& literals = at_least_[lane];
    for (int bridges = 1; bridges <= bounds.most[lane]; ++bridges) {
      literals.push_back(sat_.new_variable());
      if (bridges > 1) sat_.add({-literals.back(), literals[literals.size() - 2]});
    }
    if (bounds.least[lane] > std::max(bounds.most[lane], 0)) {
      sat_.add(std::span<const Literal>{});
    } else if (bounds.least[lane] > 0) {
      sat_.add({literals[static_cast<std::size_t>(bounds.least[lane]) - 1]});
    }
  }
}

void NetModel::keep_crossings() {
  for (LaneIndex lane = 0; lane < network_.lane_count(); ++lane) {
    for (const LaneIndex other : network_.crossing(lane)) {
      if (other < lane || at_least_[lane].empty() || at_least_[other].empty()) continue;
      sat_.add({-at_least_[lane][0], -at_least_[other][0]});
    }
  }
}

Literal NetModel::demand(Vertex island, int bridges) {
  const std::vector<Literal> sum = sum_at(island, bridges + 1);
  const Literal is_met = sat_.new_variable();
  const auto at_least = static_cast<std::size_t>(bridges);
  if (sum.size() < at_least) {
    sat_.add({-is_met});
  } else if (bridges > 0) {
    sat_.add({-is_met, sum[at_least - 1]});
  }
  if (sum.size() > at_least) sat_.add({-is_met, -sum[at_least]});
  return is_met;
}

/// Literals for "at least 1 bridge, at least 2, …", up to `most`.
std::vector<Literal> NetModel::sum_at(Vertex island, int most) {
  std::vector<Literal> total;
  for (const Outlet& outlet : network_.outlets(island)) total = sum(total, at_least_[outlet.lane], most);
  return total;
}

std::vector<Literal> NetModel::sum(const std::vector<Literal>& one, const std::vector<Literal>& two,
                                   int most) {
  if (one.empty() && two.size() <= static_cast<std::size_t>(most)) return two;
  std::vector<Literal> total(std::min(one.size() + two.size(), static_cast<std::size_t>(most)));
  for (Literal& literal : total) literal = sat_.new_variable();
  for (std::size_t i = 0; i <= one.size(); ++i) {
    for (std::size_t j = 0; j <= two.size(); ++j) {
      if (const std::size_t least = std::min(i + j, total.size()); least > 0) {
        std::vector<Literal> clause = {total[least - 1]};
        if (i > 0) clause.push_back(-one[i - 1]);
        if (j > 0) clause.push_back(-two[j - 1]);
        sat_.add(clause);
      }
      if (i + j < total.size()) {
        std::vector<Literal> clause = {-total[i + j]};
        if (i < one.size()) clause.push_back(one[i]);
        if (j < two.size()) clause.push_back(two[j]);
        sat_.add(clause);
      }
    }
  }
  return total;
}

void NetModel::exclude(std::span<const int> bridges, Literal switched_on) {
  std::vector<Literal> clause;
  if (switched_on != 0) clause.push_back(-switched_on);
  for (LaneIndex lane = 0; lane < network_.lane_count(); ++lane) {
    const auto number = static_cast<std::size_t>(bridges[lane]);
    if (number > 0) clause.push_back(-at_least_[lane][number - 1]);
    if (number < at_least_[lane].size()) clause.push_back(at_least_[lane][number]);
  }
  sat_.add(clause);
}

NetModel::Answer NetModel::solve(std::span<const Literal> assumptions) {
  while (is_whole_) {
    for (const Literal literal : assumptions) sat_.assume(literal);
    const Answer answer = sat_.solve();
    if (answer != Answer::yes) return answer;
    read_net();
    const bool is_cut = cut_apart();
    if (!(network_.no_loops() && cut_loop()) && !is_cut) return Answer::yes;
  }
  return Answer::unknown;
}

void NetModel::read_net() {
  for (LaneIndex lane = 0; lane < network_.lane_count(); ++lane) {
    net_[lane] = static_cast<int>(
        std::ranges::count_if(at_least_[lane], [&](Literal literal) { return sat_.value(literal); }));
  }
}

/// If the net falls apart, requires that bridges leave each of its parts.
bool NetModel::cut_apart() {
  DisjointSets parts(network_.island_count());
  for (LaneIndex lane = 0; lane < network_.lane_count(); ++lane) {
    const auto [a, b] = network_.ends(lane);
    if (net_[lane] > 0) parts.unite(a, b);
  }
  if (parts.count() <= 1) return false;
  std::map<std::uint32_t, std::vector<Literal>> leaving;
  for (Vertex island = 0; island < network_.island_count(); ++island) leaving[parts.find(island)];
  for (LaneIndex lane = 0; lane < network_.lane_count(); ++lane) {
    const auto [a, b] = network_.ends(lane);
    if (at_least_[lane].empty() || parts.are_one(a, b)) continue;
    for (const Vertex end : {a, b}) leaving[parts.find(end)].push_back(at_least_[lane][0]);
  }
  for (const auto& [part, clause] : leaving) sat_.add(clause);
  return true;
}

/// Forbids each loop that a spanning forest of the net shows.
bool NetModel::cut_loop() {
  // Lanes that join two parts make a forest; any other closes one loop with it.
  DisjointSets parts(network_.island_count());
  std::vector<std::vector<Outlet>> forest(network_.island_count());
  std::vector<LaneIndex> closing;
  for (LaneIndex lane = 0; lane < network_.lane_count(); ++lane) {
    if (net_[lane] == 0) continue;
    const auto [a, b] = network_.ends(lane);
    if (!parts.unite(a, b)) {
      closing.push_back(lane);
      continue;
    }
    forest[a].push_back({lane, b});
    forest[b].push_back({lane, a});
  }
  constexpr std::size_t most_loops = 100;
  if (closing.size() > most_loops) closing.resize(most_loops);
  for (const LaneIndex lane : closing) {
    const auto [from, to] = network_.ends(lane);
    std::map<Vertex, Outlet> before = {{from, {lane, from}}};
    std::vector<Vertex> queue = {from};
    for (std::size_t i = 0; i < queue.size() && !before.contains(to); ++i) {
      for (const auto& [through, island] : forest[queue[i]]) {
        if (before.emplace(island, Outlet{through, queue[i]}).second) queue.push_back(island);
      }
    }
    std::vector<Literal> clause = {-at_least_[lane][0]};
    for (Vertex at = to; at != from; at = before.at(at).island)
      clause.push_back(-at_least_[before.at(at).lane][0]);
    sat_.add(clause);
  }
  return !closing.empty();
}

}  // namespace hamlet::bridges
