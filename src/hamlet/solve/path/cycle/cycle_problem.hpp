#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "hamlet/graph/graph.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"
#include "hamlet/solve/path/rules/rules.hpp"

namespace hamlet::path {

/// A path puzzle without inner numbers, as a Hamiltonian cycle problem on an undirected graph. An extra
/// vertex, the joint, closes an open path. In a directed graph, each vertex becomes three in a row; a cycle
/// enters at the first and leaves at the last.
class CycleProblem {
 public:
  explicit CycleProblem(const PathPuzzle& puzzle);

  Vertex vertex_count() const { return vertices_; }
  /// Distinct edges, each with its smaller vertex first.
  const std::vector<Edge>& edges() const { return edges_; }
  /// Whether edge i must be used.
  bool is_forced(std::size_t i) const { return forced_[i] != 0; }
  /// Pairs of edges of which exactly one must be used: diamonds between cells that can be passed both ways.
  const std::vector<std::pair<std::size_t, std::size_t>>& either_or() const { return either_or_; }
  /// The vertex that closes an open path, if any. It is adjacent to all others unless both ends are given.
  std::optional<Vertex> joint() const { return joint_; }
  /// Whether each of the puzzle's vertices, and the joint, became three: an entry, a middle and an exit.
  bool is_tripled() const { return directed_; }
  /// Whether there is no cycle for an obvious reason: a diamond, or two given ends of a tour, without a move
  /// between them, or a tour of fewer than three cells.
  bool is_impossible() const { return impossible_; }

  /// The puzzle's solution for a cycle, given by its edges.
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
  std::optional<Vertex> joint_;  // numbered among the puzzle's vertices, after the last
  std::vector<Edge> edges_;
  std::vector<std::uint8_t> forced_;
  std::vector<std::pair<std::size_t, std::size_t>> either_or_;
};

/// Why the puzzle is more than a cycle problem: inner numbers, or marks that depend on numbers. Nothing if it
/// is not. Numbers of the first and the last cell are allowed.
std::optional<std::string> more_than_a_cycle(const PathPuzzle& puzzle);

/// The path along a cycle over the puzzle's vertices: from the given start, to the given end, or from 0, in
/// the direction that is allowed.
Path tour_from(const PathPuzzle& puzzle, const Rules& rules, Path cycle);

}  // namespace hamlet::path
