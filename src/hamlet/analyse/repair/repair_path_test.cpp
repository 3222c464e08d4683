#include "hamlet/analyse/repair/repair_path.hpp"

#include <gtest/gtest.h>

#include <set>

#include "hamlet/analyse/repair/lone_visits.hpp"
#include "hamlet/base/random.hpp"
#include "hamlet/puzzle/free_numbering.hpp"
#include "hamlet/solve/path/ladder/position/small_paths_test_help.hpp"
#include "hamlet/solve/path/rules/solution_key.hpp"

namespace hamlet {

namespace {

std::string label(Vertex v) { return std::to_string(v); }

/// How many solutions a puzzle has, by trying every numbering of the cells.
std::size_t solutions_of(const PathPuzzle& puzzle) {
  const std::vector<Path> numberings = path::all_numberings(puzzle);
  if (is_numbered(puzzle)) return numberings.size();
  const path::Rules rules(puzzle);
  std::set<Path> keys;
  for (const Path& path : numberings) keys.insert(path::solution_key(rules, path));
  return keys.size();
}

bool is_printed(const PathPuzzle& puzzle, Step step) {
  return (step == 1 && puzzle.start) || (step == puzzle.length() && puzzle.end) ||
         std::ranges::any_of(puzzle.clues, [&](const Visit& clue) { return clue.step == step; });
}
bool is_taken(const PathPuzzle& puzzle, Vertex cell) {
  return puzzle.start == cell || puzzle.end == cell ||
         std::ranges::any_of(puzzle.clues, [&](const Visit& clue) { return clue.cell == cell; });
}

/// Every number on a cell that could be printed as well and leaves one solution.
std::set<PathClue> mending_numbers(const PathPuzzle& puzzle) {
  std::set<PathClue> mending;
  for (Step step = 1; step <= puzzle.length(); ++step) {
    if (is_printed(puzzle, step)) continue;
    for (Vertex cell = 0; cell < puzzle.length(); ++cell) {
      if (!is_taken(puzzle, cell) && solutions_of(with_clue(puzzle, {cell, step})) == 1)
        mending.insert(Visit{cell, step});
    }
  }
  return mending;
}

path::ClueSet set_of(const std::vector<PathClue>& clues) {
  path::ClueSet set;
  for (const PathClue& clue : clues) {
    if (const Visit* visit = std::get_if<Visit>(&clue)) {
      set.numbers.push_back(visit->step - 1);
    } else {
      set.diamonds.push_back(std::get<Diamond>(clue));
    }
  }
  return set;
}

std::vector<PathClue> clues_of_puzzle(const PathPuzzle& puzzle) {
  std::vector<PathClue> clues(puzzle.clues.begin(), puzzle.clues.end());
  clues.insert(clues.end(), puzzle.diamonds.begin(), puzzle.diamonds.end());
  return clues;
}

/// The fewest clues of a puzzle that have no solution together, by trying every set.
std::size_t smallest_conflict(const PathPuzzle& puzzle) {
  const std::vector<PathClue> clues = clues_of_puzzle(puzzle);
  std::size_t fewest = clues.size();
  for (std::uint32_t set = 0; set < 1u << clues.size(); ++set) {
    std::vector<PathClue> gone;
    for (std::size_t i = 0; i < clues.size(); ++i) {
      if ((set >> i & 1) == 0) gone.push_back(clues[i]);
    }
    const std::size_t kept = clues.size() - gone.size();
    if (kept < fewest && solutions_of(path::without(puzzle, set_of(gone))) == 0) fewest = kept;
  }
  return fewest;
}

void expect_changes_by_brute_force(const PathPuzzle& puzzle, const PathRepair& repair,
                                   const std::string& text) {
  for (const PathClue& clue : clues_of_puzzle(puzzle)) {
    const PathPuzzle others = path::without(puzzle, set_of({clue}));
    const auto found = std::ranges::find(repair.changes, clue, &ClueChange<PathClue>::clue);
    const std::size_t without_it = solutions_of(others);
    ASSERT_EQ(found != repair.changes.end(), without_it > 0) << text;
    if (found == repair.changes.end()) continue;
    EXPECT_EQ(found->can_go, without_it == 1) << text;
    const Visit* const printed = std::get_if<Visit>(&clue);
    if (!printed) continue;
    std::vector<int> values;
    for (Step step = 1; step <= puzzle.length(); ++step) {
      if (!is_printed(others, step) && solutions_of(with_clue(others, {printed->cell, step})) == 1)
        values.push_back(static_cast<int>(step));
    }
    if (is_taken(others, printed->cell)) values.clear();
    EXPECT_EQ(found->to, values) << text;
  }
}

}  // namespace

TEST(RepairPath, ListsEveryNumberThatMakesAnAmbiguousPuzzleUnique) {
  path::SmallPaths puzzles(1);
  int ambiguous = 0, mended = 0, with_sets = 0;
  for (int round = 0; round < 1500; ++round) {
    const auto [board, puzzle, text] = puzzles.make();
    const std::size_t solutions = solutions_of(puzzle);
    if (solutions < 2 || solutions > 300) continue;
    ++ambiguous;
    const PathRepair repair = repair_path(puzzle, nullptr, label, SetWork::until_proved, hamlet::Run());
    ASSERT_EQ(repair.answer, RepairAnswer::ambiguous) << text;
    ASSERT_TRUE(repair.lists_all) << text;
    const std::set<PathClue> listed(repair.add.begin(), repair.add.end());
    EXPECT_EQ(listed.size(), repair.add.size()) << "one is listed twice: " << text;
    EXPECT_EQ(listed, mending_numbers(puzzle)) << text;
    mended += listed.empty() ? 0 : 1;
    if (!listed.empty()) {
      EXPECT_TRUE(repair.sets.empty());
      continue;
    }
    for (const auto& set : repair.sets) {
      ++with_sets;
      PathPuzzle with_it = puzzle;
      for (const PathClue& clue : set) with_it = with_clue(with_it, std::get<Visit>(clue));
      EXPECT_EQ(solutions_of(with_it), 1u) << text;
      EXPECT_GT(set.size(), 1u);
      for (std::size_t i = 0; i < set.size(); ++i) {
        PathPuzzle fewer = puzzle;
        for (std::size_t j = 0; j < set.size(); ++j) {
          if (j != i) fewer = with_clue(fewer, std::get<Visit>(set[j]));
        }
        EXPECT_GT(solutions_of(fewer), 1u) << "it is not minimal: " << text;
      }
    }
  }
  EXPECT_GT(ambiguous, 300);
  EXPECT_GT(mended, 150);
  EXPECT_GT(with_sets, 10);
}

TEST(RepairPath, WithASolutionInMindTheNumbersAgreeWithIt) {
  path::SmallPaths puzzles(2);
  Rng rng(2);
  int looked_at = 0;
  for (int round = 0; round < 600; ++round) {
    const auto [board, puzzle, text] = puzzles.make();
    const std::vector<Path> paths = path::all_numberings(puzzle);
    if (solutions_of(puzzle) < 2 || paths.size() > 300) continue;
    const Path aim = paths[rng.below(paths.size())];
    const PathRepair repair = repair_path(puzzle, &aim, label, SetWork::until_proved, hamlet::Run());
    std::set<PathClue> expected;
    for (const PathClue& clue : mending_numbers(puzzle)) {
      const Visit visit = std::get<Visit>(clue);
      if (aim[visit.step - 1] == visit.cell) expected.insert(clue);
    }
    EXPECT_EQ(std::set<PathClue>(repair.add.begin(), repair.add.end()), expected) << text;
    for (const auto& set : repair.sets) {
      PathPuzzle with_it = puzzle;
      for (const PathClue& clue : set) with_it = with_clue(with_it, std::get<Visit>(clue));
      EXPECT_TRUE(is_solution(with_it, aim)) << text;
      EXPECT_EQ(solutions_of(with_it), 1u) << text;
    }
    ++looked_at;
  }
  EXPECT_GT(looked_at, 100);
}

TEST(RepairPath, FindsASmallestConflictAndEveryClueThatMayBeWrong) {
  path::SmallPaths puzzles(3);
  Rng rng(3);
  int contradictory = 0, larger = 0, wrong = 0, diamonds = 0;
  for (int round = 0; round < 6000; ++round) {
    auto [board, puzzle, text] = puzzles.make();
    if (puzzle.clues.empty() || puzzle.clues.size() + puzzle.diamonds.size() > 9) continue;
    if (rng.below(4) != 0) {  // a slip: another number in one of the cells
      Visit& clue = puzzle.clues[rng.below(puzzle.clues.size())];
      const auto step = static_cast<Step>(1 + rng.below(puzzle.length()));
      if (is_printed(puzzle, step)) continue;
      clue.step = step;
      text += " slip " + label(clue.cell) + "=" + std::to_string(step);
      try {
        validate(puzzle, label);
      } catch (const InputError&) {
        continue;
      }
    }
    if (solutions_of(puzzle) > 0) continue;
    ++contradictory;
    const PathRepair repair = repair_path(puzzle, nullptr, label, SetWork::until_proved, hamlet::Run());
    ASSERT_EQ(repair.answer, RepairAnswer::none) << text;
    ASSERT_TRUE(repair.lists_all && repair.is_minimal && repair.is_smallest) << text;
    EXPECT_EQ(repair.conflict.size(), smallest_conflict(puzzle)) << text;
    std::vector<PathClue> gone = clues_of_puzzle(puzzle);
    std::erase_if(gone, [&, &at = repair](const PathClue& clue) {
      return std::ranges::find(at.conflict, clue) != at.conflict.end();
    });
    EXPECT_EQ(solutions_of(path::without(puzzle, set_of(gone))), 0u) << text;
    expect_changes_by_brute_force(puzzle, repair, text);
    larger += repair.conflict.size() > 2 ? 1 : 0;
    wrong += repair.changes.empty() ? 0 : 1;
    diamonds += set_of(repair.conflict).diamonds.empty() ? 0 : 1;
  }
  EXPECT_GT(contradictory, 500);
  EXPECT_GT(larger, 15);
  EXPECT_GT(wrong, 200);
  EXPECT_GT(diamonds, 20);
}

TEST(RepairPath, AStoppedRunListsOnlyWhatIsProved) {
  const Board board = make_board({.name = "king:7x7"});
  const PathPuzzle puzzle{.graph = board.graph(), .clues = {{0, 1}, {48, 49}}};
  std::stop_source stop;
  hamlet::Run run;
  run.stop = stop.get_token();
  run.on_progress = [&](const Progress& progress) {
    if (progress.doing == "comparing solutions") stop.request_stop();
  };
  const PathRepair repair = repair_path(puzzle, nullptr, label, SetWork::until_proved, run);
  EXPECT_EQ(repair.answer, RepairAnswer::ambiguous);
  EXPECT_FALSE(repair.lists_all);
  EXPECT_TRUE(repair.sets.empty());
}

TEST(LoneVisits, AreThoseThatOneSolutionHas) {
  path::SmallPaths puzzles(4);
  int some = 0;
  for (int round = 0; round < 500; ++round) {
    const auto [board, puzzle, text] = puzzles.make();
    const std::vector<Path> paths = path::all_numberings(puzzle);
    if (paths.empty() || paths.size() > 500) continue;
    std::map<Visit, int> had_by;
    for (const Path& path : paths) {
      for (const Visit& visit : visits_of(path)) {
        if (!is_printed(puzzle, visit.step)) ++had_by[visit];
      }
    }
    std::vector<Visit> expected;
    for (const auto& [visit, times] : had_by) {
      if (times == 1) expected.push_back(visit);
    }
    const LoneVisits found = lone_visits(puzzle, {paths[0]}, {}, hamlet::Run());
    EXPECT_TRUE(found.all);
    EXPECT_EQ(found.visits, expected) << text;
    EXPECT_LE(found.solutions.size(), paths.size());
    some += expected.empty() ? 0 : 1;
  }
  EXPECT_GT(some, 100);
}

}  // namespace hamlet
