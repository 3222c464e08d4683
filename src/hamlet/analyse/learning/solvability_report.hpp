#pragma once

#include "hamlet/analyse/learning/trials.hpp"
#include "hamlet/analyse/reports/experiment.hpp"
#include "hamlet/base/random.hpp"

namespace hamlet {

/// Fits models of solvability, and compares them with the more frequent answer and the refuters. All answers
/// are known, and the refuters leave some boards open. Adds nothing once the run must end.
void report_solvability(const Trials& known, Rng& rng, ExperimentReport& report, const Run& run);

}  // namespace hamlet
