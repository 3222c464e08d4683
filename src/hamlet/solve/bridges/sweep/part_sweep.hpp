#pragma once

#include <functional>

#include "hamlet/solve/bridges/sweep/net_count.hpp"
#include "hamlet/solve/bridges/sweep/sweep_plan.hpp"

namespace hamlet::bridges {

/// Counts the nets of the planned part.
NetCount count_part(const SweepPlan& plan, const Run& run);

/// Receives the number of nets, and returns the rank of each net to draw, from 0.
using ChooseRanks = std::function<std::vector<Count>(const Count& nets)>;

/// The nets of the chosen ranks. Every rank stands for another net.
struct PartNets {
  NetCount count = {};
  /// For each chosen rank, by step of the plan: the bridges on its lane beyond the known ones.
  std::vector<std::vector<int>> nets = {};
};
PartNets draw_from_part(const SweepPlan& plan, const ChooseRanks& choose, const Run& run);

}  // namespace hamlet::bridges
