#pragma once

#include <optional>
#include <vector>

#include "hamlet/base/random.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"
#include "hamlet/solve/path/walk/order.hpp"

namespace hamlet::path {

/// The moves from each cell in an order of their own. (A graph lists them by cell number.)
struct MoveSequence {
  std::vector<std::uint32_t> first = {0};
  std::vector<Vertex> target = {};

  std::span<const Vertex> of(Vertex v) const {
    return std::span(target).subspan(first[v], first[v + 1] - first[v]);
  }
};

/// Walks by an order of the moves, without backtracking. Time and memory are proportional to the number of
/// arcs, so boards of millions of cells are feasible.
class Walker {
 public:
  struct Aim {
    std::optional<Vertex> end = {};
    bool closed = false;
    /// Gives up once some cell can no longer be passed, and saves a cell that can only be last for the end.
    /// If false, only the order decides, and the walk ends where no move is left.
    bool careful = true;
  };

  /// `moves`, if given, breaks ties between equal moves.
  Walker(const Graph& graph, const MoveSorter& order, const Run& run, const MoveSequence* moves = nullptr);

  /// Returns whether the walk visits every cell and reaches its aim. With `ties`, ties are broken at random.
  bool walk(Vertex start, const Aim& aim, Rng* ties);
  /// The path walked so far, complete or not.
  const Path& path() const { return path_; }
  bool was_stopped() const { return stopped_; }
  /// The number of steps over all walks.
  std::uint64_t work() const { return work_; }

 private:
  void clear();
  void visit(Vertex v);
  bool poll(std::size_t moves);
  std::span<Vertex> possible_moves();
  bool can_go_on(Vertex left);
  bool must_be_last(Vertex v);
  bool start_can_be_reached();

  Vertex rest() const { return n_ - static_cast<Vertex>(path_.size()); }

  const Graph& graph_;
  const MoveSorter& order_;
  const Run& run_;
  const MoveSequence* moves_;
  const Vertex n_;

  Aim aim_;
  Path path_;
  std::vector<std::uint8_t> visited_;
  std::vector<std::uint32_t> exits_;
  std::vector<Vertex> options_;
  Vertex last_ = no_vertex;  // the cell that can only be the last one
  bool stopped_ = false;
  std::uint64_t work_ = 0;
  std::uint64_t effort_ = 0;  // since the run was last polled
};

}  // namespace hamlet::path
