#pragma once

#include <optional>
#include <string>
#include <vector>

#include "hamlet/analyse/survey/path_bounds.hpp"
#include "hamlet/base/count.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

/// Whether there is one, and if not, or if it is not known, why.
struct Existence {
  path::Found::Answer answer = path::Found::Answer::unknown;
  std::string why = {};
  std::string why_in_common = {};  // without what is true of this board alone
};

struct SurveyedBoard {
  int rows, columns;
  Existence path = {}, tour = {};
  std::optional<Count> paths = {};  // directed; nothing where counting them would take too much
  std::optional<Count> tours = {};  // undirected
  PathBounds bounds = {};

  int cells() const { return rows * columns; }
  std::string name() const;  // "4x5"
};

struct SurveyOptions {
  double units_to_decide = 10e6;               // of work, for each path and each tour
  std::uint64_t bytes_to_count = 128'000'000;  // what needs more is not counted
};

/// Which boards of a family have paths and tours, and how many.
struct SizeSurvey {
  std::string family;  // with its arguments: "leaper-1-4"
  int rows, columns;   // the largest
  bool is_turnable;    // 4x5 is 5x4 turned, and stands for both
  SurveyOptions options = {};
  /// Each once, row by row; those that are others turned have no more rows than columns.
  std::vector<SurveyedBoard> boards = {};
  bool complete = false;  // false if the run had to end first; the last boards are then missing

  bool is_diplomatico() const { return family == "diplomatico"; }
  /// Null if it is missing.
  const SurveyedBoard* board(int rows, int columns) const;
  bool all_decided() const;
};

/// What may have sizes such as 4x5, by the name of a family without one; otherwise an InputError. At most
/// 10 000 boards.
SizeSurvey size_survey(const std::string& family, const std::string& largest, const SurveyOptions& options,
                       const Run& run);

/// Boards on which something does not exist, or is not known, for one reason.
struct SharedReason {
  std::string what;   // "no path", "no tour", "path unknown", "tour unknown"
  std::string sizes;  // "1x2 to 1x10, 2x2"
  std::string why;
};
/// In the order of the boards. What several share does not name their cells. A board without a path is not
/// named again for having no tour.
std::vector<SharedReason> reasons_of(const SizeSurvey& survey);

}  // namespace hamlet
