#pragma once

#include <string>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/types.hpp"

namespace hamlet {

/// How a search ended. Only `exhausted` proves that something does not exist.
enum class Ended { exhausted, by_visitor, by_request, gave_up };

struct SearchReport {
  Ended ended = Ended::gave_up;
  std::uint64_t work = 0;                // steps tried; the same for the same input, seed and version
  std::string why = {};                  // why there is no solution, or why the search stopped or gave up
  std::string method = {};               // of a portfolio: the method that answered
  std::vector<Vertex> certificate = {};  // if refuted: the cells that the reason is about
};

/// What a method guarantees if it is given enough time.
enum class Power {
  finds,       // finds a solution or gives up; never proves that there is none
  decides,     // finds a solution or proves that there is none; gives up if asked for a second one
  enumerates,  // visits every solution once
};

/// Which limit ended the run, as a sentence for `why`.
inline std::string why_ended(const Run& run) {
  if (run.time_is_up()) return "the time limit was reached";
  return run.stop_requested() ? "it was stopped" : "it did not end within its share of the work";
}

}  // namespace hamlet
