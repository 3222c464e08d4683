#pragma once

#include <span>

#include "hamlet/base/count.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/solve/bridges/propagate/question.hpp"
#include "hamlet/solve/found.hpp"

namespace hamlet::bridges {

/// The number of solutions of a bridges puzzle.
struct NetTotal {
  bool is_exact = false;
  Count nets = 0;      // if not exact, a lower bound
  std::string method;  // "rules", "search" or "sweep"; "engine" if the run ended before a count began
  std::uint64_t peak_states = 0;
  std::uint64_t work = 0;
  std::string why = {};  // the reason, if not exact
};

/// Counts the solutions within the bounds: by the rules alone if they suffice, by search if there are few,
/// otherwise by a sweep over the lanes that the rules leave open. Stops as soon as `enough` solutions are
/// known.
NetTotal count_nets(const Question& question, std::uint64_t enough, const Run& run);

/// The smallest k for which the puzzle has a solution. There may be none: a k above the largest demand never
/// helps.
struct SmallestK {
  using Answer = Outcome;
  Answer answer = Answer::unknown;
  int k = 0;                     // if found
  int not_below = 1;             // if unknown: every smaller k is excluded
  std::vector<Bridge> net = {};  // if found
  std::string why = {};          // if none or unknown
  std::uint64_t work = 0;
};
/// `drawn` is a lower bound for each lane.
SmallestK smallest_k(const BridgesPuzzle& puzzle, std::span<const int> drawn, const Run& run);
SmallestK smallest_k(const BridgesPuzzle& puzzle, const Run& run);

/// The number of solutions for k = 1, 2, … up to the largest k that makes a difference. `drawn` is a lower
/// bound for each lane. If the run ends, the last number is not exact.
struct TotalForK {
  int k;
  NetTotal total;
};
std::vector<TotalForK> count_for_each_k(const BridgesPuzzle& puzzle, std::span<const int> drawn,
                                        const Run& run);

/// The same islands with another k.
BridgesPuzzle with_k(const BridgesPuzzle& puzzle, int k);

}  // namespace hamlet::bridges
