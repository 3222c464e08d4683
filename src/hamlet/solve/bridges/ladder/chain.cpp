#include "hamlet/solve/bridges/ladder/chain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

#include "hamlet/solve/bridges/ladder/clash_text.hpp"
#include "hamlet/solve/bridges/ladder/deduce.hpp"

namespace hamlet::bridges {

namespace {

/// The changes of a slice of the trail, with the bounds after each and what it rests on.
class Slice {
 public:
  Slice(const Position& position, std::size_t mark)
      : position_(position),
        changes_(position.changes_since(mark)),
        needed_(changes_.size(), 0),
        after_(changes_.size()) {
    // Read backwards: the bounds before a change are those after the previous change of the same lane.
    std::unordered_map<LaneIndex, LaneTarget> later;
    for (std::size_t i = changes_.size(); i-- > 0;) {
      const auto& [lane, least, most, cause, at] = changes_[i];
      const auto [known, is_last] =
          later.try_emplace(lane, LaneTarget{lane, position.least(lane), position.most(lane)});
      after_[i] = known->second;
      known->second = {lane, least, most};
    }
    for (std::size_t i = 0; i < changes_.size(); ++i) {
      const auto [a, b] = position.network().ends(changes_[i].lane);
      at_island_[a].indices.push_back(i);
      at_island_[b].indices.push_back(i);
      on_lane_[changes_[i].lane].indices.push_back(i);
    }
  }

  bool raises(std::size_t i) const { return after_[i].least > changes_[i].least; }
  const LaneTarget& after(std::size_t i) const { return after_[i]; }

  std::vector<std::size_t> needed() {
    require_for_clash();
    std::vector<std::size_t> needed;
    for (std::size_t i = changes_.size(); i-- > 0;) {
      if (!needed_[i]) continue;
      needed.push_back(i);
      require_for(i);
    }
    std::ranges::reverse(needed);
    return needed;
  }

 private:
  /// The changes of the lanes at an island, or of one lane, in order. Prefixes of this list are marked again
  /// and again, so it keeps how far each was marked.
  struct Changes {
    std::vector<std::size_t> indices;
    std::size_t marked_raises = 0, marked_lowers = 0;  // lengths of the prefixes already marked
  };

  void require_at(Vertex island, bool raised, std::size_t end) {
    Changes& changes = at_island_[island];
    std::size_t& marked = raised ? changes.marked_raises : changes.marked_lowers;
    for (; marked < changes.indices.size() && changes.indices[marked] < end; ++marked) {
      if (raises(changes.indices[marked]) == raised) needed_[changes.indices[marked]] = 1;
    }
  }
  void require_on(LaneIndex lane, std::size_t end) {
    Changes& changes = on_lane_[lane];
    std::size_t& marked = changes.marked_raises;
    for (; marked < changes.indices.size() && changes.indices[marked] < end; ++marked)
      needed_[changes.indices[marked]] = 1;
  }
  void require_raised_in_group(Vertex island, std::size_t end) {
    const Vertex group = position_.group(island);
    for (std::size_t i = 0; i < end; ++i) {
      if (raises(i) && position_.group(position_.network().ends(changes_[i].lane).a) == group) needed_[i] = 1;
    }
  }

  void require_for_clash() {
    const std::size_t end = changes_.size();
    switch (position_.clash()) {
      case Clash::starved:
        return require_at(position_.clash_at(), false, end);
      case Clash::overfull:
        return require_at(position_.clash_at(), true, end);
      case Clash::closed_off:
        return require_raised_in_group(position_.clash_at(), end);
      default:
        std::ranges::fill(needed_, 1);
    }
  }

  void require_for(std::size_t i) {
    const LaneChange& change = changes_[i];
    switch (change.cause) {
      case Cause::share:
        return require_at(change.at, false, i);
      case Cause::rest:
        return require_at(change.at, true, i);
      case Cause::crossing:
        return require_on(change.at, i);
      case Cause::loop:
        return require_raised_in_group(position_.network().ends(change.lane).a, i);
      case Cause::assumed:
      case Cause::rule:
        return;
    }
  }

  const Position& position_;
  std::span<const LaneChange> changes_;
  std::vector<char> needed_;
  std::vector<LaneTarget> after_;
  std::unordered_map<Vertex, Changes> at_island_;
  std::unordered_map<LaneIndex, Changes> on_lane_;
};

WayStep begin_step(const LaneChange& change, const Position& position, const Wording& wording) {
  switch (change.cause) {
    case Cause::share:
      return {.rule = "shares",
              .level = level_shares,
              .where = {change.at},
              .because = fmt::format("{} needs that", wording.island(change.at))};
    case Cause::rest:
      return {.rule = "rest",
              .level = level_outlets,
              .where = {change.at},
              .because = fmt::format("{} takes no more", wording.island(change.at))};
    case Cause::crossing: {
      const auto [a, b] = position.network().ends(change.at);
      return {.rule = "crossing",
              .level = level_outlets,
              .where = {a, b},
              .because = fmt::format("the bridge {} is in the way", wording.between(change.at))};
    }
    case Cause::loop: {
      const auto [a, b] = position.network().ends(change.at);
      return {.rule = "loop",
              .level = level_outlets,
              .where = {a, b},
              .because = fmt::format("with the bridge {} it would close a loop", wording.between(change.at))};
    }
    default: {
      const auto [a, b] = position.network().ends(change.lane);
      return {.rule = "assumed", .where = {a, b}, .because = "that is assumed"};
    }
  }
}

std::string amount_text(const LaneTightening& change, const Wording& wording) {
  const std::string where = wording.between(change.lane);
  if (change.least == change.most) return fmt::format("{} {}", bridges_text(change.least), where);
  return change.least > change.least_before ? fmt::format("at least {} {}", bridge_count(change.least), where)
                                            : fmt::format("at most {} {}", bridge_count(change.most), where);
}

}  // namespace

std::vector<std::size_t> changes_behind_clash(const Position& position, std::size_t mark) {
  return Slice(position, mark).needed();
}

std::vector<WayStep> chain_to_clash(const Position& position, std::size_t mark, const Wording& wording) {
  Slice slice(position, mark);
  const auto changes = position.changes_since(mark);
  std::vector<WayStep> chain;
  const LaneChange* last = nullptr;
  for (const std::size_t i : slice.needed()) {
    const LaneChange& change = changes[i];
    if (last == nullptr || change.cause != last->cause || change.at != last->at)
      chain.push_back(begin_step(change, position, wording));
    last = &change;
    chain.back().changes.push_back(
        {change.lane, change.least, change.most, slice.after(i).least, slice.after(i).most});
  }
  for (WayStep& step : chain) {
    std::string what;
    for (const LaneTightening& change : step.changes) {
      if (!what.empty()) what += "; ";
      what += amount_text(change, wording);
    }
    step.because = fmt::format("{}: {}", what, step.because);
  }
  chain.push_back(clash_step(position, wording));
  return chain;
}

}  // namespace hamlet::bridges
