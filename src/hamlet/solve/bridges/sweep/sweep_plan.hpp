#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "hamlet/solve/bridges/sweep/open_parts.hpp"

namespace hamlet::bridges {

/// A bit field of a state. A state is an array of words whose very first bit is set. No field extends over
/// two words.
struct Field {
  std::uint32_t word = 0;
  std::uint32_t shift = 0;
  std::uint64_t mask = 0;  // in place; 0 if there is no field

  std::uint64_t get(const std::uint64_t* state) const { return (state[word] & mask) >> shift; }
  bool any(const std::uint64_t* state) const { return (state[word] & mask) != 0; }
  void clear(std::uint64_t* state) const { state[word] &= ~mask; }
  /// The field must be zero.
  void put(std::uint64_t* state, std::uint64_t value) const { state[word] |= value << shift; }
};

/// How many bridges an island still needs: the value of a field, or without one, what it needs from the
/// beginning.
struct Rest {
  Field field = {};
  std::uint64_t need = ~std::uint64_t{0};  // if there is no field; all ones if the demand is unknown

  std::uint64_t get(const std::uint64_t* state) const { return field.mask != 0 ? field.get(state) : need; }
  bool any(const std::uint64_t* state) const { return field.mask == 0 || field.any(state); }
};

/// The step that decides one lane. The slot of a group is the index of its label in `labels`.
struct LaneStep {
  struct End {
    Rest before;             // all ones if the demand is unknown
    Field after;             // absent if all lanes there are decided
    std::uint64_t left = 0;  // the most that the undecided lanes there can carry
    /// Marks of crossed lanes, which are cleared once the island needs nothing.
    std::vector<Field> crossed_lanes;
  };
  /// An undecided lane, in terms of the state after this step.
  struct LaneAhead {
    std::array<Rest, 2> rest;
    Field crossed;  // set if a lane with bridges crosses it
    std::uint64_t span = 0;
    std::uint32_t other = OpenLane::none;  // slot of the group at its other end; none if that is untouched

    bool is_usable(const std::uint64_t* state) const {
      return rest[0].any(state) && rest[1].any(state) && !crossed.any(state);
    }
    /// Returns whether it is usable in every state and joins an untouched group.
    bool is_always_usable() const {
      return rest[0].field.mask == 0 && rest[1].field.mask == 0 && crossed.mask == 0 &&
             other == OpenLane::none;
    }
  };
  struct Needy {
    Rest rest;
    std::vector<LaneAhead> lanes;  // rest[1] is that of the other end
  };

  std::uint64_t span = 0;
  bool joins = false;
  std::array<End, 2> ends;
  Field crossed;                                  // mark of the lane itself
  std::vector<LaneAhead> crossing;                // undecided lanes that it crosses
  std::vector<Needy> at_ends, around;             // islands near it, whose lanes ahead may now be too few
  std::vector<std::vector<LaneAhead>> untouched;  // the same for groups; as `around`, only if it has bridges
  std::array<std::uint32_t, 2> slot = {};
  std::vector<Field> labels;                  // by slot; absent if not in use
  std::vector<char> enters;                   // by slot: first touched here, so joined to nothing
  std::vector<std::vector<LaneAhead>> ahead;  // by slot: the undecided lanes that may join more to it
  std::uint32_t untouched_groups = 0;         // after this step
};

/// The steps of a sweep over the lanes of a part in a given order.
struct SweepPlan {
  SweepPlan(const OpenPart& part, const std::vector<std::uint32_t>& order);

  std::size_t words = 1;  // of a state
  bool no_loops = false;
  std::vector<LaneStep> steps;
};

}  // namespace hamlet::bridges
