#pragma once

#include "hamlet/analyse/reports/experiment.hpp"
#include "hamlet/analyse/survey/size_survey.hpp"
#include "hamlet/draw/plot/panels.hpp"

namespace hamlet {

/// "oc", "o" or "-": a row for each number of rows.
ReportTable solvability_table(const SizeSurvey& survey);
ReportTable reasons_table(const SizeSurvey& survey);
/// Numbers of paths and tours beside the bounds; a row for each board that has a path.
ReportTable growth_table(const SizeSurvey& survey);
/// Which sizes the growth table has no numbers for, and why; empty if it has all.
std::string left_out_of(const SizeSurvey& survey);
/// The counted boards as marks, and the bounds as lines along the square boards and on to the largest.
Panel growth_plot(const SizeSurvey& survey);

}  // namespace hamlet
