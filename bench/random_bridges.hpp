#pragma once

#include <numeric>
#include <vector>

#include "hamlet/base/random.hpp"
#include "hamlet/puzzle/bridges_puzzle.hpp"

namespace hamlet::bench {

/// Square grids with islands on up to `share` of the cells, none touching, whose demands come from a random
/// net: there is a solution, and in large grids very many.
class RandomBridges {
 public:
  RandomBridges(int size, double share, std::uint64_t seed)
      : size_(size), cells_(static_cast<std::size_t>(size) * size, Use::empty), rng_(seed) {
    place({random_coordinate(), random_coordinate()});
    const auto wanted = static_cast<std::size_t>(share * size * size);
    std::size_t failures = 0;
    while (islands_.size() < wanted && failures < 100 * islands_.size() + 100)
      failures = grow() ? 0 : failures + 1;
  }

  BridgesPuzzle puzzle() {
    BridgesGrid grid{.rows = size_, .cols = size_, .islands = islands_};
    const BridgesPuzzle lanes(grid);
    grid.islands = lanes.islands();
    for (Island& island : grid.islands) island.demand = 0;
    const std::vector<int> bridges = random_net(lanes);
    for (std::size_t lane = 0; lane < bridges.size(); ++lane) {
      *grid.islands[lanes.lanes()[lane].a].demand += bridges[lane];
      *grid.islands[lanes.lanes()[lane].b].demand += bridges[lane];
    }
    return BridgesPuzzle(std::move(grid));
  }

 private:
  enum class Use : char { empty, island, bridge };

  int random_coordinate() { return 1 + static_cast<int>(rng_.below(static_cast<std::uint64_t>(size_))); }
  bool is_inside(Cell cell) const {
    return cell.row >= 1 && cell.row <= size_ && cell.col >= 1 && cell.col <= size_;
  }
  Use& use(Cell cell) {
    return cells_[static_cast<std::size_t>(cell.row - 1) * static_cast<std::size_t>(size_) +
                  static_cast<std::size_t>(cell.col - 1)];
  }
  static Cell moved(Cell cell, int direction, int steps) {
    constexpr int down[] = {0, 1, 0, -1}, right[] = {1, 0, -1, 0};
    return {cell.row + steps * down[direction], cell.col + steps * right[direction]};
  }
  void place(Cell cell) {
    use(cell) = Use::island;
    islands_.push_back({cell, {}});
  }
  bool touches(Cell cell, int but_not) {
    for (int direction = 0; direction < 4; ++direction) {
      const Cell next = moved(cell, direction, 1);
      if (direction != but_not && is_inside(next) && use(next) == Use::island) return true;
    }
    return false;
  }

  /// Tries to build a bridge from a random island to a new one.
  bool grow() {
    const Cell from = islands_[rng_.below(islands_.size())].cell;
    const int direction = static_cast<int>(rng_.below(4));
    const int longest = 4 + static_cast<int>(rng_.below(6));
    int run = 0;
    while (run < longest && is_inside(moved(from, direction, run + 1)) &&
           use(moved(from, direction, run + 1)) == Use::empty)
      ++run;
    if (run < 2) return false;
    const int length = 2 + static_cast<int>(rng_.below(static_cast<std::uint64_t>(run - 1)));
    const Cell to = moved(from, direction, length);
    if (touches(to, -1)) return false;
    for (int step = 1; step < length; ++step) use(moved(from, direction, step)) = Use::bridge;
    grown_.emplace_back(from, to);
    place(to);
    return true;
  }

  /// The lanes along which the grid grew, and half of the others that do not cross the net; a fifth doubled.
  /// This leaves the most to the search: 45 % of the lanes.
  std::vector<int> random_net(const BridgesPuzzle& lanes) {
    std::vector<int> bridges(lanes.lanes().size(), 0);
    std::vector<std::vector<std::size_t>> crossing(bridges.size());
    for (const auto& [one, two] : lanes.crossings()) {
      crossing[one].push_back(two);
      crossing[two].push_back(one);
    }
    for (const auto& [from, to] : grown_) {
      const Vertex a = *lanes.island_at(from), b = *lanes.island_at(to);
      bridges[*lanes.lane_between(std::min(a, b), std::max(a, b))] = 1;
    }
    std::vector<std::size_t> order(bridges.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    rng_.shuffle(std::span(order));
    for (const std::size_t lane : order) {
      const bool is_free =
          std::ranges::all_of(crossing[lane], [&](std::size_t c) { return bridges[c] == 0; });
      if (bridges[lane] == 0 && is_free && rng_.below(100) < 50) bridges[lane] = 1;
      if (bridges[lane] == 1 && rng_.below(100) < 20) bridges[lane] = 2;
    }
    return bridges;
  }

  int size_;
  std::vector<Use> cells_;
  std::vector<Island> islands_;
  std::vector<std::pair<Cell, Cell>> grown_;
  Rng rng_;
};

}  // namespace hamlet::bench
