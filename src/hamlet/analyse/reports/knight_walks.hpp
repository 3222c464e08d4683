#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "hamlet/base/run.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/walk/walker.hpp"

namespace hamlet {

/// The order in which Pohl's program lists a knight's moves (Pohl 1967, appendix), by row and file.
inline constexpr std::array<Move, 8> pohl_moves = {
    {{-1, 2}, {-1, -2}, {1, 2}, {1, -2}, {2, 1}, {2, -1}, {-2, 1}, {-2, -1}}};

/// Of equal moves, the first in this list comes first.
path::MoveSequence in_order(const Board& board, std::span<const Move> moves);

struct Successes {
  std::int64_t arrived = 0;
  std::int64_t starts = 0;
  std::vector<std::size_t> visited = {};  // cells, by each of the walks
  std::size_t longest() const { return visited.empty() ? 0 : std::ranges::max(visited); }
};

/// Walks by a rule, without turning back, from every cell of a board (of the majority's colour, if the
/// colours are not in balance: from others no path exists).
Successes walk_from_everywhere(const Board& board, std::string_view order, const path::MoveSequence& moves,
                               const Run& run, Rng* ties = nullptr);

/// How often the 64 walks on the chessboard fail, over all orders of the moves. Symmetry brings any move to
/// the front, so 5040 orders stand for all 40320.
struct FailuresByOrdering {
  std::vector<std::int64_t> orderings_with;  // so many failures
  double mean() const;
  std::size_t least() const;
  std::size_t most() const { return orderings_with.size() - 1; }
};
FailuresByOrdering failures_by_ordering(std::string_view order, const Run& run);

}  // namespace hamlet
