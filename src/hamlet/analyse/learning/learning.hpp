#pragma once

#include <string>
#include <vector>

#include "hamlet/analyse/experiment.hpp"
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

/// A data set, and what can be learnt from it.
struct Lesson {
  std::vector<BoardTrial> trials;
  ExperimentReport report;
};

/// Draws boards, tries the methods on them, and fits and cross-validates models of whether there is a
/// solution and of which method is fastest. The same seed draws the same boards; times are the machine's. A
/// run that ends early leaves the trials made until then, and a report without what needs more of them.
Lesson learn(const LearningOptions& options, const Run& run);

}  // namespace hamlet
