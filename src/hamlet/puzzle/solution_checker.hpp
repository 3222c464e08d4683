#pragma once

#include <cstdint>
#include <vector>

#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

/// `is_solution` for many paths of one puzzle: keeps the moves of a small graph in a bit table.
class SolutionChecker {
 public:
  /// Keeps a reference to the puzzle, which must outlive the checker.
  explicit SolutionChecker(const PathPuzzle& puzzle);

  bool accepts(const Path& path);

 private:
  bool walks_through_all(const Path& path);
  bool has_move(Vertex from, Vertex to) const {
    const std::size_t bit = from * n_ + to;
    return (moves_[bit / 64] >> bit % 64 & 1) != 0;
  }

  const PathPuzzle& puzzle_;
  const std::size_t n_;
  const bool by_table_;
  std::vector<std::uint64_t> moves_;
  std::vector<std::uint64_t> visited_;
};

}  // namespace hamlet
