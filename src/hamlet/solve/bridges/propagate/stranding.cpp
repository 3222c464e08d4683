#include "hamlet/solve/bridges/propagate/stranding.hpp"

#include <algorithm>

namespace hamlet::bridges {

namespace {

constexpr std::size_t most_ways = 1000;

/// Enumerates the ways to finish one island.
class WaysToFinish {
 public:
  WaysToFinish(const Position& position, Vertex island) : rest_(position.rest(island)) {
    const auto outlets = position.network().outlets(island);
    for (std::size_t i = 0; i < outlets.size(); ++i) {
      const LaneIndex lane = outlets[i].lane;
      if (position.is_open(lane))
        open_.at(count_++) = {i, lane, position.most(lane) - position.least(lane), 0};
    }
  }

  struct Added {
    std::size_t outlet;
    LaneIndex lane;
    int room;
    int n;
  };
  std::span<const Added> added() const { return {open_.data(), count_}; }

  /// Goes to the first way, with the lanes filled from the front. Returns false if there is none.
  bool first() { return fill(0, rest_); }
  /// Goes to the next way. Returns false after the last.
  bool next() {
    // Takes one bridge from the last lane that has one and has room behind it, and refills the lanes behind
    // it.
    int handed_on = 0, room_behind = 0;
    for (std::size_t i = count_; i-- > 0;) {
      if (open_[i].n > 0 && handed_on < room_behind) {
        --open_[i].n;
        return fill(i + 1, handed_on + 1);
      }
      handed_on += open_[i].n;
      room_behind += open_[i].room;
    }
    return false;
  }

 private:
  bool fill(std::size_t from, int bridges) {
    for (std::size_t i = from; i < count_; ++i) {
      open_[i].n = std::min(open_[i].room, bridges);
      bridges -= open_[i].n;
    }
    return bridges == 0;
  }

  std::array<Added, most_outlets> open_ = {};
  std::size_t count_ = 0;
  int rest_;
};

/// Returns whether the way neither clashes nor strands an island. Appends the islands that it strands.
bool is_possible(Position& position, std::span<const Outlet> outlets,
                 std::span<const WaysToFinish::Added> added, std::vector<Vertex>& stranded) {
  const std::size_t mark = position.mark();
  for (const auto& [outlet, lane, room, n] : added) {
    if (!position.raise(lane, position.least(lane) + n, Cause::assumed, lane)) return false;
  }
  for (const auto& [outlet, lane, room, n] : added) {
    if (!position.lower(lane, position.least(lane), Cause::assumed, lane)) return false;
    const Vertex neighbour = outlets[outlet].island;
    if (n == 0 || position.rest(neighbour) > 0) continue;
    for (const auto& [other, island] : position.network().outlets(neighbour)) {
      if (!position.lower(other, position.least(other), Cause::rest, neighbour)) return false;
    }
  }
  bool possible = true;
  for (const LaneChange& change : position.changes_since(mark)) {
    const auto [a, b] = position.network().ends(change.lane);
    for (const Vertex end : {a, b}) {
      if (position.most_sum(end) >= position.network().least(end)) continue;
      stranded.push_back(end);
      possible = false;
    }
  }
  return possible;
}

bool has_too_many_ways(const Position& position, Vertex island) {
  std::size_t product = 1;
  for (const auto& [lane, other] : position.network().outlets(island)) {
    product *= static_cast<std::size_t>(position.most(lane) - position.least(lane)) + 1;
    if (product > 1'000'000) return true;
  }
  return false;
}

}  // namespace

std::optional<Stranding> hull_without_stranding(Position& position, Vertex island) {
  const Network& network = position.network();
  if (!network.is_known(island) || position.is_finished(island) || has_too_many_ways(position, island))
    return std::nullopt;
  const auto outlets = network.outlets(island);
  Stranding found{empty_hull(), {}, 0, 0};
  WaysToFinish ways(position, island);
  for (bool more = ways.first(); more; more = ways.next()) {
    if (++found.ways > most_ways) return std::nullopt;
    const std::size_t mark = position.mark();
    const bool possible = is_possible(position, outlets, ways.added(), found.stranded);
    position.undo_to(mark);
    if (!possible) {
      ++found.dropped;
      continue;
    }
    found.hull.is_empty = false;
    for (const auto& [outlet, lane, room, n] : ways.added())
      found.hull.include(outlet, position.least(lane) + n, position.least(lane) + n);
  }
  if (found.dropped == 0) return std::nullopt;
  for (std::size_t i = 0; i < outlets.size(); ++i) {
    if (!found.hull.is_empty && position.is_open(outlets[i].lane)) continue;
    found.hull.least[i] = position.least(outlets[i].lane);
    found.hull.most[i] = position.most(outlets[i].lane);
  }
  std::ranges::sort(found.stranded);
  found.stranded.erase(std::unique(found.stranded.begin(), found.stranded.end()), found.stranded.end());
  return found;
}

bool propagate_stranding(Position& position) {
  for (Vertex island = 0; island < position.network().island_count(); ++island) {
    const auto found = hull_without_stranding(position, island);
    if (!found) continue;
    if (found->hull.is_empty) return position.clash_found(Clash::starved, island);
    if (!apply_hull(position, island, found->hull) || !position.propagate()) return false;
  }
  return true;
}

}  // namespace hamlet::bridges
