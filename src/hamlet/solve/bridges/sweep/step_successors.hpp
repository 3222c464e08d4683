#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "hamlet/solve/bridges/sweep/sweep_plan.hpp"

namespace hamlet::bridges {

/// The initial state: nothing is decided.
template <std::size_t words>
std::array<std::uint64_t, words> root_state() {
  std::array<std::uint64_t, words> state{};
  state[0] = 1;
  return state;
}

/// Whether a sweep requires that all groups be joined, and without loops. If it ignores that, its states have
/// no labels.
enum class Joining { ignored, any, without_loops };

/// The successors of a state, one for each number of bridges on the lane of a step.
///
/// States with equal futures should be equal. So a group to which nothing more can be joined has label 0; any
/// other label is one more than the lowest labelled slot joined to it. A lane that cannot be used because an
/// island needs nothing is not marked as crossed. A state that leads to no net is dropped if a single island
/// with its lanes ahead shows that, or a single set of joined groups.
template <std::size_t words>
class StepSuccessors {
 public:
  using State = std::array<std::uint64_t, words>;

  StepSuccessors(const LaneStep& step, Joining joining)
      : step_(step),
        joining_(joining),
        slots_(joining == Joining::ignored ? 0 : step.labels.size()),
        joins_(step.joins && joining != Joining::ignored) {
    kept_.fill(~std::uint64_t{0});
    const auto drop = [&](const Field& field) { kept_[field.word] &= ~field.mask; };
    drop(step.crossed);
    for (const LaneStep::End& end : step.ends) drop(end.before.field);
    for (const Field& label : step.labels) drop(label);
  }

  /// Visits the successors for which `lives` returns true. `lives` receives the successor, still without
  /// labels, and whether the lane carries bridges; `visit` receives it whole, and how many it carries.
  template <class Lives, class Visit>
  void for_each(const State& state, Lives&& lives, Visit&& visit) const {
    std::array<std::uint64_t, 2> rest;
    std::uint64_t most = step_.crossed.any(state.data()) ? 0 : step_.span;
    std::uint64_t least = 0;
    for (int end : {0, 1}) {
      rest[end] = step_.ends[end].before.get(state.data());
      if (rest[end] == any_number) continue;
      most = std::min(most, rest[end]);
      if (rest[end] > step_.ends[end].left) least = std::max(least, rest[end] - step_.ends[end].left);
    }
    if (least > most) return;

    Labels before;
    for (std::size_t slot = 0; slot < slots_; ++slot) {
      before[slot] = step_.enters[slot] ? static_cast<std::uint8_t>(slot + 1)
                                        : static_cast<std::uint8_t>(step_.labels[slot].get(state.data()));
    }
    State kept;
    for (std::size_t word = 0; word < words; ++word) kept[word] = state[word] & kept_[word];
    bool joined = false;
    for (std::uint64_t bridges = least; bridges <= most; ++bridges) {
      State next = kept;
      for (int end : {0, 1}) {
        const Field& field = step_.ends[end].after;
        if (field.mask == 0) continue;
        field.put(next.data(), rest[end] - bridges);
        if (rest[end] != bridges) continue;
        for (const Field& crossed : step_.ends[end].crossed_lanes) crossed.clear(next.data());
      }
      if (bridges > 0) {
        if (joins_ && !joined) {
          if (!join(before)) return;
          joined = true;
        }
        for (const LaneStep::LaneAhead& lane : step_.crossing) {
          if (lane.is_usable(next.data())) next[lane.crossed.word] |= lane.crossed.mask;
        }
      }
      if (lives(std::as_const(next), bridges > 0) && put_labels(before, next))
        visit(std::as_const(next), static_cast<int>(bridges));
    }
  }

  /// Returns false if an island near the lane can no longer get what it needs, or an untouched group near it
  /// can no longer be joined.
  bool can_end(const State& state, bool with_bridges) const {
    for (const LaneStep::Needy& island : step_.at_ends) {
      if (!has_enough(island, state)) return false;
    }
    if (!with_bridges) return true;
    for (const LaneStep::Needy& island : step_.around) {
      if (!has_enough(island, state)) return false;
    }
    for (const auto& lanes : step_.untouched) {
      if (std::none_of(lanes.begin(), lanes.end(),
                       [&](const LaneStep::LaneAhead& lane) { return lane.is_usable(state.data()); }))
        return false;
    }
    return true;
  }

 private:
  static constexpr std::uint64_t any_number = ~std::uint64_t{0};
  using Labels = std::array<std::uint8_t, 256>;

  /// Returns false if the lane must not carry bridges.
  bool join(Labels& labels) const {
    std::uint8_t one = labels[step_.slot[0]], two = labels[step_.slot[1]];
    // A group without a label gains nothing: all that its lanes could reach is joined already.
    if (one == two || one == 0 || two == 0) return joining_ != Joining::without_loops;
    if (one > two) std::swap(one, two);
    for (std::size_t slot = 0; slot < slots_; ++slot) {
      if (labels[slot] == two) labels[slot] = one;
    }
    return true;
  }

  bool has_enough(const LaneStep::Needy& island, const State& state) const {
    std::uint64_t needed = island.rest.get(state.data());
    for (const LaneStep::LaneAhead& lane : island.lanes) {
      if (lane.crossed.any(state.data())) continue;
      const std::uint64_t most = std::min(lane.span, lane.rest[1].get(state.data()));
      if (most >= needed) return true;
      needed -= most;
    }
    return needed == 0;
  }
  bool may_be_joined_further(std::size_t slot, const Labels& labels, const State& state) const {
    for (const LaneStep::LaneAhead& lane : step_.ahead[slot]) {
      if (lane.other != OpenLane::none && labels[lane.other] == labels[slot]) continue;
      if (lane.is_usable(state.data())) return true;
    }
    return false;
  }
  /// Writes the labels. Returns false if a set of groups is closed off from the rest.
  bool put_labels(const Labels& labels, State& state) const {
    if (slots_ == 0) return true;
    Labels lowest;
    std::fill_n(lowest.begin(), slots_ + 1, std::uint8_t{0});
    for (std::size_t slot = 0; slot < slots_; ++slot) {
      const std::uint8_t label = labels[slot];
      if (label == 0 || !may_be_joined_further(slot, labels, state)) continue;
      if (lowest[label] == 0) lowest[label] = static_cast<std::uint8_t>(slot + 1);
      step_.labels[slot].put(state.data(), lowest[label]);
    }
    std::uint8_t closed = 0;
    bool some_open = step_.untouched_groups > 0;
    for (std::size_t slot = 0; slot < slots_; ++slot) {
      const std::uint8_t label = labels[slot];
      if (label == 0) continue;
      if (lowest[label] != 0) {
        some_open = true;
      } else if (closed == 0) {
        closed = label;
      } else if (closed != label) {
        return false;
      }
    }
    return closed == 0 || !some_open;
  }

  const LaneStep& step_;
  Joining joining_;
  std::size_t slots_;
  bool joins_;
  State kept_;
};

}  // namespace hamlet::bridges
