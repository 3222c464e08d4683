#pragma once

#include <string>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/solve/path/solver.hpp"

namespace hamlet {

/// What is known after looking for solutions.
struct FindResult {
  enum class Answer { found, none, unknown };
  Answer answer = Answer::unknown;
  std::vector<Path> paths = {};
  bool all = false;    // there are no more than these
  std::string method;  // the solver's name, or "refuted"
  std::uint64_t work = 0;
  std::string why = {};  // when none or unknown
};

/// Looks for up to `limit` solutions by one method. A construction goes to work at once, for its board may be
/// too large for a graph; before any other, what looks impossible is refuted. Every path is checked.
FindResult find_paths(const PathPuzzle& puzzle, const PathSolver& solver, std::uint64_t limit,
                      const Labels& labels, const Run& run, const SolverOptions& options = {});

/// By the methods that suit the puzzle: a construction, then merging of cycles, if one solution is wanted and
/// the board is large or the tour closed; else, and if they find nothing, complete search.
FindResult find_paths(const PathPuzzle& puzzle, std::uint64_t limit, const Labels& labels, const Run& run,
                      const SolverOptions& options = {});

}  // namespace hamlet
