#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/solve/path/rules/rules.hpp"

namespace hamlet::path {

/// For each number, its candidate cells, given the printed numbers, diamonds and marks. At the fixed point,
/// every cell of number i has a neighbour for i − 1 and one for i + 1, and a number with one cell, or a cell
/// with one number, excludes all others. Gaps narrow one another here, in a table of the board squared;
/// `LayeredWalk` treats each alone.
class StepDomains {
 public:
  /// If the run ends first, the table is incomplete; callers must check the run.
  StepDomains(const PathPuzzle& puzzle, const Rules& rules, const Run& run);

  /// Propagates to the fixed point. Returns false if some number or cell has no candidate left; ends early
  /// with the run.
  bool close();
  /// The number (or 0) and the cell (or no_vertex) that has no candidate left.
  Step stuck_step() const { return stuck_step_; }
  Vertex stuck_cell() const { return stuck_cell_; }

  bool may(Step step, Vertex cell) const { return (bits(step)[cell / 64] >> cell % 64 & 1) != 0; }
  /// Ascending.
  std::vector<Vertex> cells_of(Step step) const;
  std::size_t size_of(Step step) const { return size_[step]; }
  /// Whether some number can be on `from` with the next one on `to`.
  bool may_follow(Vertex from, Vertex to) const;

  static double bytes(double length) { return length * length / 8; }

 private:
  std::uint64_t* bits(Step step) { return words_.data() + std::size_t{step - 1} * row_; }
  const std::uint64_t* bits(Step step) const { return words_.data() + std::size_t{step - 1} * row_; }
  void remove(Step step, Vertex cell);
  bool sweep();
  bool narrow(Step step, Step beside, bool beside_comes_after);
  bool propagate();
  bool fix(Step step, Vertex cell);
  bool keep_diamonds();
  bool keep_pairs();
  bool keep_allowed(const Mark& mark, bool of_first);
  std::vector<Step> steps_of(Vertex cell) const;

  const PathPuzzle& puzzle_;
  const Rules& rules_;
  const Run& run_;
  const Step n_;
  const std::size_t row_;
  std::vector<std::uint64_t> words_;
  std::vector<std::uint32_t> size_;      // cells of each number
  std::vector<std::uint32_t> steps_of_;  // numbers of each cell
  std::vector<std::uint8_t> step_fixed_;
  std::vector<std::uint8_t> cell_fixed_;
  std::vector<Step> single_steps_;
  std::vector<Vertex> single_cells_;
  bool changed_ = false;
  Step stuck_step_ = 0;
  Vertex stuck_cell_ = no_vertex;
};

}  // namespace hamlet::path
