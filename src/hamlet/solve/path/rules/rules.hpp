#pragma once

#include <optional>
#include <string>
#include <vector>

#include "hamlet/puzzle/path_puzzle.hpp"
#include "hamlet/solve/path/rules/cell_marks.hpp"

namespace hamlet::path {

/// A puzzle's clues, indexed for lookup during a walk.
struct Rules {
  explicit Rules(const PathPuzzle& puzzle);

  std::optional<Vertex> start, end;                   // given, or from a clue for the first or last number
  std::vector<Step> step_of;                          // the printed number of each cell, or 0
  std::vector<Vertex> cell_at;                        // the cell of each printed number, or no_vertex
  std::vector<std::vector<Vertex>> diamond_partners;  // by cell; empty if the puzzle has no diamonds
  CellMarks marks;
  std::vector<const Mark*> marks_on_steps;  // marks that relate the numbers of two cells
  bool directed = false;                    // the graph is directed or has one-way marks
  bool only_the_cycle_matters = false;      // all starts are equivalent (FreeNumbering)
  bool direction_is_free = false;           // both directions are equivalent
  /// Whether one solution represents several numberings of the cells.
  bool numbering_is_free() const { return only_the_cycle_matters || direction_is_free; }

  /// The cell where the path ends, or to which a tour returns.
  std::optional<Vertex> goal() const { return end ? end : closed_ ? start : std::nullopt; }
  /// Whether the colours of a bipartite board let the path begin on v.
  bool colours_allow_start(Vertex v) const { return colour_.empty() || start_colour_fits_[colour_[v]]; }
  /// The colours of a connected bipartite board, as on a chessboard; otherwise empty.
  std::span<const std::uint8_t> colours() const { return colour_; }

 private:
  void look_at_colours(const PathPuzzle& puzzle);

  bool closed_ = false;
  std::vector<std::uint8_t> colour_;
  bool start_colour_fits_[2] = {true, true};
};

}  // namespace hamlet::path
