#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "hamlet/solve/bridges/sweep/open_parts.hpp"

namespace hamlet::bridges {

/// Some bits of a state. A state is a row of words whose very first bit is set; what is remembered lies in
/// fields, none of which goes over the edge of a word.
struct Field {
  std::uint32_t word = 0;
  std::uint32_t shift = 0;
  std::uint64_t mask = 0;  // in place; 0 for a field that is not there

  std::uint64_t get(const std::uint64_t* state) const { return (state[word] & mask) >> shift; }
  bool any(const std::uint64_t* state) const { return (state[word] & mask) != 0; }
  void clear(std::uint64_t* state) const { state[word] &= ~mask; }
  /// Over zeros.
  void put(std::uint64_t* state, std::uint64_t value) const { state[word] |= value << shift; }
};

/// What an island still needs: remembered in a field, or what it needed from the beginning, or no matter.
struct Rest {
  Field field = {};
  std::uint64_t need = ~std::uint64_t{0};  // where there is no field

  std::uint64_t get(const std::uint64_t* state) const { return field.mask != 0 ? field.get(state) : need; }
  bool any(const std::uint64_t* state) const { return field.mask == 0 || field.any(state); }
};

/// One lane decided; `slot` of a group is where its label lies among the step's labels.
struct LaneStep {
  struct End {
    Rest before;             // no matter where any number will do
    Field after;             // absent if nothing is left to decide there
    std::uint64_t left = 0;  // what the lanes not yet decided there can carry at most
    /// The marks of crossed lanes that need not be kept once the island needs nothing.
    std::vector<Field> crossed_lanes;
  };
  /// A lane that is not decided yet, as it is after this step.
  struct LaneAhead {
    std::array<Rest, 2> rest;
    Field crossed;  // set if a lane with bridges crosses it
    std::uint64_t span = 0;
    std::uint32_t other = OpenLane::none;  // slot of the group at its other end; none: nothing joins it yet

    bool is_usable(const std::uint64_t* state) const {
      return rest[0].any(state) && rest[1].any(state) && !crossed.any(state);
    }
    /// And joins something new.
    bool is_always_usable() const {
      return rest[0].field.mask == 0 && rest[1].field.mask == 0 && crossed.mask == 0 &&
             other == OpenLane::none;
    }
  };
  struct Needy {
    Rest rest;
    std::vector<LaneAhead> lanes;  // rest[1] is of the other end
  };

  std::uint64_t span = 0;
  bool joins = false;
  std::array<End, 2> ends;
  Field crossed;                                  // of the lane itself
  std::vector<LaneAhead> crossing;                // lanes that are crossed if it carries bridges
  std::vector<Needy> at_ends, around;             // islands whose lanes ahead may have become too few …
  std::vector<std::vector<LaneAhead>> untouched;  // groups … (`around` and these: only if it carries bridges)
  std::array<std::uint32_t, 2> slot = {};
  std::vector<Field> labels;                  // by slot; absent: not in use
  std::vector<char> enters;                   // by slot: begins here, joined to nothing
  std::vector<std::vector<LaneAhead>> ahead;  // by slot: the lanes that may join more to it
  std::uint32_t untouched_groups = 0;         // after this step
};

/// A sweep over the lanes of a part in a given order.
struct SweepPlan {
  SweepPlan(const OpenPart& part, const std::vector<std::uint32_t>& order);

  std::size_t words = 1;  // of a state
  bool no_loops = false;
  std::vector<LaneStep> steps;
};

}  // namespace hamlet::bridges
