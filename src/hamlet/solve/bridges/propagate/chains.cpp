#include "hamlet/solve/bridges/propagate/chains.hpp"

#include <algorithm>

namespace hamlet::bridges {

namespace {

// How many numbers of bridges a person would try.
constexpr int most_trials = 6;

/// The open lanes of an island that links a chain; none if it does not.
std::vector<Outlet> links(const Position& position, Vertex island) {
  if (!position.network().is_known(island) || position.is_finished(island)) return {};
  std::vector<Outlet> open;
  for (const Outlet& outlet : position.network().outlets(island)) {
    if (!position.is_open(outlet.lane)) continue;
    if (open.size() == 2) return {};
    open.push_back(outlet);
  }
  return open.size() == 2 ? open : std::vector<Outlet>();
}

/// Goes on from the last island, as long as there are links; stops where a ring closes.
void extend(const Position& position, Chain& chain) {
  while (chain.islands.back() != chain.islands.front()) {
    const auto open = links(position, chain.islands.back());
    if (open.empty()) return;
    const Outlet& next = open[0].lane == chain.lanes.back() ? open[1] : open[0];
    chain.lanes.push_back(next.lane);
    chain.islands.push_back(next.island);
  }
}

void reverse(Chain& chain) {
  std::ranges::reverse(chain.islands);
  std::ranges::reverse(chain.lanes);
}

/// How many bridges an island has beside those on two of its lanes, which are the only ones left open.
int bridges_beside(const Position& position, Vertex island, LaneIndex one, LaneIndex other) {
  return position.least_sum(island) - position.least(one) - position.least(other);
}

bool draw(Position& position, LaneIndex lane, int bridges) {
  return position.lower(lane, bridges, Cause::assumed, lane) &&
         position.raise(lane, bridges, Cause::assumed, lane);
}

/// An end that has all its bridges takes no more.
bool close_full_end(Position& position, Vertex end) {
  if (position.rest(end) != 0) return true;
  return std::ranges::all_of(position.network().outlets(end), [&](const Outlet& outlet) {
    return position.lower(outlet.lane, position.least(outlet.lane), Cause::rest, end);
  });
}

bool has_right_sums(Position& position, std::size_t mark) {
  const Network& network = position.network();
  for (const LaneChange& change : position.changes_since(mark)) {
    const auto [a, b] = network.ends(change.lane);
    for (const Vertex end : {a, b}) {
      if (position.most_sum(end) < network.least(end)) return position.clash_found(Clash::starved, end);
      if (position.least_sum(end) > network.most(end)) return position.clash_found(Clash::overfull, end);
    }
  }
  return true;
}

bool try_number(Position& position, const Chain& chain, int number, std::vector<int>& bridges) {
  const std::size_t mark = position.mark();
  std::vector<int> sums;
  for (std::size_t i = 1; i < chain.lanes.size(); ++i)
    sums.push_back(position.network().most(chain.islands[i]) -
                   bridges_beside(position, chain.islands[i], chain.lanes[i - 1], chain.lanes[i]));
  for (std::size_t i = 0; i < chain.lanes.size(); ++i) {
    bridges.push_back(i == 0 ? number : sums[i - 1] - bridges.back());
    if (!draw(position, chain.lanes[i], bridges.back())) return false;
  }
  return close_full_end(position, chain.islands.front()) && close_full_end(position, chain.islands.back()) &&
         has_right_sums(position, mark);
}

/// A group may only seem to have all its bridges: one island has too many, another too few.
void describe_closed_group(const Position& position, ChainTrial& trial) {
  trial.closed = position.group_members(trial.clash_at);
  const auto overfull =
      std::ranges::find_if(trial.closed, [&](Vertex island) { return position.rest(island) < 0; });
  if (overfull == trial.closed.end()) return;
  trial.clash = Clash::overfull;
  trial.clash_at = *overfull;
}

}  // namespace

std::vector<Chain> chains_of(const Position& position) {
  std::vector<Chain> chains;
  std::vector<char> seen(position.network().island_count(), 0);
  for (Vertex island = 0; island < seen.size(); ++island) {
    if (seen[island]) continue;
    const auto open = links(position, island);
    if (open.empty()) continue;
    Chain chain{{island, open[0].island}, {open[0].lane}};
    extend(position, chain);
    if (chain.islands.back() != island) {
      reverse(chain);
      chain.islands.push_back(open[1].island);
      chain.lanes.push_back(open[1].lane);
      extend(position, chain);
    }
    for (std::size_t i = 1; i + 1 < chain.islands.size(); ++i) seen[chain.islands[i]] = 1;
    seen[island] = 1;
    const LaneIndex first = chain.lanes.front();
    if (position.most(first) - position.least(first) < most_trials) chains.push_back(std::move(chain));
  }
  return chains;
}

std::vector<ChainTrial> chain_trials(Position& position, const Chain& chain) {
  std::vector<ChainTrial> trials;
  const LaneIndex first = chain.lanes.front();
  const int most = position.most(first);
  for (int number = position.least(first); number <= most; ++number) {
    ChainTrial& trial = trials.emplace_back();
    const std::size_t mark = position.mark();
    if (!try_number(position, chain, number, trial.bridges)) {
      trial.clash = position.clash();
      trial.clash_at = position.clash_at();
      if (trial.clash == Clash::closed_off) describe_closed_group(position, trial);
    }
    position.undo_to(mark);
  }
  return trials;
}

bool apply_chain(Position& position, const Chain& chain) {
  std::vector<int> least(chain.lanes.size(), INT32_MAX), most(chain.lanes.size(), INT32_MIN);
  bool any = false;
  for (const ChainTrial& trial : chain_trials(position, chain)) {
    if (trial.clash != Clash::none) continue;
    any = true;
    for (std::size_t i = 0; i < least.size(); ++i) {
      least[i] = std::min(least[i], trial.bridges[i]);
      most[i] = std::max(most[i], trial.bridges[i]);
    }
  }
  if (!any) return position.clash_found(Clash::starved, chain.islands[1]);
  for (std::size_t i = 0; i < least.size(); ++i) {
    if (!position.lower(chain.lanes[i], most[i], Cause::rule, chain.lanes[i])) return false;
    if (!position.raise(chain.lanes[i], least[i], Cause::rule, chain.lanes[i])) return false;
  }
  return true;
}

bool propagate_chains(Position& position) {
  for (const Chain& chain : chains_of(position)) {
    if (!apply_chain(position, chain) || !position.propagate()) return false;
  }
  return true;
}

}  // namespace hamlet::bridges
