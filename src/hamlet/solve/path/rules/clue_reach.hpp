#pragma once

#include <span>
#include <vector>

#include "hamlet/puzzle/path_puzzle.hpp"
#include "hamlet/solve/path/rules/rules.hpp"

namespace hamlet::path {

/// What the printed numbers say about the cells between them: a cell can stand between 7 and 12 only if it is
/// at most five moves from both together, over cells without a number. Linear in the cells within reach.
class ClueReach {
 public:
  ClueReach(const PathPuzzle& puzzle, const Rules& rules);

  /// Whether it knows anything: there are numbers besides the first and the last, and not too much to keep.
  bool is_of_use() const { return !first_.empty(); }
  /// Whether the next number can still be reached in time if an unnumbered cell is visited at this step.
  bool allows(Vertex cell, Step step) const;
  /// Some number comes after this step, or the end: the step by which the stretch ends.
  Step end_of_stretch(Step step) const { return end_of_[step]; }
  /// The end of the last stretch that can pass the cell; 0 if none can.
  Step last_chance(Vertex cell) const { return last_chance_[cell]; }

 private:
  struct Reach {
    Step stretch;  // by its end
    Step steps;    // from the cell to the number at the stretch's end
  };
  struct Entry {
    Vertex cell;
    Reach reach;
  };
  struct Stretch {
    Vertex from, to;  // no_vertex where the path is open
    Step begin, end;
  };

  std::vector<Stretch> stretches(const PathPuzzle& puzzle, const Rules& rules);
  void keep(std::vector<Entry> entries, Vertex cells);

  std::vector<std::uint32_t> first_;  // of each cell's reaches
  std::vector<Reach> reach_;
  std::vector<Step> end_of_;
  std::vector<Step> last_chance_;
};

}  // namespace hamlet::path
