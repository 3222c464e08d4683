#pragma once

#include "hamlet/analyse/reports/experiment.hpp"
#include "hamlet/analyse/learning/trials.hpp"
#include "hamlet/base/random.hpp"

namespace hamlet {

/// Models of which method is the fastest, beside one order of methods for all boards, and the portfolio. Some
/// method answered each board. Adds nothing once the run must end.
void report_methods(const Trials& open, Rng& rng, ExperimentReport& report, const Run& run);

}  // namespace hamlet
