#pragma once

#include <span>
#include <vector>

#include "hamlet/solve/bridges/propagate/position.hpp"

namespace hamlet::bridges {

/// Which lanes hold the islands together.
enum class Links {
  possible,  // lanes that can carry a bridge: what they hold together must become one net
  open,      // lanes that are not decided: what they hold together must use up its demands by itself
};

/// Islands that are linked with all the others through one island only, the gate.
struct Pocket {
  Vertex gate;
  std::span<const Vertex> islands;
};

/// The pockets of a position, and its linked parts, found by one walk through the whole network. They remain
/// pockets while the position is tightened.
class Pockets {
 public:
  Pockets(const Position& position, Links links);

  std::size_t pocket_count() const { return pockets_.size(); }
  Pocket pocket(std::size_t i) const;
  std::size_t part_count() const { return part_begin_.size(); }
  std::span<const Vertex> part(std::size_t i) const;

  /// Tightens the gate's lanes by what the pocket needs: with possible lanes at least one bridge, and always
  /// the parity of its demands if all are known. False on a clash. `settle` is left to the caller.
  bool apply(Position& position, std::size_t i) const;
  /// Clashes if the parts cannot be: several with possible lanes, an odd one with open lanes.
  bool check_parts(Position& position) const;
  /// Whether the bridges from the gate into the pocket are odd or even in number, in the terms of `apply`;
  /// nothing if the pocket has an unknown demand.
  bool has_parity(std::size_t i) const { return unknown_in(pockets_[i].begin, pockets_[i].end) == 0; }
  /// What the pocket's islands demand beyond what is fixed.
  std::int64_t demand(std::size_t i) const { return demand_in(pockets_[i].begin, pockets_[i].end); }

 private:
  struct Span {
    Vertex gate;
    std::uint32_t begin, end;  // in the order of the walk
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
  std::vector<std::uint32_t> place_;  // of each island in the walk, from 1; 0 while not met
  std::vector<Vertex> order_;
  std::vector<std::int64_t> demand_sum_;  // before each place
  std::vector<std::uint32_t> unknown_sum_;
  std::vector<int> least_before_;  // of each lane, with open links
  std::vector<std::uint32_t> part_begin_;
  std::vector<Span> pockets_;
};

/// Applies every pocket once, with what follows; false on a clash.
bool heed_pockets(Position& position, Links links);

}  // namespace hamlet::bridges
