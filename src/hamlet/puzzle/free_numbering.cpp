#include "hamlet/puzzle/free_numbering.hpp"

#include <algorithm>

namespace hamlet {

bool has_one_way_moves(const PathPuzzle& puzzle) {
  return puzzle.graph.is_directed() || std::ranges::any_of(puzzle.marks, depends_on_direction);
}

namespace {

bool has_clue(const PathPuzzle& puzzle, auto is_wanted) {
  return std::ranges::any_of(puzzle.clues, is_wanted, &Visit::step);
}

bool has_first(const PathPuzzle& puzzle) {
  return puzzle.start || has_clue(puzzle, [](Step step) { return step == 1; });
}

bool has_last(const PathPuzzle& puzzle) {
  return puzzle.end || has_clue(puzzle, [&](Step step) { return step == puzzle.length(); });
}

}  // namespace

bool is_numbered(const PathPuzzle& puzzle) {
  return !puzzle.closed || (has_first(puzzle) && has_last(puzzle)) ||
         has_clue(puzzle, [&](Step step) { return step != 1 && step != puzzle.length(); }) ||
         std::ranges::any_of(puzzle.marks, depends_on_numbers);
}

FreeNumbering free_numbering(const PathPuzzle& puzzle) {
  if (is_numbered(puzzle)) return {};
  return {.beginning = !has_first(puzzle) && !has_last(puzzle), .direction = !has_one_way_moves(puzzle)};
}

}  // namespace hamlet
