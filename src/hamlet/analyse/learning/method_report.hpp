#pragma once

#include "hamlet/analyse/learning/trials.hpp"
#include "hamlet/analyse/reports/experiment.hpp"
#include "hamlet/base/random.hpp"

namespace hamlet {

/// Fits models of which method is fastest, and compares them with one fixed order of methods and with the
/// portfolio. Some method must have answered each board. Adds nothing once the run must end.
void report_methods(const Trials& open, Rng& rng, ExperimentReport& report, const Run& run);

}  // namespace hamlet
