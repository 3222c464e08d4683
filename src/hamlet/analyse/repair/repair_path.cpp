#include "hamlet/analyse/repair/repair_path.hpp"

#include <algorithm>

#include "hamlet/analyse/clues/minimal_clues.hpp"
#include "hamlet/analyse/repair/kept_clues.hpp"
#include "hamlet/analyse/repair/lone_visits.hpp"
#include "hamlet/puzzle/free_numbering.hpp"
#include "hamlet/solve/path/find.hpp"
#include "hamlet/solve/path/refute/refute.hpp"

namespace hamlet {

namespace {

// A smallest set is looked for to so many of the solutions: each may take long.
constexpr std::size_t most_solutions_aimed_at = 20;

std::vector<PathClue> clues_of(const PathPuzzle& puzzle, const path::ClueSet& set) {
  std::vector<PathClue> clues;
  for (path::NumberIndex number : set.numbers) {
    const auto at = std::ranges::find(puzzle.clues, number + 1, &Visit::step);
    clues.emplace_back(*at);
  }
  for (const Diamond& diamond : set.diamonds) clues.emplace_back(diamond);
  return clues;
}

std::vector<PathClue> clues_of(const Path& solution, const path::ClueSet& set) {
  std::vector<PathClue> clues;
  for (path::NumberIndex number : set.numbers) clues.emplace_back(Visit{solution[number], number + 1});
  return clues;
}

/// A smallest set of numbers of this solution that, added, leave no other.
SmallestClues fewest_to_add(const PathPuzzle& puzzle, const Path& solution, const Run& run) {
  const ClueUniverse universe(puzzle, solution, {});
  path::ClueSet all;
  for (path::NumberIndex number = 0; number < solution.size(); ++number) {
    if (std::ranges::find(puzzle.clues, number + 1, &Visit::step) == puzzle.clues.end())
      all.numbers.push_back(number);
  }
  return smallest_clue_set(universe, all, run);
}

/// No single number is enough, so a set of two is a smallest one.
void add_smallest_sets(const PathPuzzle& puzzle, const std::vector<Path>& solutions, bool is_aimed,
                       PathRepair& repair, const Run& run) {
  std::vector<std::vector<PathClue>> sets;
  std::size_t fewest = ~std::size_t{0};
  bool is_minimal = true, is_smallest = true;
  for (const Path& solution :
       std::span(solutions).first(std::min(solutions.size(), most_solutions_aimed_at))) {
    if (run.must_end()) return;
    const SmallestClues set = fewest_to_add(puzzle, solution, run);
    if (!set.is_minimal || set.clues.size() > fewest) continue;
    if (set.clues.size() < fewest) sets.clear();
    fewest = set.clues.size();
    sets.push_back(clues_of(solution, set.clues));
    is_minimal = set.is_minimal;
    is_smallest = set.is_proved() && (is_aimed || fewest == 2);
    if (fewest == 2) break;
  }
  if (!sets.empty()) take_sets(repair, std::move(sets), is_minimal, is_smallest);
}

void mend_ambiguous(const PathPuzzle& puzzle, std::vector<Path> known, const Path* aimed_at,
                    PathRepair& repair, const Run& for_sets, const Run& run) {
  if (aimed_at) {
    std::erase(known, *aimed_at);
    known.insert(known.begin(), *aimed_at);
  }
  const LoneVisits lone = lone_visits(puzzle, std::move(known), {.solution = aimed_at}, run);
  repair.lists_all = lone.all;
  for (const Visit& visit : lone.visits) repair.add.emplace_back(visit);
  if (!repair.add.empty() || !lone.all) return;
  add_smallest_sets(puzzle, aimed_at ? std::vector<Path>{*aimed_at} : lone.solutions, aimed_at != nullptr,
                    repair, for_sets);
}

/// What becomes of the puzzle if one of its clues is left out or has another value; nothing if there is still
/// no solution.
std::optional<ClueChange<PathClue>> change_of(const PathPuzzle& puzzle, const path::ClueSet& clue,
                                              const Labels& labels, bool& is_decided, const Run& run) {
  const PathPuzzle others = without(puzzle, clue);
  path::Found found = path::find_paths(others, 2, labels, run);
  ClueChange<PathClue> change{clues_of(puzzle, clue)[0]};
  change.can_go = found.is_unique();
  is_decided = found.all || found.has_several();
  if (found.solutions.empty()) return std::nullopt;
  if (clue.numbers.empty()) return change;
  const Visit printed = std::get<Visit>(change.clue);
  if (change.can_go && !free_numbering(others).any()) {
    const auto at = std::ranges::find(found.solutions[0], printed.cell);
    change.to.push_back(static_cast<int>(at - found.solutions[0].begin()) + 1);
    return change;
  }
  const LoneVisits lone = lone_visits(others, std::move(found.solutions), {.cell = printed.cell}, run);
  is_decided = is_decided && lone.all;
  for (const Visit& visit : lone.visits) change.to.push_back(static_cast<int>(visit.step));
  return change;
}

void mend_contradictory(const PathPuzzle& puzzle, const std::vector<Vertex>& certificate,
                        const Labels& labels, PathRepair& repair, const Run& for_sets, const Run& run) {
  KeptClues clues(puzzle, run);
  // What a person can check comes first; only a smaller conflict replaces it.
  std::vector<std::uint32_t> known = clues.at(certificate);
  if (!path::refute(clues.with(known), labels, run)) known = clues.some_conflict(run);
  repair.lists_all = true;
  for (std::uint32_t e : clues.suspects(known, run)) {
    bool is_decided = false;
    if (auto change = change_of(puzzle, clues.clue(e), labels, is_decided, run))
      repair.changes.push_back(std::move(*change));
    repair.lists_all = repair.lists_all && is_decided;
  }
  std::ranges::stable_partition(repair.changes, &ClueChange<PathClue>::mends);

  const LazyHittingSet conflict = lazy_hitting_set(
      clues.size(), known, [&](const auto& kept) { return clues.broken_by_keeping(kept, for_sets); },
      {.doing = "looking for clues that contradict one another"}, for_sets);
  repair.conflict = clues_of(puzzle, clues.clues(conflict.set));
  take_sets(repair, {repair.conflict}, conflict.is_minimal, conflict.is_smallest());
  // With fewer clues the reason is plainer, if it is one that a person can check.
  if (auto reason = path::refute(clues.with(conflict.set), labels, run)) repair.why = reason->sentence;
}

}  // namespace

PathPuzzle with_clue(PathPuzzle puzzle, const Visit& clue) {
  puzzle.clues.push_back(clue);
  return puzzle;
}

PathRepair repair_path(const PathPuzzle& puzzle, const Path* aimed_at, const Labels& labels, SetWork work,
                       const Run& run) {
  WorkShare for_sets = share_for_sets(work);
  path::Found found = path::find_paths(puzzle, 2, labels, run);
  PathRepair repair{.method = found.method, .why = found.why};
  if (found.has_several()) {
    repair.answer = RepairAnswer::ambiguous;
    mend_ambiguous(puzzle, std::move(found.solutions), aimed_at, repair, run.within(for_sets), run);
  } else if (found.is_unique()) {
    repair.answer = RepairAnswer::unique;
    repair.lists_all = true;
  } else if (found.answer == Outcome::none) {
    repair.answer = RepairAnswer::none;
    mend_contradictory(puzzle, found.certificate, labels, repair, run.within(for_sets), run);
  }
  return repair;
}

}  // namespace hamlet
