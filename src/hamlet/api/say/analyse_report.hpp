#pragma once

#include <optional>
#include <string>
#include <vector>

#include "hamlet/analyse/statistics/correlation_table.hpp"
#include "hamlet/base/text/json.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet::api {

/// What `analyse` found, ready to be written down.
struct AnalyseReport {
  PathSheet sheet;
  Orbits classes;                // of symmetric cells,
  bool classes_are_sure = true;  // else some of them might be one
  std::size_t components = 1;
  std::vector<MeasuredScore> scores = {};
  std::optional<SolutionSpace> space = {};  // if it was asked for
  bool shows_space = false;                 // else it is there for the correlations only
  std::vector<CellFigure> figures = {};
  std::vector<CorrelationRow> correlations = {};

  /// What must be known to read the scores: one sentence a line.
  std::vector<std::string> remarks() const;
  std::string text() const;
  /// One line a cell: scores, raw and normalised, and figures.
  std::string csv() const;
  Json json() const;
};

}  // namespace hamlet::api
