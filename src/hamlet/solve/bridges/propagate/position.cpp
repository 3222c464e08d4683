#include "hamlet/solve/bridges/propagate/position.hpp"

#include <algorithm>
#include <numeric>

namespace hamlet::bridges {

Position::Position(const Network& network)
    : network_(&network),
      ranges_(network.lane_count()),
      sums_(network.island_count()),
      parent_(network.island_count()),
      size_(network.island_count()),
      group_rest_(network.island_count()),
      next_member_(network.island_count()),
      queue_(network.island_count()),
      queued_(network.island_count()) {
  trail_.reserve(4 * ranges_.size());
  reset();
}

void Position::reset() {
  commit();
  clash_ = Clash::none;
  open_lanes_ = 0;
  sums_.assign(sums_.size(), {0, 0});
  for (LaneIndex lane = 0; lane < ranges_.size(); ++lane) {
    const auto [a, b] = network_->ends(lane);
    const int most = network_->capacity(lane);
    ranges_[lane] = {0, most};
    sums_[a].most += most;
    sums_[b].most += most;
    open_lanes_ += most > 0;
  }
  queue_.resize(sums_.size());
  queued_.assign(sums_.size(), 1);
  for (Vertex v = 0; v < parent_.size(); ++v) {
    parent_[v] = next_member_[v] = v;
    size_[v] = 1;
    group_rest_[v] = network_->most(v);
    queue_[v] = static_cast<Vertex>(parent_.size() - 1 - v);
  }
}

void Position::touch(Vertex island) {
  if (queued_[island]) return;
  queued_[island] = 1;
  queue_.push_back(island);
}

void Position::touch_all() {
  for (Vertex island = 0; island < sums_.size(); ++island) touch(island);
}

bool Position::clash_found(Clash clash, std::uint32_t at) {
  clash_ = clash;
  clash_at_ = at;
  return false;
}

bool Position::raise(LaneIndex lane, int least, Cause cause, std::uint32_t at) {
  Range& range = ranges_[lane];
  if (least <= range.least) return true;
  if (least > range.most) return clash_found(Clash::crossed, lane);
  record(lane, cause, at);
  const int added = least - range.least;
  const bool is_first = range.least == 0;
  range.least = least;
  open_lanes_ -= least == range.most;
  const auto [a, b] = network_->ends(lane);
  sums_[a].least += added;
  sums_[b].least += added;
  const Vertex group_a = group(a);
  group_rest_[group_a] -= added;
  group_rest_[group(b)] -= added;
  touch(a);
  touch(b);
  if (is_first && !join(lane)) return false;
  const Vertex joined = group(a);
  if (group_rest_[joined] == 0 && size_[joined] < sums_.size()) return clash_found(Clash::closed_off, a);
  return true;
}

/// Joins the groups at the lane's ends and closes the lanes that its first bridge bars.
bool Position::join(LaneIndex lane) {
  const auto [a, b] = network_->ends(lane);
  Vertex larger = group(a), smaller = group(b);
  if (larger != smaller) {
    if (size_[larger] < size_[smaller]) std::swap(larger, smaller);
    if (network_->no_loops() && !close_loops(smaller, larger, lane)) return false;
    unions_.push_back({smaller, static_cast<std::uint32_t>(trail_.size())});
    parent_[smaller] = larger;
    size_[larger] += size_[smaller];
    group_rest_[larger] += group_rest_[smaller];
    std::swap(next_member_[larger], next_member_[smaller]);
  } else if (network_->no_loops()) {
    return clash_found(Clash::crossed, lane);
  }
  for (const LaneIndex other : network_->crossing(lane)) {
    if (!lower(other, 0, Cause::crossing, lane)) return false;
  }
  return true;
}

/// Closes the other lanes between two groups that `lane` is about to join.
bool Position::close_loops(Vertex smaller, Vertex larger, LaneIndex lane) {
  Vertex member = smaller;
  do {
    for (const auto& [other, island] : network_->outlets(member)) {
      if (other == lane || ranges_[other].least > 0 || ranges_[other].most == 0 || group(island) != larger)
        continue;
      if (!lower(other, 0, Cause::loop, lane)) return false;
    }
    member = next_member_[member];
  } while (member != smaller);
  return true;
}

bool Position::lower(LaneIndex lane, int most, Cause cause, std::uint32_t at) {
  Range& range = ranges_[lane];
  if (most >= range.most) return true;
  if (most < range.least) return clash_found(Clash::crossed, lane);
  record(lane, cause, at);
  const int taken = range.most - most;
  range.most = most;
  open_lanes_ -= range.least == most;
  const auto [a, b] = network_->ends(lane);
  sums_[a].most -= taken;
  sums_[b].most -= taken;
  touch(a);
  touch(b);
  return true;
}

bool Position::propagate(Propagation care) {
  while (!queue_.empty()) {
    const Vertex island = queue_.back();
    queue_.pop_back();
    // With shares, one pass over an island is a fixpoint, so its own conclusions need not queue it again.
    // They do if loops are banned, since they may then close further lanes.
    const bool looks_once = care == Propagation::shares && !network_->no_loops();
    if (!looks_once) queued_[island] = 0;
    const bool is_well = propagate(island, care);
    if (looks_once) queued_[island] = 0;
    if (!is_well) return false;
  }
  return true;
}

/// For a single sum of independent ranges these bounds are exact: every value in between occurs.
bool Position::propagate(Vertex island, Propagation care) {
  const int short_by = network_->least(island) - sums_[island].most;
  const int spare = network_->most(island) - sums_[island].least;
  if (short_by > 0) return clash_found(Clash::starved, island);
  if (spare < 0) return clash_found(Clash::overfull, island);
  for (const auto& [lane, other] : network_->outlets(island)) {
    const Range range = ranges_[lane];
    if (range.most - range.least > spare && !lower(lane, range.least + spare, Cause::rest, island))
      return false;
    if (care == Propagation::rest ||
        (care == Propagation::outlets && short_by < 0 && network_->is_known(island)))
      continue;
    if (range.most + short_by > range.least && !raise(lane, range.most + short_by, Cause::share, island))
      return false;
  }
  return true;
}

void Position::undo_to(std::size_t mark) {
  while (trail_.size() > mark) {
    undo(trail_.back(), trail_.size());
    trail_.pop_back();
  }
  for (const Vertex island : queue_) queued_[island] = 0;
  queue_.clear();
  clash_ = Clash::none;
}

void Position::undo(const LaneChange& change, std::size_t index) {
  while (!unions_.empty() && unions_.back().change >= index) {
    const Vertex smaller = unions_.back().child, larger = parent_[smaller];
    unions_.pop_back();
    std::swap(next_member_[larger], next_member_[smaller]);
    group_rest_[larger] -= group_rest_[smaller];
    size_[larger] -= size_[smaller];
    parent_[smaller] = smaller;
  }
  Range& range = ranges_[change.lane];
  const auto [a, b] = network_->ends(change.lane);
  const int added = range.least - change.least;
  open_lanes_ += (change.least < change.most) - (range.least < range.most);
  sums_[a].least -= added;
  sums_[b].least -= added;
  sums_[a].most += change.most - range.most;
  sums_[b].most += change.most - range.most;
  if (added > 0) {
    group_rest_[group(a)] += added;
    group_rest_[group(b)] += added;
  }
  range = {change.least, change.most};
}

void Position::commit() {
  trail_.clear();
  unions_.clear();
}

std::vector<Vertex> Position::group_members(Vertex island) const {
  std::vector<Vertex> members;
  Vertex member = island;
  do {
    members.push_back(member);
    member = next_member_[member];
  } while (member != island);
  std::ranges::sort(members);
  return members;
}

LaneBounds Position::bounds() const {
  LaneBounds bounds;
  for (const Range& range : ranges_) {
    bounds.least.push_back(range.least);
    bounds.most.push_back(range.most);
  }
  return bounds;
}

std::vector<int> Position::drawn() const {
  std::vector<int> drawn;
  for (const Range& range : ranges_) drawn.push_back(range.least);
  return drawn;
}

bool apply_bounds(Position& position, const LaneBounds& bounds) {
  for (LaneIndex lane = 0; lane < bounds.least.size(); ++lane) {
    if (!position.lower(lane, bounds.most[lane], Cause::assumed, lane)) return false;
    if (!position.raise(lane, bounds.least[lane], Cause::assumed, lane)) return false;
  }
  return true;
}

}  // namespace hamlet::bridges
