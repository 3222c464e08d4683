#pragma once

#include <span>
#include <vector>

#include "hamlet/puzzle/path_puzzle.hpp"
#include "hamlet/solve/path/rules/rules.hpp"

namespace hamlet::path {

/// The cells that can lie between consecutive printed numbers: from a cell between 7 and 12, the moves to
/// both must add up to at most five, over cells without a number. Takes time linear in the cells within
/// reach.
class ClueReach {
 public:
  ClueReach(const PathPuzzle& puzzle, const Rules& rules);

  /// False if only the first and the last number are printed, or if there is too much to store.
  bool is_of_use() const { return !first_.empty(); }
  /// Whether the next number can still be reached if a cell without a number is visited at this step.
  bool allows(Vertex cell, Step step) const;
  /// The next printed number after `step`, or one more than the last step.
  Step end_of_stretch(Step step) const { return end_of_[step]; }
  /// The end of the last stretch that can visit the cell; 0 if none can.
  Step last_chance(Vertex cell) const { return last_chance_[cell]; }

 private:
  struct Reach {
    Step stretch;  // identified by its end
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

  std::vector<std::uint32_t> first_;  // by cell: its first reach
  std::vector<Reach> reach_;
  std::vector<Step> end_of_;
  std::vector<Step> last_chance_;
};

}  // namespace hamlet::path
