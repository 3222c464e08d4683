#include "hamlet/analyse/clues/minimal_clues.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <set>

#include "hamlet/analyse/clues/hitting_sets.hpp"
#include "hamlet/base/random.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/puzzle/free_numbering.hpp"
#include "hamlet/solve/path/gaps/known_puzzle_test_help.hpp"
#include "hamlet/solve/path/ladder/position/small_paths_test_help.hpp"
#include "hamlet/solve/path/one_solution_test_help.hpp"

namespace hamlet {

namespace {

std::string label(Vertex v) { return std::to_string(v); }

/// Minimal clue sets by trying every path and every set of elements.
std::set<std::vector<std::uint32_t>> minimal_sets_by_brute_force(const ClueUniverse& universe) {
  std::vector<std::uint32_t> differences;
  for (const Path& path : path::all_numberings(universe.base())) {
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

/// A wheel graph. Its hub has more moves than a cell of any board.
Graph wheel(Vertex rim) {
  std::vector<Edge> edges;
  for (Vertex v = 0; v < rim; ++v) {
    edges.push_back({v, (v + 1) % rim});
    edges.push_back({v, rim});
  }
  return Graph::symmetric(rim + 1, edges);
}

Graph graph_of(const std::string& name) {
  return name == "wheel" ? wheel(13) : make_board({.name = name}).graph();
}

/// Adds one-way marks that the solution obeys, on its steps and on other moves.
void add_one_way_marks(PathPuzzle& puzzle, const Path& solution, Rng& rng) {
  for (const auto& [a, b] : puzzle.graph.edges()) {
    if (rng.coin()) continue;
    for (const auto& [from, to] : {std::pair(a, b), std::pair(b, a)}) {
      PathPuzzle with_it = puzzle;
      with_it.marks.push_back({&mark_rule("one-way", ""), {from, to}});
      if (!is_solution(with_it, solution)) continue;
      puzzle = std::move(with_it);
      break;
    }
  }
}

enum class Moves { both_ways, arcs, one_way_marks };
struct Sort {
  const char* graph;
  bool closed = false;
  Moves moves = Moves::both_ways;
};

/// All sorts of puzzle that clue analysis supports, small enough for brute force.
std::vector<Sort> sorts() {
  std::vector<Sort> all = {{"wheel"}, {"square:3x4", true}};
  for (const char* graph : {"square:3x3", "king:3x3", "square:2x4", "hex:2"}) {
    for (const Moves moves : {Moves::both_ways, Moves::arcs, Moves::one_way_marks}) {
      all.push_back({graph, false, moves});
      if (graph != std::string("square:3x3")) all.push_back({graph, true, moves});
    }
  }
  return all;
}

struct Solved {
  PathPuzzle puzzle;  // with diamonds and perhaps a start, without numbers
  Path solution;
};

Solved random_solved(const Sort& sort, Rng& rng) {
  PathPuzzle puzzle{.graph = graph_of(sort.graph), .closed = sort.closed};
  const std::vector<Path> paths = path::all_numberings(puzzle);
  const Path solution = paths[rng.below(paths.size())];
  if (sort.moves == Moves::arcs) puzzle.graph = path::with_one_way_moves(solution, puzzle.graph, rng);
  if (sort.moves == Moves::one_way_marks) add_one_way_marks(puzzle, solution, rng);
  if (rng.below(3) == 0) puzzle.start = solution[0];
  for (std::size_t i = 0; i < solution.size(); ++i) {
    const bool is_step = sort.closed || i + 1 < solution.size();
    if (is_step && rng.below(4) == 0)
      puzzle.diamonds.push_back({solution[i], solution[(i + 1) % solution.size()]});
  }
  return {std::move(puzzle), solution};
}

/// Prints a minimal set of numbers, found in random order, and two numbers that are not needed.
Solved with_few_numbers(Solved solved, Rng& rng) {
  auto& [puzzle, solution] = solved;
  puzzle.clues = visits_of(solution);
  std::vector<Visit> order = puzzle.clues, gone;
  rng.shuffle(std::span(order));
  for (const Visit& clue : order) {
    const PathPuzzle fewer = path::without(puzzle, {.numbers = {clue.step - 1}});
    if (path::all_numberings(fewer).size() > 1) continue;
    puzzle = fewer;
    gone.push_back(clue);
  }
  puzzle.clues.insert(puzzle.clues.end(), gone.begin(), gone.begin() + 2);
  return solved;
}

}  // namespace

TEST(MinimalClues, AllSetsAreThoseOfBruteForce) {
  Rng rng(1);
  int with_diamonds = 0;
  for (const Sort& sort : sorts()) {
    for (int round = 0; round < 4; ++round) {
      const Solved solved = random_solved(sort, rng);
      const ClueUniverse universe = universe_of(solved.puzzle, solved.solution);
      ASSERT_EQ(universe.diamonds(), solved.puzzle.diamonds) << sort.graph;
      if (universe.size() > 17) continue;
      const auto expected = minimal_sets_by_brute_force(universe);
      std::set<std::vector<std::uint32_t>> shown;
      const MinimalSets found = count_minimal_sets(universe, hamlet::Run(), [&](const path::ClueSet& clues) {
        return shown.insert(universe.elements(clues)).second;
      });
      EXPECT_TRUE(found.all);
      EXPECT_EQ(found.count, expected.size()) << sort.graph;
      EXPECT_EQ(shown, expected);
      const SmallestClues smallest = smallest_clue_set(universe, universe.all_clues(), hamlet::Run());
      std::size_t fewest = universe.size();
      for (const auto& set : expected) fewest = std::min(fewest, set.size());
      EXPECT_TRUE(smallest.is_proved());
      EXPECT_EQ(smallest.clues.size(), fewest) << sort.graph;
      with_diamonds += !solved.puzzle.diamonds.empty();
    }
  }
  EXPECT_GT(with_diamonds, 50);
}

TEST(MinimalClues, ArcsBothWaysAreAsTheUndirectedMoves) {
  const Edge edges[] = {{0, 1}, {1, 2}, {2, 0}}, arcs[] = {{0, 1}, {1, 0}, {1, 2}, {2, 1}, {2, 0}, {0, 2}};
  for (const Graph& graph : {Graph::symmetric(3, edges), Graph::directed(3, arcs)}) {
    const PathPuzzle puzzle{.graph = graph, .clues = {{0, 1}}, .diamonds = {{0, 1}}};
    const ClueUniverse universe = universe_of(puzzle, {0, 1, 2});
    EXPECT_EQ(smallest_clue_set(universe, {.numbers = {0}, .diamonds = {{0, 1}}}, hamlet::Run()).clues.size(),
              2u);
    EXPECT_EQ(count_minimal_sets(universe, hamlet::Run(), [](const path::ClueSet&) { return true; }).count,
              4u);
  }
}

TEST(MinimalClues, AClueIsNeededExactlyWhenThereIsAnotherSolutionWithoutIt) {
  Rng rng(2);
  int spare = 0, needed = 0;
  for (int round = 0; round < 5; ++round) {
    for (const Sort& sort : sorts()) {
      const auto [puzzle, solution] = with_few_numbers(random_solved(sort, rng), rng);
      const std::vector<ClueNeed> needs = needs_of_clues(puzzle, solution, hamlet::Run());
      EXPECT_EQ(needs.size(), puzzle.clues.size() + puzzle.diamonds.size());
      for (const ClueNeed& need : needs) {
        const PathPuzzle fewer = path::without(puzzle, need.clue);
        const bool is_needed = path::all_numberings(fewer).size() > 1;
        EXPECT_EQ(need.answer, is_needed ? ClueNeed::Answer::needed : ClueNeed::Answer::spare) << sort.graph;
        ++(is_needed ? needed : spare);
        if (!is_needed) continue;
        EXPECT_NE(need.witness, solution);
        EXPECT_TRUE(is_solution(fewer, need.witness));
      }
    }
  }
  EXPECT_GT(spare, 200);
  EXPECT_GT(needed, 25);
}

TEST(MinimalClues, OfATourThatIsNotNumberedAClueIsNeededIfThereIsAnotherCycleWithoutIt) {
  Rng rng(3);
  int spare = 0, needed = 0;
  const auto cycles = [](const PathPuzzle& puzzle) {
    std::set<Path> keys;
    for (const Path& path : path::all_numberings(puzzle))
      keys.insert(
          path::key_of(PathPuzzle{.graph = puzzle.graph, .closed = true}, path, path::own_direction(puzzle)));
    return keys.size();
  };
  for (int round = 0; round < 20; ++round) {
    for (const Sort& sort : sorts()) {
      if (!sort.closed) continue;
      auto [puzzle, solution] = random_solved(sort, rng);
      if (rng.coin())
        puzzle.clues.push_back(rng.coin() ? visits_of(solution).front() : visits_of(solution).back());
      if (is_numbered(puzzle) || cycles(puzzle) != 1) continue;
      for (const ClueNeed& need : needs_of_clues(puzzle, solution, hamlet::Run())) {
        const PathPuzzle fewer = path::without(puzzle, need.clue);
        const bool is_needed = cycles(fewer) > 1;
        EXPECT_EQ(need.answer, is_needed ? ClueNeed::Answer::needed : ClueNeed::Answer::spare) << sort.graph;
        ++(is_needed ? needed : spare);
        if (!is_needed) continue;
        EXPECT_TRUE(is_solution(fewer, need.witness));
        EXPECT_FALSE(is_solution(puzzle, need.witness)) << "it is the same cycle";
      }
    }
  }
  EXPECT_GT(spare, 20);
  EXPECT_GT(needed, 20);
}

TEST(MinimalClues, WhenTheTimeIsUpThereAreBounds) {
  const Board board = make_board({.name = "knight:8x8"});
  const PathPuzzle puzzle{.graph = board.graph()};
  const Path solution = path::find_paths(puzzle, 1, label, hamlet::Run()).solutions.at(0);
  std::stop_source stop;
  hamlet::Run run;
  run.stop = stop.get_token();
  run.on_progress = [&](const Progress&) { stop.request_stop(); };
  const SmallestClues set =
      smallest_clue_set(universe_of(puzzle, solution), universe_of(puzzle, solution).all_clues(), run);
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
