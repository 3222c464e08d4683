#pragma once

#include "hamlet/solve/path/ladder/grade.hpp"

namespace hamlet::path {

/// What a player of a path puzzle is told who asks how to go on from the numbers written so far.
struct Hint {
  enum class Kind { mistake, step, solved, none, ambiguous, unknown };
  Kind kind = Kind::unknown;
  std::string mistake = {};         // what is written wrongly, and why
  std::vector<Vertex> where = {};   // the cells of the mistake, or of the last step
  std::vector<WayStep> steps = {};  // up to the first that places a number; of a mistake, what it leads to
  bool is_unique = false;           // else the steps hold in every solution
  std::string method = {};          // what proved that there is one solution, or none
  std::string why = {};             // when none or unknown
};

/// The first mistake in what is written, else the steps up to the next number.
Hint hint(const PathPuzzle& puzzle, const std::vector<Visit>& written, const Labels& labels, const Run& run);

}  // namespace hamlet::path
