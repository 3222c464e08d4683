#pragma once

#include <span>
#include <vector>

#include "hamlet/solve/bridges/propagate/position.hpp"

namespace hamlet::bridges {

/// Which lanes count as links between islands.
enum class Links {
  possible,  // lanes that can carry a bridge: they must link all islands
  open,      // open lanes: the islands that they link must use up their rests among themselves
};

/// Islands that are linked to all others only through one island, the gate (an articulation point).
struct Pocket {
  Vertex gate;
  std::span<const Vertex> islands;
};

/// The pockets of a position and its parts (connected components), found by one walk through the network.
/// They remain pockets while the position is tightened.
class Pockets {
 public:
  Pockets(const Position& position, Links links);

  std::size_t pocket_count() const { return pockets_.size(); }
  Pocket pocket(std::size_t i) const;
  std::size_t part_count() const { return part_begin_.size(); }
  std::span<const Vertex> part(std::size_t i) const;

  /// Tightens the gate's lanes by what the pocket needs: with possible links, at least one bridge; if all its
  /// demands are known, a number of bridges of the right parity. Returns false on a clash. The caller must
  /// propagate afterwards.
  bool apply(Position& position, std::size_t i) const;
  /// Returns false, with a clash, if there are several parts (possible links), or if the demands of a part
  /// have an odd sum (open links).
  bool check_parts(Position& position) const;
  /// Returns whether the parity of the bridges from the gate into the pocket is known: the pocket has no
  /// unknown demand.
  bool has_parity(std::size_t i) const { return unknown_in(pockets_[i].begin, pockets_[i].end) == 0; }
  /// The sum of the demands in the pocket; with open links, of what was left of them when the pockets were
  /// found.
  std::int64_t demand(std::size_t i) const { return demand_in(pockets_[i].begin, pockets_[i].end); }

 private:
  struct Span {
    Vertex gate;
    std::uint32_t begin, end;  // a range of order_
  };

  void walk(const Position& position, Vertex root);
  bool is_link(const Position& position, LaneIndex lane) const {
    return links_ == Links::open ? position.is_open(lane) : position.most(lane) > 0;
  }
  std::int64_t demand_in(std::size_t begin, std::size_t end) const {
    return demand_sum_[end] - demand_sum_[begin];
  }
  std::uint32_t unknown_in(std::size_t begin, std::size_t end) const {
    return unknown_sum_[end] - unknown_sum_[begin];
  }

  Links links_;
  std::vector<std::uint32_t> place_;  // by island: its place in the walk, from 1; 0 before it is entered
  std::vector<Vertex> order_;
  std::vector<std::int64_t> demand_sum_;  // prefix sums over order_
  std::vector<std::uint32_t> unknown_sum_;
  std::vector<int> least_before_;  // by lane, when the pockets were found; only with open links
  std::vector<std::uint32_t> part_begin_;
  std::vector<Span> pockets_;
};

/// Applies every pocket once and propagates. Returns false on a clash.
bool propagate_pockets(Position& position, Links links);

}  // namespace hamlet::bridges
