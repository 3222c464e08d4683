#include "hamlet/analyse/clues/minimal_clues.hpp"

#include <algorithm>

#include "hamlet/analyse/clues/lazy_hitting_set.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/puzzle/free_numbering.hpp"
#include "hamlet/solve/path/gaps/second_path.hpp"
#include "hamlet/solve/path/rules/solution_key.hpp"

namespace hamlet {

namespace {

using Element = ClueUniverse::Element;

std::vector<path::ClueSet> single_clues(const PathPuzzle& puzzle) {
  std::vector<path::ClueSet> clues;
  for (const Visit& clue : puzzle.clues) clues.push_back({.numbers = {clue.step - 1}});
  std::ranges::sort(clues, {}, [](const path::ClueSet& clue) { return clue.numbers[0]; });
  for (const Diamond& diamond : puzzle.diamonds) clues.push_back({.diamonds = {diamond}});
  return clues;
}

bool is_given_end(const PathPuzzle& puzzle, const path::ClueSet& clue) {
  if (clue.numbers.empty()) return false;
  return (clue.numbers[0] == 0 && puzzle.start) || (clue.numbers[0] + 1 == puzzle.length() && puzzle.end);
}

/// For a tour that is not numbered: whether there is another cycle without the clue.
ClueNeed need_for_cycle(const path::ClueSet& clue, const PathPuzzle& puzzle, const Path& solution,
                        const Run& run) {
  ClueNeed need{.clue = clue};
  const PathPuzzle fewer = without(puzzle, clue);
  path::Found found = path::find_paths(
      fewer, 2, [](Vertex v) { return std::to_string(v); }, run);
  if (found.solutions.size() < 2) {
    if (found.all) need.answer = ClueNeed::Answer::spare;
    return need;
  }
  const path::Rules rules(fewer);
  const bool is_first = path::solution_key(rules, found.solutions[0]) == path::solution_key(rules, solution);
  need.answer = ClueNeed::Answer::needed;
  need.witness = std::move(found.solutions[is_first ? 1 : 0]);
  return need;
}

ClueNeed need_of(const path::ClueSet& clue, const PathPuzzle& puzzle, const Path& solution, path::Gaps& gaps,
                 path::SecondPath& second, const Run& run) {
  if (run.must_end()) return {.clue = clue};
  if (!is_numbered(puzzle)) return need_for_cycle(clue, puzzle, solution, run);
  // A number that is also a given end adds nothing.
  if (is_given_end(puzzle, clue)) return {.clue = clue, .answer = ClueNeed::Answer::spare};
  const std::size_t mark = gaps.mark();
  remove(gaps, clue);
  const path::SecondPath::Verdict verdict = second.look(clue, ~std::uint64_t{0}, run);
  gaps.undo_to(mark);
  ClueNeed need{.clue = clue};
  if (verdict == path::SecondPath::Verdict::unique) need.answer = ClueNeed::Answer::spare;
  if (verdict != path::SecondPath::Verdict::other) return need;
  need.answer = ClueNeed::Answer::needed;
  need.witness = solution;
  for (const auto& [number, cell] : second.difference()) need.witness[number] = cell;
  return need;
}

}  // namespace

std::string_view clue_method(const PathPuzzle& puzzle) { return is_numbered(puzzle) ? "gaps" : "portfolio"; }

std::vector<ClueNeed> needs_of_clues(const PathPuzzle& puzzle, const Path& solution, const Run& run) {
  path::Gaps gaps(puzzle, path::Gaps::most_within(run.memory));
  path::SecondPath second(gaps, solution);
  std::vector<ClueNeed> needs;
  const std::vector<path::ClueSet> clues = single_clues(puzzle);
  for (const path::ClueSet& clue : clues) {
    run.report({.doing = "trying each clue",
                .work = needs.size(),
                .fraction = static_cast<double>(needs.size()) / static_cast<double>(clues.size())});
    needs.push_back(need_of(clue, puzzle, solution, gaps, second, run));
    require(needs.back().answer != ClueNeed::Answer::needed ||
                is_solution(without(puzzle, clue), needs.back().witness),
            "the witness of a clue solves the puzzle without it");
  }
  return needs;
}

ClueUniverse universe_of(const PathPuzzle& puzzle, const Path& solution) {
  PathPuzzle base = puzzle;
  base.clues.clear();
  base.diamonds.clear();
  return ClueUniverse(std::move(base), solution, puzzle.diamonds);
}

MinimalSets count_minimal_sets(const ClueUniverse& universe, const Run& run,
                               const std::function<bool(const path::ClueSet&)>& show) {
  const DifferenceSets differences = minimal_difference_sets(universe, run);
  MinimalSets result{.differences = differences.sets.size()};
  if (!differences.all) return result;
  result.all = for_each_minimal_hitting_set(
      differences.sets, universe.size(), run, [&](const std::vector<std::uint32_t>& set) {
        ++result.count;
        ++result.by_size[set.size()];
        run.report({.doing = "listing minimal clue sets", .work = result.count});
        return show(universe.clues(set));
      });
  return result;
}

SmallestSet smallest_clue_set(const ClueUniverse& universe, const path::ClueSet& known, const Run& run) {
  const auto find = [&](const std::vector<Element>& chosen) {
    MinimalDifference difference = difference_outside(universe, chosen, run);
    return MissedSet{.set = std::move(difference.set), .stopped = difference.stopped};
  };
  const LazyHittingSet found = lazy_hitting_set(universe.size(), universe.elements(known), find,
                                                {.doing = "looking for a smallest clue set"}, run);
  return {.clues = universe.clues(found.set),
          .at_least = found.at_least,
          .differences = found.sets,
          .is_minimal = found.is_minimal};
}

}  // namespace hamlet
