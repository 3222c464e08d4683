#pragma once

#include <algorithm>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "hamlet/base/random.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/puzzle/sheet.hpp"

/// Random sheets with valid solutions, for round-trip tests.
namespace hamlet {

struct RandomBridges {
  int rows = 7;
  int cols = 8;
  int k = 2;
  bool eight = false;
  bool no_loops = false;
  bool unknowns = false;  // some islands without a number
  bool touching = false;  // islands may stand side by side
};

namespace random_sheets {

inline std::vector<Island> scattered_islands(Rng& rng, const RandomBridges& wanted) {
  std::vector<Island> islands;
  const auto near = [&](Cell cell) {
    return std::ranges::any_of(islands, [&](const Island& other) {
      const int apart = std::abs(other.cell.row - cell.row) + std::abs(other.cell.col - cell.col);
      return apart == 0 || (apart == 1 && !wanted.touching);
    });
  };
  for (int attempt = 0; attempt < wanted.rows * wanted.cols; ++attempt) {
    const Cell cell{1 + static_cast<int>(rng.below(wanted.rows)),
                    1 + static_cast<int>(rng.below(wanted.cols))};
    if (!near(cell)) islands.push_back({cell, std::nullopt});
  }
  return islands;
}

/// Bridges on random lanes that do not cross.
inline std::vector<Bridge> random_net(Rng& rng, const BridgesPuzzle& puzzle) {
  std::vector<std::size_t> order(puzzle.lanes().size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  rng.shuffle(std::span(order));
  std::vector<std::vector<std::size_t>> crossed_by(order.size());
  for (const auto& [i, j] : puzzle.crossings()) {
    crossed_by[i].push_back(j);
    crossed_by[j].push_back(i);
  }
  std::vector<bool> built(order.size(), false);
  std::vector<Vertex> group(puzzle.islands().size());
  std::iota(group.begin(), group.end(), Vertex{0});
  std::vector<Bridge> net;
  for (const std::size_t i : order) {
    const auto [a, b] = puzzle.lanes()[i];
    const bool closes_loop = group[a] == group[b];
    if (closes_loop && (puzzle.grid().no_loops || rng.coin())) continue;
    if (std::ranges::any_of(crossed_by[i], [&](std::size_t j) { return built[j]; })) continue;
    built[i] = true;
    std::ranges::replace(group, Vertex{group[a]}, Vertex{group[b]});
    net.push_back({a, b, 1 + static_cast<int>(rng.below(static_cast<std::uint64_t>(puzzle.k())))});
  }
  return net;
}

/// The component of the net that contains the first bridge: its islands, with their demands, and its bridges.
inline BridgesSheet part_of_first_bridge(BridgesGrid grid, const std::vector<Bridge>& net) {
  std::vector<bool> inside(grid.islands.size(), false);
  inside[net.front().a] = true;
  for (bool grows = true; grows;) {
    grows = false;
    for (const Bridge& bridge : net) {
      if (inside[bridge.a] == inside[bridge.b]) continue;
      inside[bridge.a] = inside[bridge.b] = grows = true;
    }
  }
  std::vector<Island> kept;
  std::vector<Vertex> renumbered(grid.islands.size(), no_vertex);
  for (Vertex v = 0; v < grid.islands.size(); ++v) {
    if (!inside[v]) continue;
    renumbered[v] = static_cast<Vertex>(kept.size());
    kept.push_back({grid.islands[v].cell, 0});
  }
  std::vector<Bridge> bridges;
  for (const Bridge& bridge : net) {
    if (!inside[bridge.a]) continue;
    bridges.push_back({renumbered[bridge.a], renumbered[bridge.b], bridge.n});
    *kept[bridges.back().a].demand += bridge.n;
    *kept[bridges.back().b].demand += bridge.n;
  }
  std::ranges::sort(bridges);
  grid.islands = std::move(kept);
  return {BridgesPuzzle(std::move(grid)), std::move(bridges)};
}

/// A walk that ends where it is stuck. It goes to a neighbour with the fewest exits; ties are broken at
/// random.
inline Path random_walk(Rng& rng, const Graph& graph) {
  std::vector<bool> visited(graph.vertex_count(), false);
  Path path{static_cast<Vertex>(rng.below(graph.vertex_count()))};
  for (;;) {
    visited[path.back()] = true;
    std::vector<std::pair<std::uint64_t, Vertex>> choices;
    for (const Vertex next : graph.out(path.back())) {
      if (visited[next]) continue;
      const auto ways = static_cast<std::uint64_t>(
          std::ranges::count_if(graph.out(next), [&](Vertex w) { return !visited[w]; }));
      choices.emplace_back(ways * 8 + rng.below(8), next);
    }
    if (choices.empty()) return path;
    path.push_back(std::ranges::min(choices).second);
  }
}

}  // namespace random_sheets

/// The grid must have room for two islands.
inline Sheet random_bridges_sheet(Rng& rng, const RandomBridges& wanted) {
  for (;;) {
    const BridgesPuzzle bare({.rows = wanted.rows,
                              .cols = wanted.cols,
                              .k = wanted.k,
                              .eight = wanted.eight,
                              .no_loops = wanted.no_loops,
                              .islands = random_sheets::scattered_islands(rng, wanted)});
    const std::vector<Bridge> net = random_sheets::random_net(rng, bare);
    if (net.empty()) continue;
    BridgesSheet sheet = random_sheets::part_of_first_bridge(bare.grid(), net);
    BridgesGrid grid = sheet.puzzle.grid();
    for (Island& island : grid.islands) {
      if (wanted.unknowns && rng.below(3) == 0) island.demand.reset();
    }
    sheet.puzzle = BridgesPuzzle(std::move(grid));
    return sheet_of(std::move(sheet));
  }
}

struct WantedPathSheet {
  std::string board = "king:6x7";
  bool clues = true;
  bool diamonds = false;
};

/// Cells that the random path does not reach are blocked.
inline Sheet random_path_sheet(Rng& rng, const WantedPathSheet& wanted) {
  const Board whole = make_board({.name = wanted.board});
  const Path walk = random_sheets::random_walk(rng, whole.graph());
  std::vector<bool> visited(whole.size(), false);
  for (const Vertex v : walk) visited[v] = true;
  BoardRequest request{.name = wanted.board};
  for (Vertex v = 0; v < whole.size(); ++v) {
    if (!visited[v]) request.blocked.push_back(whole.cell(v));
  }
  PathSheet sheet{make_board(request), {}};
  sheet.puzzle.graph = sheet.board.graph();
  Path path;
  for (const Vertex v : walk) path.push_back(*sheet.board.vertex_at(whole.cell(v)));
  sheet.solution = visits_of(path);
  std::ranges::sort(*sheet.solution);
  for (const Visit& visit : *sheet.solution) {
    if (wanted.clues && rng.below(3) == 0) sheet.puzzle.clues.push_back(visit);
  }
  for (std::size_t i = 1; i < path.size(); ++i) {
    if (wanted.diamonds && rng.below(5) == 0) sheet.puzzle.diamonds.push_back({path[i - 1], path[i]});
  }
  return sheet_of(std::move(sheet));
}

}  // namespace hamlet
