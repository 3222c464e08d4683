#pragma once

#include <optional>
#include <string>
#include <vector>

#include "hamlet/puzzle/path_puzzle.hpp"
#include "hamlet/solve/path/rules/cell_marks.hpp"

namespace hamlet::path {

/// A puzzle's clues, turned round for looking up while walking.
struct Rules {
  explicit Rules(const PathPuzzle& puzzle);

  std::optional<Vertex> start, end;                   // given, or by a clue for the first or last number
  std::vector<Step> step_of;                          // the printed number of each cell, or 0
  std::vector<Vertex> cell_at;                        // the cell of each printed number, or no_vertex
  std::vector<std::vector<Vertex>> diamond_partners;  // of each cell; empty if the puzzle has no diamonds
  CellMarks marks;
  std::vector<const Mark*> marks_on_steps;  // those about the numbers of two cells
  bool directed = false;                    // going there is not the same as coming back
  bool only_the_cycle_matters = false;      // one start stands for all (FreeNumbering)
  bool direction_is_free = false;           // … and one direction for both
  /// Whether one solution stands for several ways to number the cells.
  bool numbering_is_free() const { return only_the_cycle_matters || direction_is_free; }

  /// Where the path ends, or what it comes back to.
  std::optional<Vertex> goal() const { return end ? end : closed_ ? start : std::nullopt; }
  /// Whether the colours of a two-coloured board let the path begin on v.
  bool colours_allow_start(Vertex v) const { return colour_.empty() || start_colour_fits_[colour_[v]]; }
  /// Of a board in one part that has two colours, as a chessboard; else empty.
  std::span<const std::uint8_t> colours() const { return colour_; }

 private:
  void look_at_colours(const PathPuzzle& puzzle);

  bool closed_ = false;
  std::vector<std::uint8_t> colour_;
  bool start_colour_fits_[2] = {true, true};
};

}  // namespace hamlet::path
