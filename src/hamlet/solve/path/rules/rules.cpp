#include "hamlet/solve/path/rules/rules.hpp"

#include "hamlet/graph/bipartition.hpp"
#include "hamlet/graph/components.hpp"
#include "hamlet/puzzle/free_numbering.hpp"

namespace hamlet::path {

Rules::Rules(const PathPuzzle& puzzle)
    : start(puzzle.start),
      end(puzzle.end),
      step_of(puzzle.length(), 0),
      cell_at(puzzle.length() + std::size_t{1}, no_vertex),
      marks(puzzle.marks, puzzle.length()),
      closed_(puzzle.closed) {
  const auto put = [&](Vertex cell, Step step) {
    step_of[cell] = step;
    cell_at[step] = cell;
  };
  for (const auto& [cell, step] : puzzle.clues) put(cell, step);
  if (start) put(*start, 1);
  if (end) put(*end, puzzle.length());
  if (puzzle.length() > 0) {
    if (cell_at[1] != no_vertex) start = cell_at[1];
    if (cell_at[puzzle.length()] != no_vertex) end = cell_at[puzzle.length()];
  }

  if (!puzzle.diamonds.empty()) diamond_partners.resize(puzzle.length());
  for (const auto& [a, b] : puzzle.diamonds) {
    diamond_partners[a].push_back(b);
    diamond_partners[b].push_back(a);
  }
  for (const Mark& mark : puzzle.marks) {
    if (mark.rule->allows_steps) marks_on_steps.push_back(&mark);
  }

  const FreeNumbering free = free_numbering(puzzle);
  only_the_cycle_matters = free.beginning;
  direction_is_free = free.direction;
  directed = has_one_way_moves(puzzle);
  look_at_colours(puzzle);
}

void Rules::look_at_colours(const PathPuzzle& puzzle) {
  // The colours of separate parts are unrelated.
  if (components(puzzle.graph).count != 1) return;
  auto parts = bipartition(puzzle.graph);
  if (!parts) return;
  colour_ = std::move(parts->colour);
  const Step n = puzzle.length();
  for (unsigned first : {0u, 1u}) {
    bool fits = parts->size_of[first] == n - n / 2 && (!puzzle.closed || n % 2 == 0);
    for (Step step = 1; step <= n && fits; ++step) {
      if (cell_at[step] != no_vertex) fits = colour_[cell_at[step]] == (first + step + 1) % 2;
    }
    start_colour_fits_[first] = fits;
  }
}

}  // namespace hamlet::path
