#pragma once

#include <functional>

#include "hamlet/solve/bridges/sweep/net_count.hpp"
#include "hamlet/solve/bridges/sweep/part_sweep.hpp"

namespace hamlet::bridges {

struct NetDraw {
  NetCount count = {};                      // of all nets; only if the draw succeeded
  std::vector<std::vector<int>> nets = {};  // by lane; empty unless counted
};

/// The nets of chosen ranks within the bounds. `choose` is called once for each independent part of what is
/// open and must always return as many ranks; the ranks of a net in all parts determine it, and every choice
/// of ranks another one. Keeps all states of the sweep; takes at most `run.memory`.
NetDraw draw_by_sweep(const Network& network, const LaneBounds& bounds, std::size_t size,
                      const ChooseRanks& choose, const Run& run);

}  // namespace hamlet::bridges
