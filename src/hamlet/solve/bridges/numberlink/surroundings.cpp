#include "hamlet/solve/bridges/numberlink/surroundings.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace hamlet::bridges::numberlink {

namespace {

constexpr bool contains(std::uint8_t exits, std::size_t i) { return (exits >> i & 1) != 0; }
constexpr std::uint8_t only(std::size_t i) { return static_cast<std::uint8_t>(1u << i); }

}  // namespace

Surroundings::Surroundings(const Position& position, Vertex p)
    : position_(position), p_(p), rest_(position.rest(p)) {
  if (rest_ == 0 || rest_ == no_limit) return;
  find_exits();
  find_strandable();
}

void Surroundings::find_exits() {
  const KGrid& grid = position_.grid();
  const Groups& groups = position_.groups();
  const Vertex own = groups.find(p_);
  const auto outlets = grid.network().outlets(p_);
  const auto directions = grid.directions_of(p_);
  std::vector<Vertex> others;
  exits_.reserve(outlets.size());
  for (std::size_t i = 0; i < outlets.size(); ++i) {
    const auto [lane, node] = outlets[i];
    const int drawn = position_.drawn()[lane];
    const Vertex group = groups.find(node);
    int index = -1;
    if (group != own) {
      const auto known = std::ranges::find(others, group);
      index = static_cast<int>(known - others.begin());
      if (known == others.end()) {
        others.push_back(group);
        groups_.push_back(groups.group_of(group));
      }
    }
    exits_.push_back({.direction = directions[i],
                      .lane = lane,
                      .node = node,
                      .by_k = grid.k() - drawn,
                      .wants = position_.rest(node),
                      .room = position_.room(lane),
                      .fresh = drawn == 0,
                      .group = index});
  }
}

Surroundings::Exits Surroundings::exit_completing(Vertex node) const {
  for (std::size_t i = 0; i < exits_.size(); ++i) {
    if (exits_[i].node == node) return can_complete(exits_[i]) ? only(i) : Exits{0};
  }
  return 0;
}

void Surroundings::find_strandable() {
  const Network& network = position_.grid().network();
  std::vector<std::pair<LaneIndex, Exits>> crossed;  // ascending, each lane once
  std::vector<Vertex> near;
  for (std::size_t i = 0; i < exits_.size(); ++i) {
    near.push_back(exits_[i].node);
    if (can_complete(exits_[i])) {
      for (const Outlet& outlet : network.outlets(exits_[i].node)) near.push_back(outlet.island);
    }
    if (!exits_[i].fresh || exits_[i].room == 0) continue;
    for (LaneIndex lane : network.crossing(exits_[i].lane)) {
      if (position_.room(lane) == 0) continue;
      crossed.emplace_back(lane, only(i));
      near.push_back(network.ends(lane).a);
      near.push_back(network.ends(lane).b);
    }
  }
  std::ranges::sort(crossed);
  std::size_t kept = 0;
  for (const auto& entry : crossed) {
    if (kept > 0 && crossed[kept - 1].first == entry.first) {
      crossed[kept - 1].second |= entry.second;
    } else {
      crossed[kept++] = entry;
    }
  }
  crossed.resize(kept);
  std::ranges::sort(near);
  near.erase(std::unique(near.begin(), near.end()), near.end());
  for (Vertex s : near) {
    if (s != p_ && !position_.is_complete(s) && position_.rest(s) != no_limit) consider_stranding(s, crossed);
  }
}

void Surroundings::consider_stranding(Vertex s, std::span<const std::pair<LaneIndex, Exits>> crossed) {
  const auto first_way = static_cast<std::uint32_t>(ways_.size());
  for (const auto& [lane, other] : position_.grid().network().outlets(s)) {
    // p itself will be complete.
    if (other == p_ || position_.room(lane) == 0) continue;
    const auto found = std::ranges::lower_bound(crossed, lane, {}, &std::pair<LaneIndex, Exits>::first);
    const WayOut way{.crossed_by = found != crossed.end() && found->first == lane ? found->second : Exits{0},
                     .ends_at = exit_completing(other)};
    if (way.crossed_by == 0 && way.ends_at == 0) {
      ways_.resize(first_way);  // a way out that stays open whatever p does
      return;
    }
    ways_.push_back(way);
  }
  Exits self = 0;
  for (std::size_t i = 0; i < exits_.size(); ++i) {
    if (exits_[i].node == s) self = only(i);
  }
  strandable_.push_back({s, self, first_way, static_cast<std::uint32_t>(ways_.size())});
}

bool Surroundings::closes_off(Pattern pattern) const {
  // ω takes 2 · |ω| from p and the groups that it joins. If that is all they have left, no connection can
  // leave them any more.
  Groups::Group joined = position_.groups().group_of(p_);
  Exits seen = 0;
  for (std::size_t i = 0; i < exits_.size(); ++i) {
    const int group = exits_[i].group;
    if (!contains(pattern.used, i) || group < 0 || contains(seen, group)) continue;
    seen |= only(group);
    joined.rest += groups_[group].rest;
    joined.size += groups_[group].size;
    joined.unknown += groups_[group].unknown;
  }
  return joined.unknown == 0 && joined.rest == 2 * std::int64_t{rest_} &&
         joined.size < position_.grid().node_count();
}

bool Surroundings::closes_loop(Pattern pattern) const {
  if (!position_.grid().network().no_loops()) return false;
  Exits seen = 0;
  for (std::size_t i = 0; i < exits_.size(); ++i) {
    if (!contains(pattern.used, i) || !exits_[i].fresh) continue;
    if (exits_[i].group < 0 || contains(seen, exits_[i].group)) return true;
    seen |= only(exits_[i].group);
  }
  return false;
}

bool Surroundings::is_stranded(const Strandable& node, Pattern pattern) const {
  if ((node.self & pattern.completed) != 0) return false;
  return std::all_of(ways_.begin() + node.first_way, ways_.begin() + node.end_way, [&](const WayOut& way) {
    return (way.crossed_by & pattern.used) != 0 || (way.ends_at & pattern.completed) != 0;
  });
}

std::optional<Broken> Surroundings::broken_by(Pattern pattern) const {
  if (closes_off(pattern)) return Broken{4, p_};
  for (const Strandable& node : strandable_) {
    if (is_stranded(node, pattern)) return Broken{5, node.node};
  }
  if (closes_loop(pattern)) return Broken{6, p_};
  return std::nullopt;
}

std::optional<Broken> Surroundings::broken_by(const Word& word) const {
  Word met = word;
  Pattern pattern;
  int first = 4;
  Vertex where = p_;
  const auto note = [&](int condition, Vertex node) {
    if (condition < first) {
      first = condition;
      where = node;
    }
  };
  for (std::size_t i = 0; i < exits_.size(); ++i) {
    const Exit& exit = exits_[i];
    const int count = std::exchange(met.count(exit.direction), 0);
    if (count == 0) continue;
    if (count > exit.by_k) note(1, exit.node);
    if (position_.is_blocked(exit.lane)) note(2, exit.node);
    if (count > exit.wants) note(3, exit.node);
    pattern.used |= only(i);
    if (count == exit.wants) pattern.completed |= only(i);
  }
  if (!met.is_empty()) note(3, p_);
  if (first < 4) return Broken{first, where};
  return broken_by(pattern);
}

bool Surroundings::patterns_matter() const {
  if (!strandable_.empty() || position_.grid().network().no_loops()) return true;
  const Groups::Group& own = position_.groups().group_of(p_);
  return own.unknown == 0 && own.rest <= 2 * std::int64_t{rest_};
}

/// Enumerates the patterns of counts and keeps, for each exit, the least count in any feasible word.
class Surroundings::PatternSearch {
 public:
  explicit PatternSearch(const Surroundings& around) : around_(around) {
    room_after_[around.exits_.size()] = 0;
    for (std::size_t i = around.exits_.size(); i-- > 0;)
      room_after_[i] = room_after_[i + 1] + around.exits_[i].room;
  }

  std::optional<Word> run() {
    if (around_.patterns_matter()) {
      choose(0, 0, 0);
    } else {
      for (std::size_t i = 0; i < around_.exits_.size(); ++i) most_[i] = around_.exits_[i].room;
      if (room_after_[0] >= around_.rest_) accept(room_after_[0]);
    }
    return common_;
  }

 private:
  /// Returns false once the common word is empty, since no further pattern can change that.
  bool choose(std::size_t i, std::int64_t least, std::int64_t most) {
    if (least > around_.rest_ || most + room_after_[i] < around_.rest_) return true;
    if (i == around_.exits_.size()) {
      if (!around_.broken_by(pattern_)) accept(most);
      return !common_ || !common_->is_empty();
    }
    const Exit& exit = around_.exits_[i];
    const auto with = [&](int from, int to) {
      least_[i] = from;
      most_[i] = to;
      return choose(i + 1, least + from, most + to);
    };
    const Pattern before = pattern_;
    bool goes_on = with(0, 0);
    const int some = std::min(exit.room, exit.wants - 1);
    if (goes_on && some > 0) {
      pattern_.used |= only(i);
      goes_on = with(1, some);
    }
    if (goes_on && can_complete(exit)) {
      pattern_.used |= only(i);
      pattern_.completed |= only(i);
      goes_on = with(exit.wants, exit.wants);
    }
    pattern_ = before;
    return goes_on;
  }

  /// Accepts the words with counts from least_ to most_. The least count at an exit is what the other exits
  /// cannot take.
  void accept(std::int64_t most) {
    Word word;
    for (std::size_t i = 0; i < around_.exits_.size(); ++i) {
      const std::int64_t others = most - most_[i];
      const auto needed = static_cast<int>(std::max<std::int64_t>(least_[i], around_.rest_ - others));
      int& common = word.count(around_.exits_[i].direction);
      common = common_ ? std::min(common_->count(around_.exits_[i].direction), needed) : needed;
    }
    common_ = word;
  }

  const Surroundings& around_;
  std::array<std::int64_t, most_directions + 1> room_after_{};
  std::array<int, most_directions> least_{}, most_{};
  Pattern pattern_;
  std::optional<Word> common_;
};

std::optional<Word> Surroundings::omega_star() const {
  if (rest_ == no_limit) return Word{};
  if (rest_ == 0) return broken_by(Pattern{}) ? std::nullopt : std::optional(Word{});
  return PatternSearch(*this).run();
}

}  // namespace hamlet::bridges::numberlink
