#pragma once

#include <span>
#include <vector>

#include "hamlet/graph/graph.hpp"
#include "hamlet/solve/path/sweep/matching/bit_move.hpp"
#include "hamlet/solve/path/sweep/matching/state_type.hpp"
#include "hamlet/types.hpp"

namespace hamlet::path {

class CycleProblem;

/// What happens when the sweep leaves one vertex behind. Places are those of the frontier before it with the
/// vertices that come into sight, sorted by the order of the sweep: the vertex itself is place 0. After the
/// step everything moves down by one place.
struct SweepStep {
  Vertex vertex = 0;               // of the problem
  std::vector<Vertex> at = {};     // the problem's vertex at each place
  unsigned width_before = 0;       // of the frontier
  BitMove<PlaceMask> spread = {};  // from the frontier's places before to those of the step
  PlaceMask neighbours = 0;        // later ones of the vertex
  PlaceMask forced = 0;            // … that must be joined to it
  bool all_seen = false;           // every later vertex is in the frontier after the step

  // After the step, in places of the frontier after it:
  unsigned width_after() const { return static_cast<unsigned>(at.size()) - 1; }
  PlaceMask touched_after() const { return neighbours >> 1; }
  PlaceMask must_be_inner = 0;  // no neighbour is left to join them to
  PlaceMask not_bare = 0;       // one is
  PlaceMask not_inner = 0;      // an edge that must be used is still to come
  PlaceMask not_outer = 0;      // two are

  bool allows(StateType after) const {
    return (must_be_inner & ~after.inner) == 0 && (not_bare & ~(after.inner | after.outer)) == 0 &&
           (not_inner & after.inner) == 0 && (not_outer & after.outer) == 0;
  }
};

/// In a two-coloured graph each edge has an end of either colour, so the degrees of both sorts add up to the
/// same, but for the edges to the joint, whose colours the whole board decides. Many types break that without
/// having become impossible anywhere in particular.
struct ColourBalance {
  bool is_known = false;
  int surplus = 0;  // vertices of the first colour more than of the second

  /// After a step:
  struct Side {
    PlaceMask first = 0, second = 0;  // places of either colour; the joint has none
    PlaceMask joint = 0;
    int left_behind = 0;  // of the first colour more than of the second
  };
  bool allows(StateType after, const Side& side) const {
    const auto more = [&](PlaceMask set) {
      return static_cast<int>(size_of(set & side.first)) - static_cast<int>(size_of(set & side.second));
    };
    const int difference = 2 * side.left_behind + more(after.outer) + 2 * more(after.inner);
    if (after.inner & side.joint) return difference == 2 * surplus;
    if (after.outer & side.joint)
      return surplus == 0 ? difference == 1 || difference == -1 : difference == surplus;
    return difference == 0;
  }
};

/// The frontier of a cycle problem as an order leaves its vertices behind.
class Sweep {
 public:
  /// The order names every vertex of the problem once.
  Sweep(const CycleProblem& problem, std::span<const Vertex> order);

  std::span<const SweepStep> steps() const { return steps_; }
  /// Places that the widest step needs; a sweep can run if they are at most `most_places`.
  unsigned places() const { return places_; }
  bool fits() const { return places_ <= most_places; }
  /// Whether the colours of the graph allow a type after a step; true where there are none.
  bool colours_allow(std::size_t step, StateType after) const {
    return !balance_.is_known || balance_.allows(after, sides_[step]);
  }

 private:
  void look_at_colours(const CycleProblem& problem);

  std::vector<SweepStep> steps_;  // empty if it does not fit
  unsigned places_ = 0;
  ColourBalance balance_;
  std::vector<ColourBalance::Side> sides_;  // of each step, if the balance is known
};

}  // namespace hamlet::path
