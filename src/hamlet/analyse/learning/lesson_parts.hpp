#pragma once

#include <string>
#include <vector>

#include "hamlet/analyse/experiment.hpp"
#include "hamlet/analyse/learning/board_trial.hpp"
#include "hamlet/base/random.hpp"

namespace hamlet {

using Trials = std::vector<const BoardTrial*>;

inline constexpr std::size_t folds = 10;

double share(std::size_t part, std::size_t whole);
/// "12.3 %"
std::string percent(double share);

/// Boards with a known answer that no refuter gave.
Trials left_open(const Trials& known);

/// Models of whether there is a solution, beside the more frequent answer and the refuters. Some boards must
/// be left open.
void report_solvability(const Trials& known, Rng& rng, ExperimentReport& report);

/// Models of which method is the fastest, beside one order of methods for all boards, and the portfolio.
void report_methods(const Trials& open, Rng& rng, ExperimentReport& report);

}  // namespace hamlet
