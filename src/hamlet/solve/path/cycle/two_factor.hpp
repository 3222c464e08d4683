#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <unordered_set>
#include <vector>

#include "hamlet/base/random.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet::path {

/// A 2-factor: disjoint cycles that cover every vertex. An extra vertex, the joint, closes an open path; it
/// is adjacent to every cell that the path may begin or end on. Its edges are not stored.
class TwoFactor {
 public:
  /// For symmetric graphs. Takes only the given ends and the diamonds into account, no other clues or marks.
  TwoFactor(const PathPuzzle& puzzle, std::optional<Vertex> start, std::optional<Vertex> end);

  Vertex size() const { return size_; }
  bool has_joint() const { return joint_ != no_vertex; }
  Vertex joint() const { return joint_; }
  const std::array<Vertex, 2>& mates(Vertex v) const { return mates_[v]; }
  bool is_linked(Vertex a, Vertex b) const { return mates_[a][0] == b || mates_[a][1] == b; }
  bool are_adjacent(Vertex a, Vertex b) const;
  /// Without the joint; empty for the joint itself.
  std::span<const Vertex> neighbours(Vertex v) const {
    return v == joint_ ? std::span<const Vertex>() : graph_.out(v);
  }
  bool may_unlink(Vertex a, Vertex b) const { return forced_.empty() || !forced_.contains(key(a, b)); }
  unsigned need(Vertex v) const {
    return static_cast<unsigned>(mates_[v][0] == no_vertex) +
           static_cast<unsigned>(mates_[v][1] == no_vertex);
  }
  /// Whether the fixed ends and the diamonds contradict one another.
  bool is_contradictory() const { return contradictory_; }

  void link(Vertex a, Vertex b);
  void unlink(Vertex a, Vertex b);
  /// Replaces a–b and c–d by a–c and b–d.
  void exchange(Vertex a, Vertex b, Vertex c, Vertex d);

  /// Starts over: links greedily, vertices with the fewest ways first, then augments along alternating paths.
  /// Returns false if some vertex still lacks a link or the run must end.
  bool build(Rng& rng, const Run& run);

 private:
  static std::uint64_t key(Vertex a, Vertex b) {
    return std::uint64_t{std::min(a, b)} << 32 | std::max(a, b);
  }
  void force(Vertex a, Vertex b);
  void link_greedily(Rng& rng, const Run& run);
  bool augment(const Run& run, Rng& rng);
  bool augment_from(Vertex root, std::size_t most_steps, Rng& rng);
  bool flip(Vertex root, Vertex last_even, Vertex target);
  Vertex target_from(Vertex even, Vertex root) const;

  const Graph& graph_;
  Vertex size_;
  Vertex joint_ = no_vertex;
  bool contradictory_ = false;
  std::vector<Edge> forced_edges_;
  std::unordered_set<std::uint64_t> forced_;
  std::vector<std::array<Vertex, 2>> mates_;
  std::vector<Vertex> lacking_;  // vertices that lacked a link when last counted

  // The search for an alternating path: the vertices reached in this round, and from where.
  std::vector<Vertex> odd_from_, even_from_;
  std::vector<std::uint32_t> odd_seen_, even_seen_;
  std::vector<Vertex> evens_;
  std::uint32_t sight_ = 0;
};

}  // namespace hamlet::path
