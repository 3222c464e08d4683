#include "hamlet/solve/path/rules/reversal.hpp"

#include <algorithm>

#include "hamlet/solve/path/rules/solution_key.hpp"

namespace hamlet::path {

Reversal::Reversal(const PathPuzzle& puzzle) : puzzle_(puzzle), rules_(puzzle) {
  const Step n = puzzle.length();
  const auto moves_when_reversed = [&](const Visit& clue) { return 2 * clue.step != n + 1; };
  const bool pinned = puzzle.start || puzzle.end || std::ranges::any_of(puzzle.clues, moves_when_reversed);
  if (n < 2) {
    known_ = true;
  } else if (!puzzle.closed) {
    always_ = !pinned && !puzzle.graph.is_directed() && puzzle.marks.empty();
    known_ = pinned || always_;
  }
  while (anchor_ < n && rules_.cell_at[anchor_] == no_vertex) ++anchor_;
  if (n == 0 || rules_.cell_at[anchor_] == no_vertex) anchor_ = 1;
}

const Path* Reversal::other(const Path& path) {
  if (known_ && !always_) return nullptr;
  reversed_.assign(path.rbegin(), path.rend());
  if (puzzle_.closed) {
    // The tour in the other direction, with the first printed number on its cell.
    const std::size_t n = path.size();
    for (std::size_t i = 0; i < n; ++i) reversed_[(anchor_ - 1 + i) % n] = path[(anchor_ - 1 + n - i) % n];
  }
  return known_ || is_solution(puzzle_, reversed_) ? &reversed_ : nullptr;
}

bool Reversal::is_second_of_two(const Path& path) {
  const Path* const reverse = other(path);
  return reverse && solution_key(rules_, *reverse) < solution_key(rules_, path);
}

std::optional<PathPuzzle> reversible_part(const PathPuzzle& puzzle) {
  const Rules rules(puzzle);
  if (puzzle.closed ? rules.start && rules.end : rules.start || rules.end) return std::nullopt;
  std::vector<Edge> edges;
  for (const auto& [a, b] : puzzle.graph.edges()) {
    const bool goes_back = puzzle.graph.has_arc(b, a) && rules.marks.allow_move(b, a);
    if (a < b && goes_back && rules.marks.allow_move(a, b)) edges.push_back({a, b});
  }
  PathPuzzle part = puzzle;
  part.graph = Graph::symmetric(puzzle.length(), edges);
  part.shape.reset();
  std::erase_if(part.marks, depends_on_direction);
  return part;
}

}  // namespace hamlet::path
