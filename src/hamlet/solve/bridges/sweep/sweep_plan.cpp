#include "hamlet/solve/bridges/sweep/sweep_plan.hpp"

#include <algorithm>
#include <bit>

#include "hamlet/base/error.hpp"

namespace hamlet::bridges {

namespace {

/// Allocates bits of a state, the lowest free ones first.
class FieldStore {
 public:
  Field take(unsigned width) {
    for (std::uint32_t word = 0;; ++word) {
      if (word == used_.size()) used_.push_back(word == 0 ? 1 : 0);
      const std::uint64_t ones = width == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
      for (std::uint32_t shift = 0; shift + width <= 64; ++shift) {
        if ((used_[word] & ones << shift) != 0) continue;
        used_[word] |= ones << shift;
        return {word, shift, ones << shift};
      }
    }
  }
  void give_back(const Field& field) { used_[field.word] &= ~field.mask; }
  std::size_t words() const { return used_.size(); }

 private:
  std::vector<std::uint64_t> used_{1};
};

/// The places in the order at which something is first and last touched by a lane.
struct Lifetime {
  std::size_t first = ~std::size_t{0}, last = 0;

  void extend(std::size_t place) {
    first = std::min(first, place);
    last = std::max(last, place);
  }
  /// Returns whether a state must hold it after the step at `place`.
  bool is_kept_after(std::size_t place) const { return first <= place && place < last; }
};

class Planner {
 public:
  Planner(const OpenPart& part, const std::vector<std::uint32_t>& order)
      : part_(part),
        order_(order),
        place_(part.lanes.size()),
        islands_(part.need.size()),
        groups_(part.groups),
        at_island_(part.need.size()),
        at_group_(part.groups),  // sorted by place, the last first
        rest_(part.need.size()),
        label_(part.groups),
        slot_(part.groups, OpenLane::none),
        crossed_field_(part.lanes.size()) {
    for (std::size_t place = 0; place < order.size(); ++place) place_[order[place]] = place;
    for (std::uint32_t lane = 0; lane < part.lanes.size(); ++lane) {
      for (std::uint32_t island : part.lanes[lane].island) {
        if (island == OpenLane::none) continue;
        islands_[island].extend(place_[lane]);
        at_island_[island].push_back(lane);
      }
      for (std::uint32_t group : part.lanes[lane].group) {
        if (group == OpenLane::none) continue;
        groups_[group].extend(place_[lane]);
        at_group_[group].push_back(lane);
      }
    }
    for (std::vector<std::uint32_t>& lanes : at_group_)
      std::sort(lanes.begin(), lanes.end(), [&](auto a, auto b) { return place_[a] > place_[b]; });
    for (std::uint32_t island = 0; island < part.need.size(); ++island)
      rest_[island].need = static_cast<std::uint64_t>(part.need[island]);
    label_width_ = static_cast<unsigned>(std::bit_width(most_slots()));
    untouched_groups_ = part.groups;
  }

  std::vector<LaneStep> steps() {
    std::vector<LaneStep> steps;
    steps.reserve(order_.size());
    for (place_now_ = 0; place_now_ < order_.size(); ++place_now_) steps.push_back(step(order_[place_now_]));
    return steps;
  }
  std::size_t words() const { return store_.words(); }

 private:
  std::size_t most_slots() const {
    std::vector<int> change(order_.size() + 1, 0);
    for (const Lifetime& group : groups_) {
      if (group.first > group.last) continue;
      ++change[group.first];
      --change[group.last + 1];
    }
    int now = 0, most = 0;
    for (int by : change) most = std::max(most, now += by);
    return static_cast<std::size_t>(most);
  }
  bool is_ahead(std::uint32_t lane) const { return place_[lane] > place_now_; }

  LaneStep step(std::uint32_t lane) {
    const OpenLane& open = part_.lanes[lane];
    LaneStep step;
    step.span = static_cast<std::uint64_t>(open.span);
    step.joins = open.joins();
    for (int end : {0, 1}) {
      if (open.island[end] != OpenLane::none) step.ends[end].before = rest_[open.island[end]];
    }
    step.crossed = crossed_field_[lane];
    enter_groups(open, step);
    enter_islands(open, step);
    enter_crossed(lane);
    look_ahead(lane, step);
    leave(lane, open);
    step.untouched_groups = untouched_groups_;
    return step;
  }

  void enter_islands(const OpenLane& open, LaneStep& step) {
    for (int end : {0, 1}) {
      const std::uint32_t island = open.island[end];
      if (island == OpenLane::none) continue;
      const auto need = static_cast<std::uint64_t>(part_.need[island]);
      if (rest_[island].field.mask == 0 && islands_[island].is_kept_after(place_now_))
        rest_[island].field = store_.take(static_cast<unsigned>(std::bit_width(need)));
      if (islands_[island].is_kept_after(place_now_)) step.ends[end].after = rest_[island].field;
      for (std::uint32_t other : at_island_[island]) {
        if (is_ahead(other)) step.ends[end].left += static_cast<std::uint64_t>(part_.lanes[other].span);
      }
    }
  }
  void enter_groups(const OpenLane& open, LaneStep& step) {
    if (open.joins()) {
      for (int end : {0, 1}) {
        const std::uint32_t group = open.group[end];
        if (slot_[group] == OpenLane::none) {
          std::uint32_t slot = 0;
          while (slot < in_slot_.size() && in_slot_[slot] != OpenLane::none) ++slot;
          if (slot == in_slot_.size()) in_slot_.push_back(OpenLane::none);
          in_slot_[slot] = group;
          slot_[group] = slot;
          label_[group] = store_.take(label_width_);
          --untouched_groups_;
          step.enters.resize(in_slot_.size(), 0);
          step.enters[slot] = 1;
        }
        step.slot[end] = slot_[group];
      }
    }
    step.enters.resize(in_slot_.size(), 0);
    for (std::uint32_t group : in_slot_)
      step.labels.push_back(group == OpenLane::none ? Field{} : label_[group]);
  }
  void enter_crossed(std::uint32_t lane) {
    for (std::uint32_t other : part_.crossing[lane]) {
      if (is_ahead(other) && crossed_field_[other].mask == 0) crossed_field_[other] = store_.take(1);
    }
  }

  /// The rest in terms of the state after the step; `none` stands for an unknown demand.
  Rest rest_after(std::uint32_t island) const { return island == OpenLane::none ? Rest{} : rest_[island]; }
  LaneStep::LaneAhead ahead(std::uint32_t lane, int end) const {
    const OpenLane& open = part_.lanes[lane];
    const std::uint32_t group = open.group[1 - end];
    return {{rest_after(open.island[end]), rest_after(open.island[1 - end])},
            crossed_field_[lane],
            static_cast<std::uint64_t>(open.span),
            group == OpenLane::none ? OpenLane::none : slot_[group]};
  }
  LaneStep::Needy needy(std::uint32_t island) const {
    LaneStep::Needy needy{rest_[island], {}};
    for (std::uint32_t lane : at_island_[island]) {
      if (is_ahead(lane)) needy.lanes.push_back(ahead(lane, part_.lanes[lane].island[0] == island ? 0 : 1));
    }
    return needy;
  }
  /// If one lane is usable in every state, returns only that. (A large group has many lanes, and one that
  /// lies far ahead.)
  std::vector<LaneStep::LaneAhead> lanes_ahead_of_group(std::uint32_t group) const {
    std::vector<LaneStep::LaneAhead> lanes;
    for (std::uint32_t lane : at_group_[group]) {
      if (!is_ahead(lane)) break;
      lanes.push_back(ahead(lane, part_.lanes[lane].group[0] == group ? 0 : 1));
      if (lanes.back().is_always_usable()) return {lanes.back()};
    }
    return lanes;
  }

  void look_ahead(std::uint32_t lane, LaneStep& step) const {
    const OpenLane& open = part_.lanes[lane];
    std::vector<std::uint32_t> lanes_around;
    for (std::uint32_t other : part_.crossing[lane]) {
      if (!is_ahead(other)) continue;
      step.crossing.push_back(ahead(other, 0));
      lanes_around.push_back(other);
    }
    std::vector<std::uint32_t> around, untouched;
    for (int end : {0, 1}) {
      const std::uint32_t island = open.island[end];
      if (island == OpenLane::none) continue;
      if (islands_[island].is_kept_after(place_now_)) step.at_ends.push_back(needy(island));
      for (std::uint32_t other : at_island_[island]) {
        if (!is_ahead(other)) continue;
        lanes_around.push_back(other);
        if (crossed_field_[other].mask != 0) step.ends[end].crossed_lanes.push_back(crossed_field_[other]);
      }
    }
    for (std::uint32_t other : lanes_around) {
      for (std::uint32_t island : part_.lanes[other].island) {
        if (island != OpenLane::none && island != open.island[0] && island != open.island[1])
          around.push_back(island);
      }
      for (std::uint32_t group : part_.lanes[other].group) {
        if (group != OpenLane::none && slot_[group] == OpenLane::none) untouched.push_back(group);
      }
    }
    const auto without_repeats = [](std::vector<std::uint32_t>& all) {
      std::sort(all.begin(), all.end());
      all.erase(std::unique(all.begin(), all.end()), all.end());
    };
    without_repeats(around);
    without_repeats(untouched);
    for (std::uint32_t island : around) step.around.push_back(needy(island));
    for (std::uint32_t group : untouched) step.untouched.push_back(lanes_ahead_of_group(group));
    for (std::uint32_t group : in_slot_)
      step.ahead.push_back(group == OpenLane::none ? std::vector<LaneStep::LaneAhead>{}
                                                   : lanes_ahead_of_group(group));
  }

  void leave(std::uint32_t lane, const OpenLane& open) {
    for (std::uint32_t island : open.island) {
      if (island == OpenLane::none || islands_[island].last != place_now_) continue;
      store_.give_back(rest_[island].field);
      rest_[island].field = {};
    }
    for (std::uint32_t group : open.group) {
      if (group == OpenLane::none || groups_[group].last != place_now_) continue;
      store_.give_back(label_[group]);
      in_slot_[slot_[group]] = OpenLane::none;
    }
    store_.give_back(crossed_field_[lane]);
    crossed_field_[lane] = {};
  }

  const OpenPart& part_;
  const std::vector<std::uint32_t>& order_;
  std::vector<std::size_t> place_;
  std::vector<Lifetime> islands_, groups_;
  std::vector<std::vector<std::uint32_t>> at_island_, at_group_;
  std::size_t place_now_ = 0;
  std::uint32_t untouched_groups_ = 0;
  unsigned label_width_ = 0;
  FieldStore store_;
  std::vector<Rest> rest_;
  std::vector<Field> label_;
  std::vector<std::uint32_t> slot_;     // by group; OpenLane::none before it is touched
  std::vector<std::uint32_t> in_slot_;  // by slot: its group
  std::vector<Field> crossed_field_;
};

}  // namespace

SweepPlan::SweepPlan(const OpenPart& part, const std::vector<std::uint32_t>& order)
    : no_loops(part.no_loops) {
  Planner planner(part, order);
  steps = planner.steps();
  words = planner.words();
}

}  // namespace hamlet::bridges
