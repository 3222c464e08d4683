#pragma once

#include <span>
#include <vector>

#include "hamlet/graph/graph.hpp"
#include "hamlet/solve/path/sweep/matching/bit_move.hpp"
#include "hamlet/solve/path/sweep/matching/state_type.hpp"
#include "hamlet/types.hpp"

namespace hamlet::path {

class CycleProblem;

/// One step, which processes one vertex. Places are the vertices of the frontier before the step and those
/// that enter it, in the order of the sweep; the vertex itself has place 0. After the step everything moves
/// down by one.
struct SweepStep {
  Vertex vertex = 0;               // the problem's vertex
  std::vector<Vertex> at = {};     // the problem's vertex at each place
  unsigned width_before = 0;       // of the frontier before the step
  BitMove<PlaceMask> spread = {};  // from places of the frontier before to those of the step
  PlaceMask neighbours = 0;        // the vertex's later neighbours
  PlaceMask forced = 0;            // the neighbours that must be joined to it
  bool all_seen = false;           // every later vertex is in the frontier after the step

  // After the step, in places of the frontier after it:
  unsigned width_after() const { return static_cast<unsigned>(at.size()) - 1; }
  PlaceMask touched_after() const { return neighbours >> 1; }
  PlaceMask must_be_inner = 0;  // no later neighbour is left
  PlaceMask not_bare = 0;       // only one later neighbour is left
  PlaceMask not_inner = 0;      // a forced edge is still to come
  PlaceMask not_outer = 0;      // two forced edges are

  bool allows(StateType after) const {
    return (must_be_inner & ~after.inner) == 0 && (not_bare & ~(after.inner | after.outer)) == 0 &&
           (not_inner & after.inner) == 0 && (not_outer & after.outer) == 0;
  }
};

/// A necessary condition on types. In a bipartite graph each edge has one end of each colour, so the degrees
/// of both have the same sum, but for the edges to the joint, whose colours the whole board determines. Many
/// types violate this although no vertex is stuck.
struct ColourBalance {
  bool is_known = false;
  int surplus = 0;  // vertices of the first colour minus the second

  /// After a step:
  struct Side {
    PlaceMask first = 0, second = 0;  // places by colour; the joint has none
    PlaceMask joint = 0;
    int left_behind = 0;  // the same for the processed vertices
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

/// The sequence of frontiers as the vertices of a cycle problem are processed in a given order.
class Sweep {
 public:
  /// `order` contains every vertex of the problem once.
  Sweep(const CycleProblem& problem, std::span<const Vertex> order);

  std::span<const SweepStep> steps() const { return steps_; }
  /// The places of the widest step; a sweep can run if they are at most `most_places`.
  unsigned places() const { return places_; }
  bool fits() const { return places_ <= most_places; }
  /// Whether the colours of the graph allow a type after a step; true if it is not bipartite.
  bool colours_allow(std::size_t step, StateType after) const {
    return !balance_.is_known || balance_.allows(after, sides_[step]);
  }

 private:
  void look_at_colours(const CycleProblem& problem);

  std::vector<SweepStep> steps_;  // empty if it does not fit
  unsigned places_ = 0;
  ColourBalance balance_;
  std::vector<ColourBalance::Side> sides_;  // one per step, if the balance is known
};

}  // namespace hamlet::path
