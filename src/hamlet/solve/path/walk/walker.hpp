#pragma once

#include <optional>
#include <vector>

#include "hamlet/base/random.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"
#include "hamlet/solve/path/walk/order.hpp"

namespace hamlet::path {

/// The moves from each cell in an order of their own; a graph has them by the number of the cell.
struct MoveSequence {
  std::vector<std::uint32_t> first = {0};
  std::vector<Vertex> target = {};

  std::span<const Vertex> of(Vertex v) const {
    return std::span(target).subspan(first[v], first[v + 1] - first[v]);
  }
};

/// Walks by an order of the moves and never turns back: time and memory in proportion to the arcs, so boards
/// of millions of cells are within reach.
class Walker {
 public:
  struct Aim {
    std::optional<Vertex> end = {};
    bool closed = false;
    /// Gives up once some cell can no longer be passed, and leaves a cell that can only be the last one for
    /// the end. Without it, the order decides alone, and the walk ends where no move is left.
    bool careful = true;
  };

  /// `moves`, if given, says which of equal moves comes first.
  Walker(const Graph& graph, const MoveSorter& order, const Run& run, const MoveSequence* moves = nullptr);

  /// Whether the walk visits everything and reaches its aim. With `ties`, chance decides between equal moves.
  bool walk(Vertex start, const Aim& aim, Rng* ties);
  /// As far as it came.
  const Path& path() const { return path_; }
  bool was_stopped() const { return stopped_; }
  /// Steps since the beginning.
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
  std::uint64_t effort_ = 0;  // since the last look at the clock
};

}  // namespace hamlet::path
