#pragma once

#include "hamlet/solve/path/ladder/position.hpp"

namespace hamlet::path {

/// What a rule shows at one place.
struct Exclusions {
  std::vector<Candidate> excluded = {};
  std::vector<EdgeIndex> joined = {};
  std::vector<EdgeIndex> barred = {};
  bool is_clash = false;  // nothing fits there

  bool is_empty() const { return !is_clash && excluded.empty() && joined.empty() && barred.empty(); }
  void clear() {
    excluded.clear();
    joined.clear();
    barred.clear();
    is_clash = false;
  }
  /// `at`: a cell of the place.
  void apply_to(Position& position, Vertex at) const;
};

/// Each of these adds what one rule shows at one place, if that is new. None changes the position.

/// The numbers of two cells that are joined follow one another.
void look_at_joint(const Position& position, EdgeIndex edge, Exclusions& shown);
/// A cell joined with two others has its number between theirs, and goes nowhere else.
void look_between_joints(const Position& position, Vertex cell, Exclusions& shown);
/// The ends of joined cells are not joined with each other.
void look_at_loop(const Position& position, Vertex cell, Exclusions& shown);
/// A mark that is about the numbers of two cells.
void look_at_pair_mark(const Position& position, const Mark& mark, Exclusions& shown);
/// Two numbers that have the same two cells left have them alone; the other number, or 0.
Step look_at_number_pair(const Position& position, Step number, Exclusions& shown);
/// Two cells that have the same two numbers left have them alone; the other cell, or no_vertex.
Vertex look_at_cell_pair(const Position& position, Vertex cell, Exclusions& shown);
/// A cell is not left to where it was entered from, and what has two ways left uses both.
void look_at_dead_end(const Position& position, Vertex cell, Exclusions& shown);
/// A tour whose direction is free is numbered in one of the two.
void look_at_direction(const Position& position, Exclusions& shown);
/// On a board of two colours the numbers change colour at each step.
void look_at_colours(const Position& position, Exclusions& shown);

}  // namespace hamlet::path
