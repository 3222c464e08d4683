#include "hamlet/analyse/repair/net_clue.hpp"

#include <algorithm>

namespace hamlet {

namespace {

bool is_at(const Bridge& bridge, const Lane& lane) { return Lane{bridge.a, bridge.b} == lane; }

}  // namespace

NetTask with_clues(const NetTask& task, const std::vector<NetClue>& clues) {
  BridgesGrid grid = task.puzzle.grid();
  std::vector<Bridge> drawn = task.drawn;
  bool is_other_grid = false;
  for (const NetClue& clue : clues) {
    const auto& [a, b] = clue.lane;
    if (clue.kind == NetClue::Kind::demand) {
      grid.islands[clue.island].demand = clue.n;
    } else if (clue.kind == NetClue::Kind::forbidden) {
      grid.forbidden.emplace_back(grid.islands[a].cell, grid.islands[b].cell);
    } else {
      std::erase_if(drawn, [&](const Bridge& bridge) { return is_at(bridge, clue.lane); });
      drawn.push_back({a, b, clue.n});
    }
    is_other_grid = is_other_grid || clue.kind != NetClue::Kind::given;
  }
  std::ranges::sort(drawn);
  return {is_other_grid ? BridgesPuzzle(std::move(grid)) : task.puzzle, std::move(drawn)};
}

NetTask with_demands(const NetTask& task, const std::vector<std::optional<int>>& demands) {
  BridgesGrid grid = task.puzzle.grid();
  for (std::size_t i = 0; i < demands.size(); ++i) grid.islands[i].demand = demands[i];
  return {BridgesPuzzle(std::move(grid)), task.drawn};
}

bridges::Found find_nets(const NetTask& task, std::uint64_t most, const Run& run) {
  bridges::Question question(task.puzzle);
  question.bounds.least = bridges::bridges_by_lane(task.puzzle, task.drawn);
  return bridges::find_nets(question, bridges::solver_named("engine", "solver"), most, run);
}

std::vector<int> bridges_at(const BridgesPuzzle& puzzle, const std::vector<Bridge>& net) {
  std::vector<int> sums(puzzle.islands().size(), 0);
  for (const auto& [a, b, n] : net) {
    sums[a] += n;
    sums[b] += n;
  }
  return sums;
}

}  // namespace hamlet
