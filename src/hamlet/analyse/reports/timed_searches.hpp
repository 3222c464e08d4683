#pragma once

#include <functional>
#include <string>

#include "hamlet/solve/path/find.hpp"

namespace hamlet {

/// A method as the document uses one: by its name in the list of solvers, with an order of moves if it takes
/// one.
struct TimedSearcher {
  const char* name;
  const char* solver;
  const char* order;
};

/// Seconds on average over some runs with different seeds, none of which may take longer than the document
/// waited.
struct MeanTime {
  double seconds = 0;
  std::uint64_t solutions = 0;  // found in the last run
  bool in_time = true;          // else `seconds` says nothing
  std::string in_words() const;
};

inline constexpr double longest_wait = 30;

/// Finds one solution a run, or all: by any way of looking that keeps to a run, and by a method of the list.
MeanTime mean_time(const std::function<path::Found(const Run&)>& find, bool all, int runs, const Run& run);
MeanTime mean_time(const TimedSearcher& searcher, const PathPuzzle& puzzle, bool all, int runs,
                   const Run& run);

}  // namespace hamlet
