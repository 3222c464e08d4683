#include "hamlet/solve/bridges/ladder/told_way.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace hamlet::bridges {

namespace {

/// How many islands one step leads along.
constexpr std::size_t most_in_a_row = 6;

bool draws(const WayStep& step) {
  return std::ranges::any_of(step.changes,
                             [](const LaneTightening& change) { return change.least > change.least_before; });
}

/// The most bridges that the lane can carry by what is printed and drawn.
int visible_most(const Position& position, LaneIndex lane) {
  const Network& network = position.network();
  const auto [a, b] = network.ends(lane);
  const int least = position.least(lane);
  const bool is_barred =
      least == 0 && (std::ranges::any_of(network.crossing(lane),
                                         [&](LaneIndex other) { return position.least(other) > 0; }) ||
                     (network.no_loops() && position.group(a) == position.group(b)));
  if (is_barred) return 0;
  return std::min({network.capacity(lane), least + position.rest(a), least + position.rest(b)});
}

void add_islands(const WayStep& step, std::vector<Vertex>& islands) {
  islands.insert(islands.end(), step.where.begin(), step.where.end());
  for (const WayStep& link : step.chain) add_islands(link, islands);
}

/// The islands on whose lanes the reason of a step rests.
std::vector<Vertex> premises_of(const WayStep& step) {
  std::vector<Vertex> islands;
  if (!step.is_clash() && deduction_named(step.rule).is_local) return {step.where.front()};
  add_islands(step, islands);
  return islands;
}

/// Follows the steps of a way, and knows which of them lowered the bounds of a lane.
class Follower {
 public:
  Follower(const Network& network, const LaneBounds& bounds)
      : position_(network), lowered_in_(network.lane_count()) {
    (void)apply_bounds(position_, bounds);
    propagate_rests(position_);
  }

  const Position& position() const { return position_; }

  std::vector<std::size_t> builds_on(const WayStep& step) const {
    std::vector<std::size_t> steps;
    for (const Vertex island : premises_of(step)) {
      for (const auto& [lane, other] : position_.network().outlets(island)) {
        if (position_.most(lane) < visible_most(position_, lane))
          steps.insert(steps.end(), lowered_in_[lane].begin(), lowered_in_[lane].end());
      }
    }
    std::ranges::sort(steps);
    steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
    return steps;
  }

  /// Takes a step, and brings its changes in line with what is known here.
  void take(WayStep& step, std::size_t index) {
    if (position_.clash() != Clash::none || step.is_clash()) return;
    const std::size_t mark = position_.mark();
    std::vector<LaneTarget> targets;
    for (const LaneTightening& change : step.changes) {
      targets.push_back({change.lane,
                         change.least > change.least_before ? change.least : position_.least(change.lane),
                         change.most < change.most_before ? change.most : position_.most(change.lane)});
    }
    apply_targets(position_, targets);
    step.changes = tightenings_since(position_, mark);
    for (const LaneTightening& change : step.changes) {
      if (change.most < change.most_before) lowered_in_[change.lane].push_back(index);
    }
  }

 private:
  Position position_;
  std::vector<std::vector<std::size_t>> lowered_in_;
};

void cite(std::vector<WayStep>& steps, const Network& network, const LaneBounds& bounds) {
  Follower follower(network, bounds);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    steps[i].builds_on = follower.builds_on(steps[i]);
    follower.take(steps[i], i);
  }
}

/// Keeps the steps that are needed by themselves, and those that they build on.
template <class IsNeeded>
std::vector<WayStep> needed_steps(const std::vector<WayStep>& steps, const IsNeeded& is_needed_itself) {
  std::vector<char> is_needed(steps.size(), 0);
  for (std::size_t i = steps.size(); i-- > 0;) {
    is_needed[i] = is_needed[i] || is_needed_itself(i);
    if (!is_needed[i]) continue;
    for (const std::size_t before : steps[i].builds_on) is_needed[before] = 1;
  }
  std::vector<WayStep> needed;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (is_needed[i]) needed.push_back(steps[i]);
  }
  return needed;
}

bool solves(const std::vector<WayStep>& steps, const Network& network, const LaneBounds& bounds) {
  Follower follower(network, bounds);
  for (WayStep step : steps) follower.take(step, 0);
  return follower.position().is_complete() && follower.position().clash() == Clash::none;
}

bool has_one_open_lane(const Position& position, Vertex island) {
  const auto outlets = position.network().outlets(island);
  return std::ranges::count_if(outlets,
                               [&](const Outlet& outlet) { return position.is_open(outlet.lane); }) == 1;
}

/// Joins steps about islands with only one neighbour left, each of which has it by the step before.
class Cascades {
 public:
  Cascades(const Network& network, const LaneBounds& bounds, const Wording& wording)
      : network_(network), bounds_(bounds), wording_(wording) {}

  std::vector<WayStep> joined(std::vector<WayStep> steps) {
    Follower follower(network_, bounds_);
    std::vector<WayStep> joined;
    std::vector<Vertex> ready;  // what had only one neighbour left when the row began
    std::size_t in_a_row = 0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
      WayStep& step = steps[i];
      // Where loops are banned, a step may also say which bridges would close one.
      const bool is_link =
          step.rule == "outlets" && network_.is_known(step.where.front()) && !network_.no_loops();
      if (is_link && in_a_row > 0 && in_a_row < most_in_a_row &&
          !std::ranges::count(ready, step.where.front())) {
        append(joined.back(), step, in_a_row++);
      } else {
        in_a_row = is_link ? 1 : 0;
        ready = with_one_neighbour(follower.position());
        joined.push_back(step);
      }
      follower.take(step, i);
    }
    return joined;
  }

 private:
  std::vector<Vertex> with_one_neighbour(const Position& position) const {
    std::vector<Vertex> islands;
    for (Vertex island = 0; island < network_.island_count(); ++island) {
      if (has_one_open_lane(position, island)) islands.push_back(island);
    }
    return islands;
  }

  void append(WayStep& row, const WayStep& step, std::size_t in_a_row) const {
    const std::string island = wording_.island(step.where[0]), neighbour = wording_.cell(step.where[1]);
    row.because += in_a_row == 1 ? fmt::format("; then {} has only {} left", island, neighbour)
                                 : fmt::format(", {} only {}", island, neighbour);
    for (const Vertex added : step.where) {
      if (!std::ranges::count(row.where, added)) row.where.push_back(added);
    }
    for (const LaneTightening& change : step.changes) {
      const auto known = std::ranges::find(row.changes, change.lane, &LaneTightening::lane);
      if (known == row.changes.end()) {
        row.changes.push_back(change);
      } else {
        known->least = change.least;
        known->most = change.most;
      }
    }
  }

  const Network& network_;
  const LaneBounds& bounds_;
  const Wording& wording_;
};

}  // namespace

Way told(Way way, const LaneBounds& bounds, const Wording& wording) {
  const Network& network = wording.network();
  cite(way.steps, network, bounds);
  if (way.end == Way::End::solved) {
    std::vector<WayStep> needed = needed_steps(way.steps, [&](std::size_t i) { return draws(way.steps[i]); });
    if (solves(needed, network, bounds)) way.steps = std::move(needed);
  }
  way.steps = Cascades(network, bounds, wording).joined(std::move(way.steps));
  cite(way.steps, network, bounds);
  return way;
}

std::vector<WayStep> steps_to_last(std::vector<WayStep> steps, const LaneBounds& bounds,
                                   const Wording& wording) {
  const Network& network = wording.network();
  cite(steps, network, bounds);
  steps = needed_steps(steps, [&](std::size_t i) { return draws(steps[i]) || i + 1 == steps.size(); });
  cite(steps, network, bounds);
  return steps;
}

}  // namespace hamlet::bridges
