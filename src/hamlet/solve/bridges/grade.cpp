#include "hamlet/solve/bridges/grade.hpp"

#include <algorithm>

#include "hamlet/solve/bridges/deduce.hpp"

namespace hamlet {

std::uint64_t cost(const WayStep& step) {
  return step.level == 0 ? 0 : (std::uint64_t{1} << (step.level - 1)) + chain_length(step);
}

void replace_way(Grade& grade, Way way) {
  grade.way = std::move(way);
  grade.level = 0;
  grade.score = 0;
  grade.uses.clear();
  grade.longest_chain = 0;
  for (const WayStep& step : grade.way.steps) {
    grade.level = std::max(grade.level, step.level);
    grade.score += cost(step);
    ++grade.uses[step.rule];
    grade.longest_chain = std::max(grade.longest_chain, chain_length(step));
  }
}

Grade grade(const BridgesPuzzle& puzzle, const LaneBounds& bounds, const Run& run) {
  Grade grade{.found = find_nets(puzzle, bounds, bridges_solver("engine", "solver"), 2, run)};
  const Network network(puzzle);
  const Wording wording(network, puzzle.labels());
  Position position(network);
  (void)apply_bounds(position, bounds);
  const std::vector<int> solution =
      grade.is_unique() ? bridges_by_lane(puzzle, grade.found.nets.front()) : std::vector<int>{};
  // Trying deeper and deeper ends only where every false lane is refuted at last.
  const bool ends = grade.is_unique() || grade.found.answer == NetsFound::Answer::none;
  replace_way(grade, find_way(position, ends ? level_deeper : level_what_if, wording, solution, run));
  return grade;
}

}  // namespace hamlet
