#pragma once

#include "hamlet/solve/path/sweep/matching/matching_family.hpp"
#include "hamlet/solve/path/sweep/sweep.hpp"

namespace hamlet::path {

/// One way to process the step's vertex.
struct Successor {
  StateType type;        // in places of the frontier after the step
  PlaceMask chosen = 0;  // the neighbours it is joined to, in places of the step
  bool closes = false;   // the last two ends are joined and every vertex has been passed
};

namespace successors_detail {

template <class Visit>
void visit_choice(const SweepStep& step, StateType wide, PlaceMask chosen, Visit&& visit) {
  const StateType after = {((wide.outer ^ chosen) & ~PlaceMask{1}) >> 1,
                           (wide.inner | (wide.outer & chosen)) >> 1};
  if (!step.allows(after)) return;
  const bool closed = after.outer == 0;
  // A closed cycle must pass every vertex.
  if (closed && !(step.all_seen && after.inner == first_places(step.width_after()))) return;
  visit(Successor{after, chosen, closed});
}

}  // namespace successors_detail

/// Visits every way to process the step's vertex, from a type in places of the step.
template <class Visit>
void for_each_successor(const SweepStep& step, StateType wide, Visit&& visit) {
  using successors_detail::visit_choice;
  if (wide.inner & 1) {
    if (step.forced == 0) visit_choice(step, wide, 0, visit);
    return;
  }
  const PlaceMask open = step.neighbours & ~wide.inner;
  if ((step.forced & ~open) != 0) return;
  const unsigned forced = size_of(step.forced);
  if (wide.outer & 1) {
    if (forced > 1) return;
    for (PlaceMask rest = forced == 1 ? step.forced : open; rest != 0; rest &= rest - 1)
      visit_choice(step, wide, rest & (~rest + 1), visit);
    return;
  }
  if (forced > 2) return;
  if (forced == 2) {
    visit_choice(step, wide, step.forced, visit);
  } else if (forced == 1) {
    for (PlaceMask rest = open & ~step.forced; rest != 0; rest &= rest - 1)
      visit_choice(step, wide, step.forced | (rest & (~rest + 1)), visit);
  } else {
    for (PlaceMask first = open; first != 0; first &= first - 1) {
      const PlaceMask one = first & (~first + 1);
      for (PlaceMask rest = first & (first - 1); rest != 0; rest &= rest - 1)
        visit_choice(step, wide, one | (rest & (~rest + 1)), visit);
    }
  }
}

inline StateType widened(const SweepStep& step, StateType before) {
  return {step.spread(before.outer), step.spread(before.inner)};
}

/// The operation of a choice on the matching of the outer vertices.
Operation operation_of(StateType wide, const Successor& successor);

}  // namespace hamlet::path
