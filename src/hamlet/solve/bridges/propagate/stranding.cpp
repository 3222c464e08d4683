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

/// Draws a way and closes the islands that it fills. Returns false on a clash.
bool draw(Position& position, std::span<const Outlet> outlets, std::span<const WaysToFinish::Added> added) {
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
  return true;
}

std::vector<Vertex> stranded_since(const Position& position, std::size_t mark) {
  std::vector<Vertex> stranded;
  for (const LaneChange& change : position.changes_since(mark)) {
    const auto [a, b] = position.network().ends(change.lane);
    for (const Vertex end : {a, b}) {
      if (position.most_sum(end) < position.network().least(end)) stranded.push_back(end);
    }
  }
  return stranded;
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

bool visit_ways_to_finish(Position& position, Vertex island,
                          const std::function<void(const WayToFinish&)>& visitor) {
  if (has_too_many_ways(position, island)) return false;
  const auto outlets = position.network().outlets(island);
  std::vector<int> bridges(outlets.size());
  for (std::size_t i = 0; i < outlets.size(); ++i) bridges[i] = position.least(outlets[i].lane);
  WaysToFinish ways(position, island);
  std::size_t visited = 0;
  for (bool more = ways.first(); more; more = ways.next()) {
    if (++visited > most_ways) return false;
    for (const auto& [outlet, lane, room, n] : ways.added()) bridges[outlet] = position.least(lane) + n;
    const std::size_t mark = position.mark();
    std::vector<Vertex> stranded, closed;
    const bool is_drawn = draw(position, outlets, ways.added());
    if (is_drawn) stranded = stranded_since(position, mark);
    if (position.clash() == Clash::closed_off) closed = position.group_members(position.clash_at());
    position.undo_to(mark);
    visitor({bridges, stranded, closed, is_drawn && stranded.empty()});
  }
  return true;
}

std::optional<IslandHull> hull_without_stranding(Position& position, Vertex island) {
  if (!position.network().is_known(island) || position.is_finished(island)) return std::nullopt;
  const auto outlets = position.network().outlets(island);
  IslandHull hull = empty_hull();
  bool any_dropped = false;
  const bool visited_all = visit_ways_to_finish(position, island, [&](const WayToFinish& way) {
    if (!way.is_possible) {
      any_dropped = true;
      return;
    }
    hull.is_empty = false;
    for (std::size_t i = 0; i < outlets.size(); ++i) hull.include(i, way.bridges[i], way.bridges[i]);
  });
  if (!visited_all || !any_dropped) return std::nullopt;
  for (std::size_t i = 0; i < outlets.size(); ++i) {
    if (!hull.is_empty && position.is_open(outlets[i].lane)) continue;
    hull.least[i] = position.least(outlets[i].lane);
    hull.most[i] = position.most(outlets[i].lane);
  }
  return hull;
}

bool propagate_stranding(Position& position) {
  for (Vertex island = 0; island < position.network().island_count(); ++island) {
    const auto found = hull_without_stranding(position, island);
    if (!found) continue;
    if (found->is_empty) return position.clash_found(Clash::starved, island);
    if (!apply_hull(position, island, *found) || !position.propagate()) return false;
  }
  return true;
}

}  // namespace hamlet::bridges
