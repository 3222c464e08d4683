#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "hamlet/board/cell.hpp"
#include "hamlet/puzzle/violation.hpp"
#include "hamlet/types.hpp"

namespace hamlet {

/// The largest demand of an island, and the largest k.
inline constexpr int most_demand = 1'000'000;

struct Island {
  Cell cell;
  std::optional<int> demand;  // how many bridges end here; unset if the clue does not say
  friend auto operator<=>(const Island&, const Island&) = default;
};

/// The printed puzzle: islands on a grid, and how they may be joined.
struct BridgesGrid {
  int rows = 0;
  int cols = 0;
  int k = 2;              // most bridges between a pair
  bool eight = false;     // diagonal lanes are allowed too
  bool no_loops = false;  // the net must be a tree (of bundles)
  std::vector<Island> islands = {};
  std::vector<std::pair<Cell, Cell>> forbidden = {};  // pairs of islands that may not be joined
  std::vector<Cell> blocked = {};  // outside the shape: no island stands there, and no bridge crosses them
  friend bool operator==(const BridgesGrid&, const BridgesGrid&) = default;
};

/// Two islands that see each other over unblocked cells, along a row, a column or (with eight directions) a
/// diagonal.
struct Lane {
  Vertex a;  // the first in reading order
  Vertex b;
  friend auto operator<=>(const Lane&, const Lane&) = default;
};

/// The question: can bridges be built on the lanes, at most k on each and none crossing, so that every island
/// has as many as it demands and all are connected? The size grows with the islands, not with the area of the
/// grid.
class BridgesPuzzle {
 public:
  BridgesPuzzle() = default;
  /// Throws InputError for islands or blocked cells off the grid or on the same cell, demands or k below 1 or
  /// above `most_demand`, and forbidden pairs that have no lane.
  explicit BridgesPuzzle(BridgesGrid grid);

  const BridgesGrid& grid() const { return grid_; }
  int k() const { return grid_.k; }
  /// In reading order; a `Vertex` is an index into this list.
  const std::vector<Island>& islands() const { return grid_.islands; }
  /// Ascending, without the forbidden ones.
  const std::vector<Lane>& lanes() const { return lanes_; }
  /// Pairs of lanes, by index, that cannot both carry bridges.
  const std::vector<std::pair<std::size_t, std::size_t>>& crossings() const { return crossings_; }

  std::optional<Vertex> island_at(Cell cell) const;
  std::optional<std::size_t> lane_between(Vertex a, Vertex b) const;
  Labels labels() const;

  friend bool operator==(const BridgesPuzzle& a, const BridgesPuzzle& b) { return a.grid_ == b.grid_; }

 private:
  BridgesGrid grid_;
  std::vector<Lane> lanes_;
  std::vector<std::pair<std::size_t, std::size_t>> crossings_;
};

/// All violations of the rules in `answer`, by rule and place; empty if it is a solution.
std::vector<Violation> check(const BridgesPuzzle& puzzle, const std::vector<Bridge>& answer);

}  // namespace hamlet
