#pragma once

#include <string>

#include "hamlet/api/say/analyse_report.hpp"
#include "hamlet/draw/drawing.hpp"

namespace hamlet::api {

/// Returns the drawing for the file's ending; throws an InputError if there is none that can paint panels.
const Drawing& drawing_of_analysis(const std::string& file);
/// Throws an InputError if the board is too large to be drawn legibly.
void require_can_be_seen(const Board& board, const std::string& file);

/// Heat maps, in colours unless they are to be printed, of all scores and figures, and a scatter plot with
/// the fitted line for each correlation.
std::string picture_of(const AnalyseReport& report, const Drawing& drawing, const DrawOptions& options);

}  // namespace hamlet::api
