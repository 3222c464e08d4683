#pragma once

#include "hamlet/analyse/reports/experiment.hpp"
#include "hamlet/analyse/survey/size_survey.hpp"
#include "hamlet/draw/plot/panels.hpp"

namespace hamlet {

/// One row for each number of rows, with "oc", "o" or "-" for each board.
ReportTable solvability_table(const SizeSurvey& survey);
ReportTable reasons_table(const SizeSurvey& survey);
/// Numbers of paths and tours with their bounds, for each board that has a path.
ReportTable growth_table(const SizeSurvey& survey);
/// The sizes without numbers in the growth table, and the reason; empty if there are none.
std::string left_out_of(const SizeSurvey& survey);
/// Plots counted boards as marks, and bounds as lines along the square boards and on to the largest board.
Panel growth_plot(const SizeSurvey& survey);

}  // namespace hamlet
