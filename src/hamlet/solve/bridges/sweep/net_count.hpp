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
  std::string why = {};           // only if not counted
  std::uint64_t states = 0;       // of all layers together
  std::uint64_t peak_states = 0;  // of the largest layer
};

/// Counts the solutions within the bounds by a sweep over the open lanes: partial solutions that leave the
/// same to be decided are one state, and are counted together. Exact for any bounds; the tighter they are,
/// the faster it is. Takes at most `run.memory`.
NetCount count_by_sweep(const Network& network, const LaneBounds& bounds, const Run& run);

}  // namespace hamlet::bridges
