#pragma once

#include <string>

#include "hamlet/api/say/analyse_report.hpp"
#include "hamlet/draw/drawing.hpp"

namespace hamlet::api {

/// The drawing that a file's ending stands for, which can paint panels; otherwise an InputError.
const Drawing& drawing_of_analysis(const std::string& file);
/// An InputError if the board is too large to be seen.
void require_can_be_seen(const Board& board, const std::string& file);

/// Heat maps of all scores and figures, and a scatter plot with the fitted line for each correlation.
std::string picture_of(const AnalyseReport& report, const Drawing& drawing);

}  // namespace hamlet::api
