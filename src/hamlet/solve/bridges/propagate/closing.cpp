#include "hamlet/solve/bridges/propagate/closing.hpp"

#include <algorithm>

namespace hamlet::bridges {

namespace {

/// The open lanes of an island: first those to other groups (outward), then those within its own (inward).
struct OpenOutlets {
  struct Entry {
    std::size_t outlet;
    int room;      // how many bridges can be added
    Vertex group;  // at the other end
  };
  std::array<Entry, most_outlets> entry;
  std::size_t outward = 0;
  std::size_t count = 0;
  int inward_room = 0;

  OpenOutlets(const Position& position, Vertex own_group, std::span<const Outlet> outlets) {
    std::array<Entry, most_outlets> inward;
    std::size_t inward_count = 0;
    for (std::size_t i = 0; i < outlets.size(); ++i) {
      const auto [lane, island] = outlets[i];
      if (!position.is_open(lane)) continue;
      const Entry found{i, position.most(lane) - position.least(lane), position.group(island)};
      if (found.group == own_group) {
        inward[inward_count++] = found;
        inward_room += found.room;
      } else {
        entry[outward++] = found;
      }
    }
    count = outward;
    for (std::size_t i = 0; i < inward_count; ++i) entry[count++] = inward[i];
  }
};

/// Each of the `rest` bridges that finish the island uses up one of its own rest and one of a neighbour's. So
/// the groups that they join are closed off if their rests add up to 2 · rest.
class ClosingTest {
 public:
  ClosingTest(const Position& position, Vertex island)
      : position_(position),
        island_(island),
        own_(position.group(island)),
        rest_(position.rest(island)),
        open_(position, own_, position.network().outlets(island)) {}

  /// Returns whether finishing the island could close off a group at all.
  bool is_possible() const {
    const std::int64_t own_rest = position_.group_rest(own_);
    if (rest_ == 0 || own_rest > 2 * rest_) return false;
    if (own_rest == 2 * rest_) return true;
    for (std::size_t i = 0; i < open_.outward; ++i) {
      if (own_rest + position_.group_rest(open_.entry[i].group) <= 2 * rest_) return true;
    }
    return false;
  }

  /// The hull of the ways that `is_dropped` leaves; nothing if it drops none.
  template <class IsDropped>
  std::optional<IslandHull> hull(const IsDropped& is_dropped) const {
    IslandHull hull = empty_hull();
    bool any_dropped = false;
    for (unsigned touched = 0; touched < (1u << open_.outward); ++touched) {
      const auto [fewest, room] = ways_to_touch(touched);
      if (rest_ < fewest || rest_ > room) continue;
      if (is_dropped(touched)) {
        any_dropped = true;
        continue;
      }
      hull.is_empty = false;
      for (std::size_t i = 0; i < open_.count; ++i) include(hull, i, touched, fewest, room);
    }
    if (!any_dropped) return std::nullopt;
    to_totals(hull);
    return hull;
  }
  std::optional<IslandHull> hull() const {
    return hull([&](unsigned touched) { return closes_off(touched); });
  }

  /// As few sets of touched lanes as have the same hull.
  std::vector<ClosedGroup> needed_groups() const {
    std::vector<unsigned> needed;
    for (unsigned touched = 0; touched < (1u << open_.outward); ++touched) {
      const auto [fewest, room] = ways_to_touch(touched);
      if (rest_ >= fewest && rest_ <= room && closes_off(touched)) needed.push_back(touched);
    }
    const auto whole = hull();
    for (std::size_t i = needed.size(); i-- > 0 && needed.size() > 1;) {
      std::vector<unsigned> fewer = needed;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      const auto left = hull([&](unsigned touched) { return std::ranges::count(fewer, touched) > 0; });
      if (left && *left == *whole) needed = std::move(fewer);
    }
    std::vector<ClosedGroup> groups;
    for (const unsigned touched : needed) groups.push_back(group_with(touched));
    return groups;
  }

 private:
  ClosedGroup group_with(unsigned touched) const {
    ClosedGroup closed{.neighbours = {}, .islands = position_.group_members(island_)};
    for (std::size_t i = 0; i < open_.count; ++i) {
      const bool is_outward = i < open_.outward;
      if (is_outward && (touched >> i & 1) == 0) continue;
      closed.neighbours.push_back(position_.network().outlets(island_)[open_.entry[i].outlet].island);
      if (!is_outward || is_repeated(i, touched)) continue;
      const auto others = position_.group_members(open_.entry[i].group);
      closed.islands.insert(closed.islands.end(), others.begin(), others.end());
    }
    std::ranges::sort(closed.neighbours);
    std::ranges::sort(closed.islands);
    return closed;
  }

  /// The minimum and maximum number of bridges that use exactly these outward lanes.
  std::pair<int, int> ways_to_touch(unsigned touched) const {
    int fewest = 0, room = open_.inward_room;
    for (std::size_t i = 0; i < open_.outward; ++i) {
      if ((touched >> i & 1) == 0) continue;
      ++fewest;
      room += open_.entry[i].room;
    }
    return {fewest, room};
  }

  bool closes_off(unsigned touched) const {
    std::int64_t left = position_.group_rest(own_);
    std::size_t size = position_.group_size(own_);
    for (std::size_t i = 0; i < open_.outward; ++i) {
      if ((touched >> i & 1) == 0 || is_repeated(i, touched)) continue;
      left += position_.group_rest(open_.entry[i].group);
      size += position_.group_size(open_.entry[i].group);
    }
    return left == 2 * rest_ && size < position_.network().island_count();
  }

  bool is_repeated(std::size_t i, unsigned touched) const {
    for (std::size_t j = 0; j < i; ++j) {
      if ((touched >> j & 1) != 0 && open_.entry[j].group == open_.entry[i].group) return true;
    }
    return false;
  }

  void include(IslandHull& hull, std::size_t i, unsigned touched, int fewest, int room) const {
    const auto& [outlet, own_room, group] = open_.entry[i];
    const bool is_outward = i < open_.outward;
    if (is_outward && (touched >> i & 1) == 0) {
      hull.include(outlet, 0, 0);
      return;
    }
    const int own_fewest = is_outward ? 1 : 0;
    hull.include(outlet, std::max(own_fewest, rest_ - (room - own_room)),
                 std::min(own_room, rest_ - (fewest - own_fewest)));
  }

  /// Turns added bridges into totals. Lanes that are not open keep their bounds.
  void to_totals(IslandHull& hull) const {
    const auto outlets = position_.network().outlets(island_);
    for (std::size_t i = 0; i < outlets.size(); ++i) {
      const LaneIndex lane = outlets[i].lane;
      if (hull.is_empty || !position_.is_open(lane)) {
        hull.least[i] = position_.least(lane);
        hull.most[i] = position_.most(lane);
      } else {
        hull.least[i] += position_.least(lane);
        hull.most[i] += position_.least(lane);
      }
    }
  }

  const Position& position_;
  Vertex island_;
  Vertex own_;
  int rest_;
  OpenOutlets open_;
};

}  // namespace

std::optional<IslandHull> hull_without_closing(const Position& position, Vertex island) {
  if (!position.network().is_known(island) || position.is_finished(island)) return std::nullopt;
  const ClosingTest test(position, island);
  return test.is_possible() ? test.hull() : std::nullopt;
}

std::vector<ClosedGroup> groups_closed_by_finishing(const Position& position, Vertex island) {
  return ClosingTest(position, island).needed_groups();
}

bool propagate_closing(Position& position) {
  for (Vertex island = 0; island < position.network().island_count(); ++island) {
    const auto hull = hull_without_closing(position, island);
    if (!hull) continue;
    if (hull->is_empty) return position.clash_found(Clash::closed_off, island);
    if (!apply_hull(position, island, *hull) || !position.propagate()) return false;
  }
  return true;
}

}  // namespace hamlet::bridges
