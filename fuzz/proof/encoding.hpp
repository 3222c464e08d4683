#pragma once

#include <optional>
#include <vector>

#include "puzzle.hpp"
#include "small_sat.hpp"

namespace proof_attack {

/// A set of vertices, vertex v at bit v.
using Vertices = std::uint32_t;

/// A puzzle as the search for a tour, with a variable for each move: an open path is closed by one more
/// vertex, the joint. What is known of a tour is written down here a second time, apart from the checker.
class Encoding {
 public:
  /// The moves are turned round by `turn` places, so that variables are not always in one order. The joint
  /// has no moves to the cells that are left out, though the path may begin or end there.
  Encoding(const Puzzle& puzzle, std::size_t turn, Vertices left_out);

  int vertices() const { return vertices_; }
  int joint() const { return joint_; }
  int variables() const { return static_cast<int>(moves_.size()); }
  const std::vector<Pair>& moves() const { return moves_; }  // of variable v at [v − 1]
  Vertices all_vertices() const { return (Vertices{2} << vertices_) - 2; }

  /// Those that any tour meets, but for cuts.
  std::vector<SmallClause> clauses() const;
  std::vector<SmallClause> clauses_of_cut(Vertices set) const;
  /// The moves out of the set; without directions, all between the set and the rest.
  Variables leaving(Vertices set) const;
  Variables entering(Vertices set) const;

  /// A set that these moves do not leave, if they are no single tour.
  std::optional<Vertices> cycle_apart(Variables used) const;

 private:
  void add_degree_clauses(Variables at, std::vector<SmallClause>& clauses) const;
  Variables between(int a, int b) const;

  const Puzzle& puzzle_;
  int vertices_;
  int joint_ = 0;
  std::vector<Pair> moves_;
};

std::vector<int> members(std::uint64_t set);

}  // namespace proof_attack
