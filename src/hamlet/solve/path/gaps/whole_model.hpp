#pragma once

#include "hamlet/solve/path/gaps/gap_model.hpp"

namespace hamlet::path {

/// A puzzle as one model: each number that is not printed has a variable for each cell that it can have.
/// Nothing is known of a solution.
class WholeModel {
 public:
  enum class State {
    ready,
    contradictory,  // already the printed numbers exclude one another
    too_large,
    stopped,  // the run ended before it was built
  };

  /// At most so many pairs of a number and a cell, and no more than fit into memory.
  WholeModel(const PathPuzzle& puzzle, std::uint64_t most, bool about_diamonds, const Run& run);
  WholeModel(const WholeModel&) = delete;
  WholeModel& operator=(const WholeModel&) = delete;

  State state() const { return state_; }
  const Gaps& gaps() const { return gaps_; }
  GapModel& model() { return model_; }
  /// After the answer yes.
  Path path() const;

 private:
  const Path unknown_;
  Gaps gaps_;
  GapModel model_;
  State state_;
};

}  // namespace hamlet::path
