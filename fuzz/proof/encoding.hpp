#pragma once

#include <optional>
#include <vector>

#include "puzzle.hpp"
#include "small_sat.hpp"

namespace proof_attack {

/// A set of vertices as a mask: vertex v is bit v.
using Vertices = std::uint32_t;

/// A puzzle as a search for a tour, with a variable for each move. An open path is closed by an additional
/// vertex, the joint. This implements the theory of tours a second time, independently of the checker.
class Encoding {
 public:
  /// The moves are rotated by `turn` places, so that the order of variables varies. The joint has no moves to
  /// the cells in `left_out`, though the path may begin or end there.
  Encoding(const Puzzle& puzzle, std::size_t turn, Vertices left_out);

  int vertices() const { return vertices_; }
  int joint() const { return joint_; }
  int variables() const { return static_cast<int>(moves_.size()); }
  const std::vector<Pair>& moves() const { return moves_; }  // variable v at [v − 1]
  Vertices all_vertices() const { return (Vertices{2} << vertices_) - 2; }

  /// The clauses that every tour satisfies, except those of cuts.
  std::vector<SmallClause> clauses() const;
  std::vector<SmallClause> clauses_of_cut(Vertices set) const;
  /// The moves out of the set; if undirected, all moves between the set and the rest.
  Variables leaving(Vertices set) const;
  Variables entering(Vertices set) const;

  /// A set that these moves do not leave; nothing if they form a single tour.
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
