#pragma once

#include <string>

#include "cli/analyse_report.hpp"
#include "hamlet/draw/drawing.hpp"

namespace hamlet {

/// The drawing that a file's ending stands for, for a board that is not too large to be seen; otherwise an
/// InputError.
const Drawing& drawing_of_analysis(const std::string& file, const Board& board);

/// Heat maps of all scores and figures, and a scatter plot with the fitted line for each correlation.
std::string picture_of(const AnalyseReport& report, const Drawing& drawing);

}  // namespace hamlet
