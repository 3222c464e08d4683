#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "hamlet/base/random.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet::path {

/// Grows a path by Pósa rotations. When the end e has no unvisited neighbour, the path a … v w … e is rotated
/// to a … v e … w for some neighbour v of e, so it ends at w. The new end is one nearest to the unvisited
/// cells (or, to close a tour, to the first cell). For symmetric graphs.
class Rotator {
 public:
  Rotator(const Graph& graph, bool closed, std::optional<Vertex> start, const Run& run);

  /// Grows a new path. Returns false if `most_rotations` do not suffice, no rotation is possible, or the run
  /// must end.
  bool grow(Rng& rng, std::uint64_t most_rotations);
  /// Valid after success.
  Path path() const { return {cells_.begin() + first_, cells_.begin() + last_ + 1}; }
  std::uint64_t work() const { return work_; }

 private:
  bool is_visited(Vertex v) const { return position_[v] != no_position; }
  bool is_full() const { return static_cast<Vertex>(last_ - first_ + 1) == n_; }
  Vertex front() const { return cells_[first_]; }
  Vertex back() const { return cells_[last_]; }
  void clear(Vertex start);
  void append(Vertex v);
  bool extend(Rng& rng);
  void reverse(std::ptrdiff_t from, std::ptrdiff_t to);
  bool rotate(Rng& rng);
  bool is_done() const;
  void measure_distances();

  static constexpr std::ptrdiff_t no_position = -1;

  const Graph& graph_;
  const Run& run_;
  Vertex n_;
  bool closed_;
  std::optional<Vertex> start_;
  std::vector<Vertex> cells_;
  std::ptrdiff_t first_ = 0, last_ = -1;
  std::vector<std::ptrdiff_t> position_;
  std::vector<std::uint32_t> distance_;  // to the nearest goal, by an even and by an odd number of moves
  std::vector<std::pair<Vertex, bool>> to_measure_;
  bool distances_are_fresh_ = false;
  std::uint64_t work_ = 0;
};

}  // namespace hamlet::path
