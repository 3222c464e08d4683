#include "hamlet/solve/bridges/grade.hpp"

#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/ladder/told_way.hpp"

namespace hamlet::bridges {

void replace_way(Grade& grade, Way way) {
  static_cast<WayCost&>(grade) = cost_of_way(way.steps);
  grade.way = std::move(way);
}

Grade grade(const Question& question, const Run& run) {
  const auto& [puzzle, network, bounds] = question;
  Grade grade;
  grade.found = find_nets(question, solver_named("engine", "solver"), 2, run);
  const Wording wording(network, puzzle);
  Position position(network);
  (void)apply_bounds(position, bounds);
  const std::vector<int> solution =
      grade.is_unique() ? bridges_by_lane(puzzle, grade.found.solutions.front()) : std::vector<int>{};
  // Ever deeper what-ifs terminate only if every wrong assumption is refuted in the end.
  const bool ends = grade.is_unique() || grade.found.answer == Found::Answer::none;
  replace_way(grade, told(find_way(position, ends ? level_deeper : level_what_if, wording, solution, run),
                          bounds, wording));
  return grade;
}

}  // namespace hamlet::bridges
