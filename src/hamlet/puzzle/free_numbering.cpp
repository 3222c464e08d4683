#include "hamlet/puzzle/free_numbering.hpp"

#include <algorithm>

namespace hamlet {

bool has_one_way_moves(const PathPuzzle& puzzle) {
  return puzzle.graph.is_directed() || std::ranges::any_of(puzzle.marks, speaks_of_direction);
}

FreeNumbering free_numbering(const PathPuzzle& puzzle) {
  const auto has_clue = [&](auto is_wanted) {
    return std::ranges::any_of(puzzle.clues, is_wanted, &Visit::step);
  };
  const bool first = puzzle.start || has_clue([](Step step) { return step == 1; });
  const bool last = puzzle.end || has_clue([&](Step step) { return step == puzzle.length(); });
  const bool is_numbered = (first && last) ||
                           has_clue([&](Step step) { return step != 1 && step != puzzle.length(); }) ||
                           std::ranges::any_of(puzzle.marks, speaks_of_numbers);
  if (!puzzle.closed || is_numbered) return {};
  return {.beginning = !first && !last, .direction = !has_one_way_moves(puzzle)};
}

}  // namespace hamlet
