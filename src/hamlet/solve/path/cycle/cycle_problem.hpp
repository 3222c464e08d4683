#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "hamlet/graph/graph.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"
#include "hamlet/solve/path/rules/rules.hpp"

namespace hamlet::path {

/// A path puzzle without inner numbers, as the search for one Hamiltonian cycle of an undirected graph. An
/// open path is closed by one more vertex, the joint. With directions, each vertex becomes three in a row,
/// and a cycle enters by the first and leaves by the last.
class CycleProblem {
 public:
  explicit CycleProblem(const PathPuzzle& puzzle);

  Vertex vertex_count() const { return vertices_; }
  /// Each with its smaller vertex first; no edge twice.
  const std::vector<Edge>& edges() const { return edges_; }
  /// Whether edge i must be used.
  bool is_forced(std::size_t i) const { return forced_[i] != 0; }
  /// Exactly one edge of each pair must be used: a diamond between cells that can be passed both ways.
  const std::vector<std::pair<std::size_t, std::size_t>>& either_or() const { return either_or_; }
  /// The vertex that closes open paths, if there is one; it is next to all others unless both ends are given.
  std::optional<Vertex> joint() const { return joint_; }
  /// Whether each of the puzzle's vertices, and the joint, is three of the problem: an entry, a middle, an
  /// exit.
  bool is_tripled() const { return directed_; }
  /// A diamond that no move can fulfil.
  bool is_impossible() const { return impossible_; }

  /// The puzzle's solution that a cycle, given by its edges, stands for.
  Path path_of(const std::vector<Edge>& cycle) const;

 private:
  Vertex entry(Vertex v) const { return directed_ ? 3 * v : v; }
  Vertex exit(Vertex v) const { return directed_ ? 3 * v + 2 : v; }
  void add_moves();
  void add_joint();
  void add_diamonds();
  void add_edge(Vertex a, Vertex b, bool forced);

  const PathPuzzle& puzzle_;
  Rules rules_;
  bool directed_;
  bool impossible_ = false;
  Vertex vertices_ = 0;
  std::optional<Vertex> joint_;  // among the puzzle's vertices: the one after the last
  std::vector<Edge> edges_;
  std::vector<std::uint8_t> forced_;
  std::vector<std::pair<std::size_t, std::size_t>> either_or_;
};

/// Why numbers keep a puzzle from being a mere cycle; nothing if it is one. First and last cell are no
/// hindrance.
std::optional<std::string> more_than_a_cycle(const PathPuzzle& puzzle);

/// The path of a cycle over the puzzle's vertices: from the first cell, to the last one, or from 0; in the
/// direction in which it is allowed.
Path tour_from(const PathPuzzle& puzzle, const Rules& rules, Path cycle);

}  // namespace hamlet::path
