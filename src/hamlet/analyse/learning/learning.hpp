#pragma once

#include <span>
#include <string>
#include <vector>

#include "hamlet/analyse/learning/board_trial.hpp"
#include "hamlet/analyse/reports/experiment.hpp"

namespace hamlet {

/// A board, and the largest share of its cells to block at random.
struct BoardToBlock {
  std::string name;
  double most_share = 0;
};

/// Boards of several families. Between a third and all of those drawn from each have a path.
std::vector<BoardToBlock> boards_to_learn_from();

struct LearningOptions {
  std::vector<BoardToBlock> boards = boards_to_learn_from();
  std::size_t count = 1200;  // drawn in all, from each board in turn
  bool closed = false;
  double seconds_each = 2;  // limit for each method
};

/// Draws boards and tries the methods on them. The seed fixes the boards; times depend on the machine. If the
/// run ends early, returns the trials made so far.
std::vector<BoardTrial> draw_trials(const LearningOptions& options, const Run& run);

/// Fits and cross-validates models of solvability and of the fastest method. If the run ends early, reports
/// on the boards only.
ExperimentReport learn(std::span<const BoardTrial> trials, const LearningOptions& options, const Run& run);

}  // namespace hamlet
