#pragma once

#include "hamlet/analyse/reports/experiment.hpp"
#include "hamlet/analyse/learning/trials.hpp"
#include "hamlet/base/random.hpp"

namespace hamlet {

/// Models of whether there is a solution, beside the more frequent answer and the refuters. The answers are
/// known, and some boards are left open. Adds nothing once the run must end.
void report_solvability(const Trials& known, Rng& rng, ExperimentReport& report, const Run& run);

}  // namespace hamlet
