#pragma once

#include <span>

#include "hamlet/base/count.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/solve/bridges/propagate/network.hpp"
#include "hamlet/solve/found.hpp"

namespace hamlet::bridges {

/// How many solutions a bridges puzzle has.
struct NetTotal {
  bool is_exact = false;
  Count nets = 0;      // if exact; else at least so many are known
  std::string method;  // "rules", "search", "sweep"
  std::uint64_t peak_states = 0;
  std::uint64_t work = 0;
  std::string why = {};  // if not exact
};

/// Counts within the bounds: the rules first, then by search if there are few, else by a sweep over what they
/// leave open. `enough`: stops as soon as so many are known.
NetTotal count_nets(const BridgesPuzzle& puzzle, const LaneBounds& bounds, std::uint64_t enough,
                    const Run& run);

/// The least k for which the puzzle has a solution. More than the largest demand never helps, so there may be
/// none.
struct SmallestK {
  using Answer = Outcome;
  Answer answer = Answer::unknown;
  int k = 0;                     // if found
  int not_below = 1;             // if unknown: every smaller k is ruled out
  std::vector<Bridge> net = {};  // if found
  std::string why = {};          // if none or unknown
  std::uint64_t work = 0;
};
/// With `drawn` on the lanes already.
SmallestK smallest_k(const BridgesPuzzle& puzzle, std::span<const int> drawn, const Run& run);
SmallestK smallest_k(const BridgesPuzzle& puzzle, const Run& run);

/// The number of solutions for k = 1, 2, … up to the largest k that makes a difference, with `drawn` on
/// the lanes already. The last is not exact if the run ended.
struct TotalForK {
  int k;
  NetTotal total;
};
std::vector<TotalForK> count_for_each_k(const BridgesPuzzle& puzzle, std::span<const int> drawn,
                                        const Run& run);

/// The same islands with another k.
BridgesPuzzle with_k(const BridgesPuzzle& puzzle, int k);

}  // namespace hamlet::bridges
