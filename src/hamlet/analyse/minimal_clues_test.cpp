#include "hamlet/analyse/minimal_clues.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <numeric>
#include <set>

#include "hamlet/analyse/hitting_sets.hpp"
#include "hamlet/base/random.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/list.hpp"

namespace hamlet {

namespace {

std::string label(Vertex v) { return std::to_string(v); }

std::vector<Path> all_paths(const PathPuzzle& puzzle) {
  std::vector<Path> paths;
  list_paths(puzzle, Direction::counts, label, hamlet::Run(), [&](const Path& path) {
    paths.push_back(path);
    return true;
  });
  return paths;
}

/// By looking at every path and every set of elements.
std::set<std::vector<std::uint32_t>> minimal_sets_by_brute_force(const ClueUniverse& universe) {
  std::vector<std::uint32_t> differences;
  for (const Path& path : all_paths(universe.base())) {
    if (path == universe.solution()) continue;
    std::uint32_t differs = 0;
    for (std::uint32_t e = 0; e < universe.size(); ++e) {
      if (!is_solution(universe.with({e}), path)) differs |= 1u << e;
    }
    differences.push_back(differs);
  }
  const auto is_enough = [&](std::uint32_t set) {
    return std::ranges::all_of(differences, [&](std::uint32_t differs) { return (differs & set) != 0; });
  };
  std::set<std::vector<std::uint32_t>> minimal;
  for (std::uint32_t set = 0; set < (1u << universe.size()); ++set) {
    if (!is_enough(set)) continue;
    std::vector<std::uint32_t> elements;
    bool is_minimal = true;
    for (std::uint32_t e = 0; e < universe.size(); ++e) {
      if ((set >> e & 1) == 0) continue;
      elements.push_back(e);
      is_minimal = is_minimal && !is_enough(set & ~(1u << e));
    }
    if (is_minimal) minimal.insert(elements);
  }
  return minimal;
}

ClueUniverse random_universe(Rng& rng, const char* name) {
  const Board board = make_board({.name = name});
  PathPuzzle puzzle{.graph = board.graph()};
  const std::vector<Path> paths = all_paths(puzzle);
  const Path solution = paths[rng.below(paths.size())];
  if (rng.below(3) == 0) puzzle.start = solution[0];
  for (std::size_t i = 0; i + 1 < solution.size(); ++i) {
    if (rng.below(4) == 0) puzzle.diamonds.push_back({solution[i], solution[i + 1]});
  }
  return universe_of(puzzle, solution);
}

ClueSet everything(const ClueUniverse& universe) {
  std::vector<std::uint32_t> all(universe.size());
  std::iota(all.begin(), all.end(), 0u);
  return universe.clues(all);
}

}  // namespace

TEST(MinimalClues, AllSetsAreThoseOfBruteForce) {
  Rng rng(1);
  for (const char* name : {"square:3x3", "king:3x3", "square:2x4", "hex:2", "square:3x4"}) {
    for (int round = 0; round < 4; ++round) {
      const ClueUniverse universe = random_universe(rng, name);
      if (universe.size() > 17) continue;
      const auto expected = minimal_sets_by_brute_force(universe);
      std::set<std::vector<std::uint32_t>> shown;
      const MinimalSets found = count_minimal_sets(universe, hamlet::Run(), [&](const ClueSet& clues) {
        std::vector<std::uint32_t> elements(clues.numbers.begin(), clues.numbers.end());
        for (const Diamond& diamond : clues.diamonds) {
          const auto place = std::ranges::find(universe.diamonds(), diamond) - universe.diamonds().begin();
          elements.push_back(static_cast<std::uint32_t>(universe.solution().size()) +
                             static_cast<std::uint32_t>(place));
        }
        return shown.insert(elements).second;
      });
      EXPECT_TRUE(found.all);
      EXPECT_EQ(found.count, expected.size()) << name;
      EXPECT_EQ(shown, expected);
      const SmallestSet smallest = smallest_clue_set(universe, everything(universe), hamlet::Run());
      std::size_t fewest = universe.size();
      for (const auto& set : expected) fewest = std::min(fewest, set.size());
      EXPECT_TRUE(smallest.is_proved());
      EXPECT_EQ(smallest.clues.size(), fewest) << name;
    }
  }
}

TEST(MinimalClues, AClueIsNeededExactlyWhenThereIsAnotherSolutionWithoutIt) {
  Rng rng(2);
  for (int round = 0; round < 10; ++round) {
    const Board board = make_board({.name = "king:3x4"});
    PathPuzzle puzzle{.graph = board.graph()};
    const std::vector<Path> paths = all_paths(puzzle);
    const Path solution = paths[rng.below(paths.size())];
    puzzle.clues = visits_of(solution);
    // Few clues are left: those of a random order that can go, with two put back.
    std::vector<Visit> order = puzzle.clues, gone;
    rng.shuffle(std::span(order));
    for (const Visit& clue : order) {
      const PathPuzzle fewer = without(puzzle, {.numbers = {clue.step - 1}});
      if (all_paths(fewer).size() > 1) continue;
      puzzle = fewer;
      gone.push_back(clue);
    }
    puzzle.clues.insert(puzzle.clues.end(), gone.begin(), gone.begin() + 2);
    int spare = 0;
    for (const ClueNeed& need : needs_of_clues(puzzle, solution, hamlet::Run())) {
      const PathPuzzle fewer = without(puzzle, need.clue);
      const bool needed = all_paths(fewer).size() > 1;
      EXPECT_EQ(need.answer, needed ? ClueNeed::Answer::needed : ClueNeed::Answer::spare);
      spare += !needed;
      if (needed) {
        EXPECT_NE(need.witness, solution);
        EXPECT_TRUE(is_solution(fewer, need.witness));
      }
    }
    EXPECT_GE(spare, 2);
  }
}

TEST(MinimalClues, WhenTheTimeIsUpThereAreBounds) {
  const Board board = make_board({.name = "knight:8x8"});
  const PathPuzzle puzzle{.graph = board.graph()};
  const Path solution = find_paths(puzzle, 1, label, hamlet::Run()).paths.at(0);
  std::stop_source stop;
  hamlet::Run run;
  run.stop = stop.get_token();
  run.on_progress = [&](const Progress&) { stop.request_stop(); };
  const SmallestSet set =
      smallest_clue_set(universe_of(puzzle, solution), everything(universe_of(puzzle, solution)), run);
  EXPECT_FALSE(set.is_proved());
  EXPECT_LT(set.at_least, set.clues.size());
}

TEST(HittingSets, AreEachShownOnce) {
  Rng rng(3);
  for (int round = 0; round < 300; ++round) {
    const auto size = static_cast<std::uint32_t>(1 + rng.below(9));
    SetFamily family;
    for (std::uint64_t i = rng.below(7); i > 0; --i) {
      std::vector<std::uint32_t> set;
      for (std::uint32_t e = 0; e < size; ++e) {
        if (rng.below(3) == 0) set.push_back(e);
      }
      if (!set.empty()) family.push_back(set);
    }
    const auto meets_all = [&](std::uint32_t chosen) {
      return std::ranges::all_of(family, [&](const auto& set) {
        return std::ranges::any_of(set, [&](std::uint32_t e) { return (chosen >> e & 1) != 0; });
      });
    };
    std::set<std::uint32_t> expected, shown;
    for (std::uint32_t chosen = 0; chosen < (1u << size); ++chosen) {
      bool minimal = meets_all(chosen);
      for (std::uint32_t e = 0; e < size && minimal; ++e) {
        if ((chosen >> e & 1) != 0) minimal = !meets_all(chosen & ~(1u << e));
      }
      if (minimal) expected.insert(chosen);
    }
    EXPECT_TRUE(
        for_each_minimal_hitting_set(family, size, hamlet::Run(), [&](const std::vector<std::uint32_t>& set) {
          std::uint32_t chosen = 0;
          for (std::uint32_t e : set) chosen |= 1u << e;
          EXPECT_TRUE(shown.insert(chosen).second);
          return true;
        }));
    EXPECT_EQ(shown, expected);
    const auto smallest = smallest_hitting_set(family, size, 0, hamlet::Run());
    int fewest = 99;
    for (std::uint32_t chosen : expected) fewest = std::min(fewest, std::popcount(chosen));
    ASSERT_TRUE(smallest);
    EXPECT_EQ(static_cast<int>(smallest->size()), fewest);
  }
}

}  // namespace hamlet
