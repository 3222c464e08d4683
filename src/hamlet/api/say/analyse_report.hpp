#pragma once

#include <optional>
#include <string>
#include <vector>

#include "hamlet/analyse/statistics/correlation_table.hpp"
#include "hamlet/base/text/json.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet::api {

/// The results of `analyse`.
struct AnalyseReport {
  PathSheet sheet;
  Orbits classes;                // of symmetric cells
  bool classes_are_sure = true;  // if not, some classes may belong together
  std::size_t components = 1;
  std::vector<MeasuredScore> scores = {};
  std::optional<SolutionSpace> space = {};  // if it was computed
  bool shows_space = false;                 // if not, it serves only the correlations
  std::vector<CellFigure> figures = {};
  std::vector<CorrelationRow> correlations = {};

  /// What a reader must know to interpret the scores, one sentence a line.
  std::vector<std::string> remarks() const;
  std::string text() const;
  /// One line a cell: its scores, raw and normalised, and its figures.
  std::string csv() const;
  Json json() const;
};

}  // namespace hamlet::api
