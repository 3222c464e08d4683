#pragma once

#include <cstdint>
#include <string>

#include "hamlet/base/count.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/solve/bridges/propagate/network.hpp"

namespace hamlet::bridges {

struct NetCount {
  enum class Ended { counted, too_large, stopped };

  Ended ended = Ended::counted;
  Count nets = 0;                 // only if counted
  std::string why = {};           // only if not
  std::uint64_t states = 0;       // of all layers
  std::uint64_t peak_states = 0;  // of the largest
};

/// The number of nets that keep the bounds and solve the puzzle, by a sweep over the lanes that are open:
/// all that can be decided on the lanes so far is counted at once where it leaves the same to be decided.
/// Right for any bounds; the tighter they are, the faster. Takes at most `run.memory`.
NetCount count_by_sweep(const Network& network, const LaneBounds& bounds, const Run& run);

}  // namespace hamlet::bridges
