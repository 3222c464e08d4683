#pragma once

#include <string>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/types.hpp"

namespace hamlet {

/// How a search came to its end. Only `exhausted` proves that something does not exist.
enum class Ended { exhausted, by_visitor, by_request, gave_up };

struct SearchReport {
  Ended ended = Ended::gave_up;
  std::uint64_t work = 0;   // steps tried; the same for the same input, seed and version
  std::string why = {};     // exhausted without a solution: the reason; stopped or given up: by what
  std::string method = {};  // of a portfolio: the method that answered
  std::vector<Vertex> certificate = {};  // refuted: the cells that the reason speaks of
};

/// What a method promises when it is given time enough.
enum class Power {
  finds,       // a solution, or gives up: it never proves that there is none
  decides,     // a solution, or the proof that there is none; it gives up when asked for a second one
  enumerates,  // every solution, each once
};

/// "the time limit was reached", "it was stopped", or that its share of the work is done.
inline std::string why_ended(const Run& run) {
  if (run.time_is_up()) return "the time limit was reached";
  return run.stop_requested() ? "it was stopped" : "it did not end within its share of the work";
}

}  // namespace hamlet
