#include "hamlet/io/parts/bridges_limits.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <string>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/parts/grid_size.hpp"
#include "hamlet/puzzle/lanes.hpp"

namespace hamlet {

namespace {

void require_demand(const BridgesLimits& limits, const Island& island, std::string_view format) {
  if (!island.demand) {
    if (limits.unknown_demands) return;
    throw InputError(
        std::string(format),
        fmt::format("this format holds no island without a number, such as {}", spoken(island.cell)));
  }
  if (*island.demand >= limits.least_demand && *island.demand <= limits.most_demand) return;
  throw InputError(std::string(format),
                   fmt::format("this format holds islands with numbers from {} to {}, and {} has {}",
                               limits.least_demand, limits.most_demand, spoken(island.cell), *island.demand));
}

bool touch(Cell a, Cell b) { return std::abs(a.row - b.row) + std::abs(a.col - b.col) == 1; }

}  // namespace

void require_holds(const BridgesLimits& limits, const BridgesGrid& grid, std::string_view format) {
  const auto refuse = [&](std::string what) { throw InputError(std::string(format), std::move(what)); };
  require_readable({grid.rows, grid.cols}, format);
  if (grid.k < limits.least_k || grid.k > limits.most_k) {
    refuse(
        limits.least_k == limits.most_k
            ? fmt::format("this format is for at most {} bridges between a pair, and this puzzle allows {}",
                          limits.most_k, grid.k)
            : fmt::format(
                  "this format is for at most {} to {} bridges between a pair, and this puzzle allows {}",
                  limits.least_k, limits.most_k, grid.k));
  }
  if (grid.eight) refuse("this format cannot hold diagonal bridges, which this puzzle allows");
  if (grid.no_loops && !limits.no_loops)
    refuse("this format cannot say that loops are forbidden, as they are in this puzzle");
  if (!grid.forbidden.empty())
    refuse("this format cannot say that two islands may not be joined, as in this puzzle");
  if (!grid.blocked.empty())
    refuse("this format cannot say that bridges may not cross some cells, as in this puzzle");
  for (const Island& island : grid.islands) require_demand(limits, island, format);
  if (limits.touching_islands) return;
  for (const auto& [a, b] : lanes_between(grid.islands, false)) {
    const Cell one = grid.islands[a].cell, other = grid.islands[b].cell;
    if (touch(one, other)) {
      refuse(fmt::format("this format holds no islands side by side, such as {} and {}", spoken(one),
                         spoken(other)));
    }
  }
}

int demand_from(std::string_view number, std::string_view where) {
  const auto value = scan_integer(number);
  if (value && *value >= 0 && *value <= most_demand) return static_cast<int>(*value);
  throw InputError(std::string(where),
                   fmt::format("'{}' is not an island's number; write a whole number from 0 to {}",
                               number.substr(0, 40), most_demand));
}

}  // namespace hamlet
