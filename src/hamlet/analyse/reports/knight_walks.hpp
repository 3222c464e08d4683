#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "hamlet/base/run.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/walk/walker.hpp"

namespace hamlet {

/// The order in which Pohl's program tries a knight's moves (Pohl 1967, appendix), by row and file.
inline constexpr std::array<Move, 8> pohl_moves = {
    {{-1, 2}, {-1, -2}, {1, 2}, {1, -2}, {2, 1}, {2, -1}, {-2, 1}, {-2, -1}}};

/// The moves of each cell in the order of this list, which breaks ties.
path::MoveSequence in_order(const Board& board, std::span<const Move> moves);

struct Successes {
  std::int64_t arrived = 0;
  std::int64_t starts = 0;
  std::vector<std::size_t> visited = {};  // cells visited by each walk
  std::size_t longest() const { return visited.empty() ? 0 : std::ranges::max(visited); }
};

/// Walks by a rule, without backtracking, from every cell of the board. If the board's colours are
/// unbalanced, starts only from the majority colour, since no path exists from the other.
Successes walk_from_everywhere(const Board& board, std::string_view order, const path::MoveSequence& moves,
                               const Run& run, Rng* ties = nullptr);

/// How often the 64 walks on the chessboard fail, over all orders of the moves. By symmetry any move can be
/// first, so 5040 orders stand for all 40320.
struct FailuresByOrdering {
  std::vector<std::int64_t> orderings_with;  // number of orders with i failures
  double mean() const;
  std::size_t least() const;
  std::size_t most() const { return orderings_with.size() - 1; }
};
FailuresByOrdering failures_by_ordering(std::string_view order, const Run& run);

}  // namespace hamlet
