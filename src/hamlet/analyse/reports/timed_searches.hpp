#pragma once

#include <functional>
#include <string>

#include "hamlet/solve/path/find.hpp"

namespace hamlet {

/// A method to time: its heading, its name in the table of solvers, and an order of moves if it takes one.
struct TimedSearcher {
  const char* name;
  const char* solver;
  const char* order;
};

/// The mean time over runs with different seeds. No run may take longer than the document waited.
struct MeanTime {
  double seconds = 0;
  std::uint64_t solutions = 0;  // in the last run
  bool in_time = true;          // if false, `seconds` is not valid
  std::string text() const;
};

inline constexpr double longest_wait = 30;

/// Times finding one solution, or all, in each of `runs` runs: with a callback that observes the run's
/// limits, or with a solver.
MeanTime mean_time(const std::function<path::Found(const Run&)>& find, bool all, int runs, const Run& run);
MeanTime mean_time(const TimedSearcher& searcher, const PathPuzzle& puzzle, bool all, int runs,
                   const Run& run);

}  // namespace hamlet
