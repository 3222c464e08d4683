#include "hamlet/solve/path/ladder/grade.hpp"

#include <algorithm>
#include <set>

#include "hamlet/solve/path/refute/refute.hpp"

namespace hamlet::path {

namespace {

// An early search for a second solution succeeds for most ambiguous puzzles, before any what-if is tried.
constexpr double units_for_first_search = 1e6;
// In a puzzle with several solutions, what-ifs deduce little; with more candidates than this, none is tried.
constexpr std::size_t most_to_try_in_vain = 20'000;

/// The only place that searches for a second solution, or for a proof that there is none.
Found search_for_two(const PathPuzzle& puzzle, const Labels& labels, const Run& run) {
  return find_paths(puzzle, 2, labels, run);
}

Found solved_by_rules(const Position& position) {
  const auto cells = position.cells_by_number();
  Found result{.method = "rules"};
  result.answer = Found::Answer::found;
  result.all = true;
  result.solutions.emplace_back(cells.begin() + 1, cells.end());
  return result;
}

Found clash_by_rules(const PathPuzzle& puzzle, const Labels& labels, const Run& run) {
  Found result{.method = "rules"};
  result.answer = Found::Answer::none;
  result.all = true;
  result.why = "the rules lead from what is given to a clash, which `explain` shows";
  if (const auto refutation = refute(puzzle, labels, run)) result.why = refutation->sentence;
  return result;
}

/// Adds the placed numbers as clues, which makes the search easier and changes no solution. If the direction
/// of a tour is free, the number half-way round is left out: together with the first, it would seem to fix
/// the direction, and both directions would be found.
PathPuzzle with_what_is_placed(const Position& position) {
  const auto& direction = position.table().direction();
  const Step half_way = direction ? (direction->low + direction->high) / 2 : 0;
  std::vector<Visit> placed;
  for (Step number = 1; number <= position.table().length(); ++number) {
    if (number != half_way && position.cell_at(number) != no_vertex)
      placed.push_back({position.cell_at(number), number});
  }
  return with_numbers(position.table().puzzle(), placed);
}

/// Gives the path the direction that the table has chosen.
void turn(const CandidateTable& table, Path& path) {
  if (!table.direction() || path.size() < 3) return;
  const auto [low, high] = *table.direction();
  if (path[low - 1] < path[high - 1]) return;
  if (low == 2) {
    std::reverse(path.begin() + 1, path.end());
  } else {
    std::reverse(path.begin(), path.end() - 1);
  }
}

}  // namespace

PathPuzzle with_numbers(PathPuzzle puzzle, std::span<const Visit> numbers) {
  std::set<Visit> known(puzzle.clues.begin(), puzzle.clues.end());
  for (const Visit& visit : numbers) {
    if (known.insert(visit).second) puzzle.clues.push_back(visit);
  }
  return puzzle;
}

Found find_two_paths(const CandidateTable& table, const Labels& labels, const Run& run) {
  Position position(table);
  Deducer deducer(position);
  Found found;
  for (const int level : {level_pockets, level_what_if}) {
    if (!deducer.deduce(level, run)) return clash_by_rules(table.puzzle(), labels, run);
    if (position.is_complete()) return solved_by_rules(position);
    const bool is_last = level == level_what_if;
    WorkShare share(units_for_first_search);
    found = search_for_two(with_what_is_placed(position), labels, is_last ? run : run.within(share));
    if (found.all || found.has_several() || run.must_end()) break;
  }
  for (Path& path : found.solutions) turn(table, path);
  found.method = "rules and " + found.method;
  return found;
}

Grade grade(const PathPuzzle& puzzle, const Labels& labels, const Run& run) {
  Grade grade;
  const auto table = CandidateTable::of(puzzle, run);
  if (!table) {
    grade.is_too_large = !run.must_end();
    grade.found = search_for_two(puzzle, labels, run);
    grade.way.end = Way::End::stopped;
    return grade;
  }
  grade.found = find_two_paths(*table, labels, run);
  const Wording wording(labels);
  Position position(*table);
  const std::span<const Vertex> solution =
      grade.is_unique() ? std::span<const Vertex>(grade.found.solutions.front()) : std::span<const Vertex>{};
  const bool ends = grade.is_unique() || grade.found.answer == Found::Answer::none;
  const int level = ends                                   ? highest_level
                    : table->size() <= most_to_try_in_vain ? level_what_if
                                                           : level_pockets;
  grade.way = find_way(position, level, wording, solution, run);
  static_cast<WayCost&>(grade) = cost_of_way(grade.way.steps);
  return grade;
}

}  // namespace hamlet::path
