#pragma once

#include <span>
#include <string>
#include <vector>

#include "hamlet/analyse/reports/experiment.hpp"
#include "hamlet/analyse/learning/board_trial.hpp"

namespace hamlet {

/// A board of which cells are blocked at random, up to this share.
struct BoardToBlock {
  std::string name;
  double most_share = 0;
};

/// Boards of several sorts on which between a third and all of those drawn have a path.
std::vector<BoardToBlock> boards_to_learn_from();

struct LearningOptions {
  std::vector<BoardToBlock> boards = boards_to_learn_from();
  std::size_t count = 1200;  // drawn from each board in turn
  bool closed = false;
  double seconds_each = 2;  // for each method
};

/// Draws boards and tries the methods on them. The same seed draws the same boards; times are the machine's.
/// A run that ends early leaves the trials made until then.
std::vector<BoardTrial> draw_trials(const LearningOptions& options, const Run& run);

/// Fits and cross-validates models of whether there is a solution and of which method is fastest. A run that
/// has to end leaves a report on the boards alone.
ExperimentReport learn(std::span<const BoardTrial> trials, const LearningOptions& options, const Run& run);

}  // namespace hamlet
