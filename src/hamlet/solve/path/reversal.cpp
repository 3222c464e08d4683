#include "hamlet/solve/path/reversal.hpp"

#include <algorithm>

namespace hamlet {

Reversal::Reversal(const PathPuzzle& puzzle) : puzzle_(puzzle), rules_(puzzle) {
  const Step n = puzzle.length();
  const auto moves_when_reversed = [&](const Visit& clue) { return 2 * clue.step != n + 1; };
  const bool pinned = puzzle.start || puzzle.end || std::ranges::any_of(puzzle.clues, moves_when_reversed);
  if (puzzle.graph.is_directed() || n < 2) {
    always_ = false;
    known_ = true;
  } else if (!puzzle.closed) {
    always_ = !pinned;
    known_ = pinned || puzzle.marks.empty();
  }
  while (anchor_ < n && rules_.cell_at[anchor_] == no_vertex) ++anchor_;
  if (n == 0 || rules_.cell_at[anchor_] == no_vertex) anchor_ = 1;
}

const Path* Reversal::other(const Path& path) {
  if (known_ && !always_) return nullptr;
  reversed_.assign(path.rbegin(), path.rend());
  if (puzzle_.closed) {
    // Round the tour the other way, but with the first number at its place.
    const std::size_t n = path.size();
    for (std::size_t i = 0; i < n; ++i) reversed_[(anchor_ - 1 + i) % n] = path[(anchor_ - 1 + n - i) % n];
  }
  return known_ || is_solution(puzzle_, reversed_) ? &reversed_ : nullptr;
}

}  // namespace hamlet
