#include "hamlet/make/bridges/hidden_net.hpp"

#include <algorithm>
#include <numeric>

#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

/// Detours are short or hardly exist, so longer ones are not searched for.
constexpr std::size_t most_islands_searched = 300;

bridges::LaneIndex lane_between(const bridges::Network& network, Lane ends) {
  for (const auto& [lane, island] : network.outlets(ends.a)) {
    if (island == ends.b) return lane;
  }
  require(false, "the layout's tree runs along lanes");
  return 0;
}

}  // namespace

HiddenNet::HiddenNet(const BridgesPuzzle& puzzle)
    : network_(puzzle),
      bridges_(network_.lane_count(), 0),
      seen_in_(network_.island_count(), 0),
      reached_by_(network_.island_count(), 0) {
  for (Vertex island = 0; island < network_.island_count(); ++island) network_.show_demand(island, 0);
}

HiddenNet::HiddenNet(const BridgesPuzzle& puzzle, std::span<const int> bridges) : HiddenNet(puzzle) {
  for (bridges::LaneIndex lane = 0; lane < network_.lane_count(); ++lane) set(lane, bridges[lane]);
}

HiddenNet::HiddenNet(const BridgesPuzzle& puzzle, std::span<const Lane> tree, Rng& rng) : HiddenNet(puzzle) {
  for (const Lane ends : tree) set(lane_between(network_, ends), random_bundle(rng));
  if (!network_.no_loops()) add_at_random(rng);
}

int HiddenNet::random_bundle(Rng& rng) const {
  if (network_.k() == 1 || rng.below(100) < 55) return 1;
  return 2 + static_cast<int>(rng.below(static_cast<std::uint64_t>(network_.k() - 1)));
}

void HiddenNet::add_at_random(Rng& rng) {
  std::vector<bridges::LaneIndex> order(network_.lane_count());
  std::iota(order.begin(), order.end(), bridges::LaneIndex{0});
  rng.shuffle(std::span(order));
  for (const bridges::LaneIndex lane : order) {
    if (bridges_[lane] > 0 || rng.below(100) >= 35) continue;
    const auto carries = [&](bridges::LaneIndex other) { return bridges_[other] > 0; };
    if (std::ranges::none_of(network_.crossing(lane), carries)) set(lane, random_bundle(rng));
  }
}

void HiddenNet::set(bridges::LaneIndex lane, int bridges) {
  const int added = bridges - bridges_[lane];
  const auto [a, b] = network_.ends(lane);
  network_.set_demand(a, network_.most(a) + added);
  network_.set_demand(b, network_.most(b) + added);
  bridges_[lane] = bridges;
}

void HiddenNet::apply(const Mutation& mutation) {
  for (const NetChange& change : mutation.changes()) set(change.lane, change.after);
}

void HiddenNet::take_back(const Mutation& mutation) {
  for (const NetChange& change : mutation.changes()) set(change.lane, change.before);
}

bool HiddenNet::can_take_back(const Mutation& mutation) {
  std::optional<bridges::LaneIndex> removed, restored;
  for (const auto& [lane, before, after] : mutation.changes()) {
    if (bridges_[lane] != after) return false;
    if (before == 0) removed = lane;
    if (after == 0) restored = lane;
  }
  if (restored) {
    const auto bars = [&](bridges::LaneIndex other) { return bridges_[other] > 0 && other != removed; };
    if (std::ranges::any_of(network_.crossing(*restored), bars)) return false;
  }
  if (network_.no_loops()) {
    if (!removed && !restored) return true;
    const auto [a, b] = network_.ends(*restored);
    const auto& way = way_between(a, b, *restored);
    return std::ranges::find(way, *removed) != way.end();
  }
  if (!removed) return true;
  if (restored) bridges_[*restored] = 1;
  const bool needed = is_needed(*removed);
  if (restored) bridges_[*restored] = 0;
  return !needed;
}

std::optional<Mutation> HiddenNet::propose(bridges::LaneIndex lane, Rng& rng) {
  const int before = bridges_[lane];
  if (before == 0) return propose_new(lane, rng);
  int after = static_cast<int>(rng.below(static_cast<std::uint64_t>(network_.k())));
  after += after >= before;
  if (after == 0 && (network_.no_loops() || is_needed(lane))) {
    if (network_.k() == 1) return std::nullopt;
    after = 1 + static_cast<int>(rng.below(static_cast<std::uint64_t>(network_.k() - 1)));
    after += after >= before;
  }
  Mutation mutation;
  mutation.add({lane, before, after});
  return mutation;
}

/// Proposes bridges on an empty lane. Bridges that they cross, or that would close a loop with them, have to
/// go.
std::optional<Mutation> HiddenNet::propose_new(bridges::LaneIndex lane, Rng& rng) {
  const int bridges = 1 + static_cast<int>(rng.below(static_cast<std::uint64_t>(network_.k())));
  std::optional<bridges::LaneIndex> crossed;
  for (const bridges::LaneIndex other : network_.crossing(lane)) {
    if (bridges_[other] == 0) continue;
    if (crossed) return std::nullopt;
    crossed = other;
  }
  if (network_.no_loops()) {
    const auto [a, b] = network_.ends(lane);
    const auto& way = way_between(a, b, lane);
    if (way.empty()) return std::nullopt;
    if (crossed && std::ranges::find(way, *crossed) == way.end()) return std::nullopt;
    const bridges::LaneIndex gone = crossed ? *crossed : way[rng.below(way.size())];
    Mutation mutation;
    mutation.add({gone, bridges_[gone], 0});
    mutation.add({lane, 0, bridges});
    return mutation;
  }
  Mutation mutation;
  if (crossed) {
    bridges_[lane] = bridges;  // may be part of the detour
    const bool needed = is_needed(*crossed);
    bridges_[lane] = 0;
    if (needed) return std::nullopt;
    mutation.add({*crossed, bridges_[*crossed], 0});
  }
  mutation.add({lane, 0, bridges});
  return mutation;
}

const std::vector<bridges::LaneIndex>& HiddenNet::way_between(Vertex from, Vertex to,
                                                              bridges::LaneIndex without) {
  way_.clear();
  queue_.assign(1, from);
  seen_in_[from] = ++search_;
  for (std::size_t i = 0; i < queue_.size() && i < most_islands_searched; ++i) {
    for (const auto& [lane, island] : network_.outlets(queue_[i])) {
      if (bridges_[lane] == 0 || lane == without || seen_in_[island] == search_) continue;
      seen_in_[island] = search_;
      reached_by_[island] = lane;
      queue_.push_back(island);
      if (island != to) continue;
      for (Vertex at = to; at != from;) {
        way_.push_back(reached_by_[at]);
        const auto [a, b] = network_.ends(reached_by_[at]);
        at = at == a ? b : a;
      }
      return way_;
    }
  }
  return way_;
}

}  // namespace hamlet
