#include "hamlet/solve/path/gaps/allowed_moves.hpp"

#include "hamlet/puzzle/free_numbering.hpp"
#include "hamlet/solve/path/rules/cell_marks.hpp"

namespace hamlet::path {

AllowedMoves::AllowedMoves(const PathPuzzle& puzzle) : is_directed_(has_one_way_moves(puzzle)) {
  const CellMarks marks(puzzle.marks, puzzle.length());
  out_begins_.push_back(0);
  in_begins_.push_back(0);
  for (Vertex v = 0; v < puzzle.length(); ++v) {
    for (Vertex w : puzzle.graph.out(v)) {
      if (marks.allow_move(v, w)) out_.push_back(w);
    }
    out_begins_.push_back(static_cast<std::uint32_t>(out_.size()));
    if (!is_directed_) continue;
    for (Vertex w : puzzle.graph.in(v)) {
      if (marks.allow_move(w, v)) in_.push_back(w);
    }
    in_begins_.push_back(static_cast<std::uint32_t>(in_.size()));
  }
}

}  // namespace hamlet::path
