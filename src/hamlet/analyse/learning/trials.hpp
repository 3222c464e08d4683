#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "hamlet/analyse/learning/board_trial.hpp"

namespace hamlet {

using Trials = std::vector<const BoardTrial*>;

/// How many parts cross-validation makes.
inline constexpr std::size_t trial_folds = 10;

/// Of boards with the same features, which are as a rule the same or mirrored, the first: a model that has
/// seen one has seen all.
Trials unlike(const Trials& trials);

/// Those that no refuter answered.
Trials left_open(const Trials& trials);

/// "12.3 %"
std::string percentage(double share);

}  // namespace hamlet
