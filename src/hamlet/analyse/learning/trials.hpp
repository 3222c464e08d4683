#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "hamlet/analyse/learning/board_trial.hpp"

namespace hamlet {

using Trials = std::vector<const BoardTrial*>;

/// The number of parts in cross-validation.
inline constexpr std::size_t trial_folds = 10;

/// Keeps one of several boards with the same features. They are usually the same or mirrored, and a model
/// that has seen one has seen them all.
Trials unlike(const Trials& trials);

/// The trials that no refuter answered.
Trials left_open(const Trials& trials);

/// Formats a share: "12.3 %".
std::string percentage(double share);

}  // namespace hamlet
