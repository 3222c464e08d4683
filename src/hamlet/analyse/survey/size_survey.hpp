#pragma once

#include <optional>
#include <string>
#include <vector>

#include "hamlet/analyse/survey/path_bounds.hpp"
#include "hamlet/base/count.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

/// Whether a path or tour exists, and if not, or if that is unknown, why.
struct Existence {
  path::Found::Answer answer = path::Found::Answer::unknown;
  std::string why = {};
  std::string why_in_common = {};  // the reason without details of this board
};

struct SurveyedBoard {
  int rows, columns;
  Existence path = {}, tour = {};
  std::optional<Count> paths = {};  // directed; nothing if counting takes too much
  std::optional<Count> tours = {};  // undirected
  PathBounds bounds = {};

  int cells() const { return rows * columns; }
  std::string name() const;  // "4x5"
};

struct SurveyOptions {
  double units_to_decide = 10e6;               // work units for each path and each tour
  std::uint64_t bytes_to_count = 128'000'000;  // boards that need more are not counted
};

/// Which boards of a family have paths and tours, and how many.
struct SizeSurvey {
  std::string family;  // including arguments: "leaper-1-4"
  int rows, columns;   // of the largest board
  bool is_turnable;    // a board and the same board turned count as one
  SurveyOptions options = {};
  /// Row by row. If `is_turnable`, a board and the same board turned are listed once.
  std::vector<SurveyedBoard> boards = {};
  bool complete = false;  // false if the run ended first; the last boards are then missing

  bool is_diplomatico() const { return family == "diplomatico"; }
  /// Null if the board is missing. A turnable board is found in either orientation.
  const SurveyedBoard* board(int rows, int columns) const;
  bool all_decided() const;
};

/// Surveys all sizes of a family up to `largest`. The family is named without a size and must have sizes such
/// as 4x5; throws InputError otherwise, or for more than 10 000 boards.
SizeSurvey size_survey(const std::string& family, const std::string& largest, const SurveyOptions& options,
                       const Run& run);

/// Boards on which something does not exist, or is unknown, for the same reason.
struct SharedReason {
  std::string what;   // "no path", "no tour", "path unknown", "tour unknown"
  std::string sizes;  // "1x2 to 1x10, 2x2"
  std::string why;
};
/// Groups the boards by reason, in the order of the boards. A reason that several boards share names no
/// cells. A board without a path is not listed again as having no tour.
std::vector<SharedReason> reasons_of(const SizeSurvey& survey);

}  // namespace hamlet
