#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "hamlet/base/random.hpp"
#include "hamlet/hamlet.hpp"

namespace hamlet {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::ThrowsMessage;

namespace {

/// The edges of a random graph.
std::vector<Edge> random_edges(Vertex vertices, bool directed, Rng& rng) {
  std::vector<Edge> edges;
  for (Vertex a = 0; a < vertices; ++a) {
    for (Vertex b = 0; b < vertices; ++b) {
      if (a != b && (directed || a < b) && rng.below(100) < 55) edges.push_back({a, b});
    }
  }
  return edges;
}

/// All Hamiltonian paths, by trying every order of the vertices.
std::set<Path> all_paths(Vertex vertices, const std::vector<Edge>& edges, bool directed) {
  const std::set<Edge> arcs(edges.begin(), edges.end());
  const auto has = [&](Vertex a, Vertex b) {
    return arcs.contains({a, b}) || (!directed && arcs.contains({b, a}));
  };
  Path order(vertices);
  for (Vertex v = 0; v < vertices; ++v) order[v] = v;
  std::set<Path> paths;
  do {
    bool is_path = true;
    for (std::size_t i = 1; i < order.size(); ++i) is_path = is_path && has(order[i - 1], order[i]);
    if (is_path) paths.insert(order);
  } while (std::ranges::next_permutation(order).found);
  return paths;
}

}  // namespace

TEST(Face, AllQuestionsAgreeWithBruteForce) {
  Rng rng(5);
  int without = 0, ambiguous = 0;
  for (int round = 0; round < 60; ++round) {
    const Vertex vertices = 3 + static_cast<Vertex>(rng.below(4));
    const bool directed = rng.below(2) == 0;
    const auto edges = random_edges(vertices, directed, rng);
    const auto paths = all_paths(vertices, edges, directed);
    const Puzzle puzzle = Puzzle::on_graph(vertices, edges, {.directed = directed});
    SCOPED_TRACE(testing::Message() << "round " << round << ", " << paths.size() << " paths");

    const Solutions all = solve(puzzle, {.limit = 10'000});
    EXPECT_EQ(all.verdict, paths.empty() ? Verdict::no : Verdict::yes);
    EXPECT_TRUE(all.all);
    std::set<Path> found;
    for (const Solution& solution : all.solutions) {
      found.insert(solution.path);
      EXPECT_THAT(puzzle.check(solution), IsEmpty());
    }
    EXPECT_EQ(found, paths);

    std::set<Path> shown;
    const Solutions listed = for_each_solution(puzzle, [&](const Solution& solution) {
      shown.insert(solution.path);
      return true;
    });
    EXPECT_EQ(shown, paths);
    EXPECT_TRUE(listed.all);
    EXPECT_EQ(listed.verdict, all.verdict);

    EXPECT_EQ(unique(puzzle).verdict, paths.size() == 1 ? Verdict::yes : Verdict::no);
    EXPECT_EQ(count(puzzle).directed, std::to_string(paths.size()));
    EXPECT_EQ(count_at_least(puzzle, 2), paths.size() >= 2 ? Verdict::yes : Verdict::no);
    std::vector<std::string> by_start(vertices);
    for (Vertex v = 0; v < vertices; ++v)
      by_start[v] = std::to_string(std::ranges::count(paths, v, [](const Path& path) { return path[0]; }));
    EXPECT_EQ(count_by_start(puzzle).starts, by_start);
    const CountsByEnds by_ends = count_by_ends(puzzle);
    for (Vertex a = 0; a < vertices; ++a) {
      for (Vertex b = 0; b < vertices; ++b) {
        const auto goes = [&](const Path& path) { return path.front() == a && path.back() == b; };
        EXPECT_EQ(by_ends.paths[a][b], std::to_string(std::ranges::count_if(paths, goes)));
      }
    }
    for (const Solution& drawn : sample(puzzle, paths.empty() ? 1 : 5).solutions)
      EXPECT_TRUE(paths.contains(drawn.path));
    if (!paths.empty()) {
      EXPECT_EQ(longest(puzzle).path.size(), vertices);
    }
    without += paths.empty();
    ambiguous += paths.size() > 1;
  }
  EXPECT_GT(without, 3);
  EXPECT_GT(ambiguous, 20);
}

TEST(Face, ALimitIsUnknownAndNeverNo) {
  Puzzle tours("knight:30x30");
  tours.set_closed(true);
  EXPECT_EQ(unique(tours, {.seconds = 0}).verdict, Verdict::unknown);
  EXPECT_EQ(count_at_least(tours, UINT64_MAX, {.seconds = 0}), Verdict::unknown);
  std::stop_source stop;
  stop.request_stop();
  const Solutions stopped =
      for_each_solution(Puzzle("king:6x6"), [](const Solution&) { return true; }, {.stop = stop.get_token()});
  EXPECT_FALSE(stopped.all);
  EXPECT_THAT(stopped.why, HasSubstr("stopped"));
}

TEST(Face, WhatCannotFitIsRefused) {
  EXPECT_THROW(count(Puzzle("knight:12x12"), {.memory = 1'000'000}), TooLarge);
}

TEST(Face, AMadePuzzleIsExplainedToItsSolution) {
  for (const auto& [kind, size] :
       {std::pair{"hidato", "5x5"}, {"numbrix", "5x5"}, {"rikudo", "3"}, {"hashi", "7x5"}}) {
    SCOPED_TRACE(kind);
    const MadePuzzles all = make(kind, size, {.level = 2, .count = 3}, {.seed = 4});
    EXPECT_EQ(all.verdict, Verdict::yes);
    const auto& made = all.puzzles;
    ASSERT_THAT(made, SizeIs(3));
    for (const Puzzle& puzzle : made) {
      EXPECT_THAT(puzzle.check(puzzle.solution().value()), IsEmpty());
      EXPECT_EQ(unique(puzzle).solutions, std::vector{*puzzle.solution()});
      const Explanation way = explain(puzzle);
      EXPECT_EQ(way.verdict, Verdict::yes);
      EXPECT_EQ(way.answer, "unique");
      EXPECT_LE(way.level, 2);
      Puzzle printed = puzzle;
      printed.remove_solution();
      const NextStep next = hint(printed);
      EXPECT_EQ(next.answer, NextStep::Answer::step);
      EXPECT_THAT(next.steps, ::testing::Not(IsEmpty()));
      EXPECT_EQ(hint(puzzle).answer, NextStep::Answer::solved);
    }
  }
}

TEST(Face, AHintGoesOnFromWhatIsWritten) {
  Puzzle row("square:1x5");
  row.add_clue(0, 1);
  row.set_written({.numbers = {{1, 2}, {3, 4}}});
  EXPECT_FALSE(row.solution());
  EXPECT_THAT(row.written().numbers, ElementsAre(Visit{1, 2}, Visit{3, 4}));
  const NextStep next = hint(row);
  EXPECT_EQ(next.answer, NextStep::Answer::step);
  EXPECT_THAT(next.where, ::testing::Contains(::testing::AnyOf(2u, 4u)));
  row.set_written({.numbers = {{1, 3}}});
  EXPECT_EQ(hint(row).answer, NextStep::Answer::mistake);
  row.set_solution({.path = {0, 1, 2, 3, 4}});
  EXPECT_EQ(row.solution()->path, (Path{0, 1, 2, 3, 4}));
  EXPECT_EQ(hint(row).answer, NextStep::Answer::solved);
  EXPECT_THAT(
      [&] {
        row.set_written({.bridges = {{0, 1, 1}}});
      },
      ThrowsMessage<InputError>(HasSubstr("path puzzle")));
}

TEST(Face, ASeriesCanBeMadeInParts) {
  const auto whole = make("hidato", "4x4", {.count = 4}).puzzles;
  const auto second_half = make("hidato", "4x4", {.count = 2, .first = 3}).puzzles;
  EXPECT_EQ(second_half, std::vector(whole.begin() + 2, whole.end()));
}

TEST(Face, SizesAreRowsAndColumnsOfEveryKind) {
  for (const auto& [kind, size] :
       {std::pair{"hidato", "4x6"}, {"numbrix", "4x6"}, {"hashi", "4x6"}, {"bridges", "4x6"}}) {
    const Puzzle made = make(kind, size).puzzles.at(0);
    for (Vertex v = 0; v < made.size(); ++v) {
      EXPECT_LE(made.cell(v)->row, 4) << kind;
      EXPECT_LE(made.cell(v)->col, 6) << kind;
    }
  }
  EXPECT_EQ(Puzzle("hidato:4x6"), Puzzle("king:4x6"));
  EXPECT_EQ(Puzzle("rikudo:3").size(), 19u);
}

TEST(Face, EveryFormatThatIsReadBackGivesTheSamePuzzle) {
  const std::vector<Puzzle> made = make("hidato", "5x5", {.count = 2}).puzzles;
  EXPECT_EQ(read_puzzles(write_puzzles(made, "sheet")), made);
  EXPECT_EQ(read_puzzles(write_puzzles(made, "text")), made);
  EXPECT_THAT([&] { write_puzzles(made, "shet"); }, ThrowsMessage<InputError>(HasSubstr("sheet")));
}

TEST(Face, EveryScoreHasAValueForEachCell) {
  for (std::string_view name : score_names())
    EXPECT_THAT(scores(Puzzle("diplomatico:5x5"), name).value(), SizeIs(25)) << name;
}

TEST(Face, EveryDrawingIsSomething) {
  for (std::string_view name : drawing_names())
    EXPECT_GT(draw(make("hashi", "5x5").puzzles.at(0), name).size(), 50u) << name;
}

TEST(Face, WhatIsWrongIsSaidInOneSentence) {
  const Edge loop[] = {{1, 1}};
  EXPECT_THAT([&] { Puzzle::on_graph(3, loop); }, ThrowsMessage<InputError>(HasSubstr("edges[0]")));
  const Edge off[] = {{0, 3}};
  EXPECT_THAT([&] { Puzzle::on_graph(3, off); }, ThrowsMessage<InputError>(HasSubstr("3 vertices")));
  const Edge joined[] = {{0, 1}};
  EXPECT_THAT(
      [&] {
        Puzzle::on_graph(2, joined, {.names = {"a", "a"}});
      },
      ThrowsMessage<InputError>(HasSubstr("two vertices")));
  EXPECT_THAT(
      [&] {
        Puzzle::on_graph(2, joined).at({1, 1});
      },
      ThrowsMessage<InputError>(HasSubstr("no rows")));
  EXPECT_THROW(Puzzle::on_graph(4'294'967'295u, {}), InputError);
  EXPECT_THROW(correlate(std::vector{1.0}, std::vector{1.0, 2.0}), InputError);
  Puzzle board("king:3x3");
  EXPECT_THAT([&] { board.add_clue(9, 1); }, ThrowsMessage<InputError>(HasSubstr("clue")));
  EXPECT_THAT([&] { board.add_clue(0, 10); }, ThrowsMessage<InputError>(HasSubstr("10")));
  EXPECT_THAT([&] { board.at({4, 1}); }, ThrowsMessage<InputError>(HasSubstr("r4c1")));
  EXPECT_THAT([&] { board.set_solution({.path = {9}}); }, ThrowsMessage<InputError>(HasSubstr("solution")));
  EXPECT_THAT([] { Puzzle("hashi:9x9"); }, ThrowsMessage<InputError>(HasSubstr("islands")));
  EXPECT_THAT([] { longest(make("hashi", "5x5").puzzles.at(0)); },
              ThrowsMessage<InputError>(HasSubstr("path puzzles")));
  EXPECT_THAT([] { solve(Puzzle("king:2x2"), {.solver = "portfolo"}); },
              ThrowsMessage<InputError>(HasSubstr("portfolio")));
}

TEST(Face, AGraphWithCluesIsWrittenWhole) {
  const Edge edges[] = {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {0, 2}};
  Puzzle puzzle = Puzzle::on_graph(4, edges, {.names = {"a", "b", "c", "d"}});
  puzzle.add_clue(puzzle.at("c"), 2);
  EXPECT_EQ(read_puzzles(write_puzzles(std::span(&puzzle, 1), "sheet")), std::vector{puzzle});
  EXPECT_EQ(puzzle.board(), "graph");
}

TEST(Face, WhatIsLeftUndoneIsSaid) {
  const MadePuzzles stopped = make("hidato", "20x20", {.count = 50}, {.seconds = 0.01});
  EXPECT_EQ(stopped.verdict, Verdict::unknown);
  EXPECT_THAT(stopped.remarks, ::testing::Not(IsEmpty()));
  EXPECT_THROW(count_by_ends(Puzzle("king:120x120"), {.memory = 100'000'000}), TooLarge);
  EXPECT_THAT([] { make("hashi", "3000x3000", {}, {.memory = 100'000'000}); },
              ThrowsMessage<InputError>(HasSubstr("would need about")));
}

TEST(Face, WhatWasAskedCanBeReadAndTakenBack) {
  Puzzle board("hex:3");
  const Puzzle plain = board;
  board.set_start(0);
  board.add_clue(5, 7);
  board.add_diamond(0, 1);
  EXPECT_EQ(board.start(), Vertex{0});
  board.remove_clue(5);
  board.remove_diamond(1, 0);
  board.set_start(std::nullopt);
  EXPECT_EQ(board, plain);
  EXPECT_THROW(board.remove_clue(5), InputError);
  const Puzzle::Islands sea = make("hashi", "6x4").puzzles.at(0).islands();
  EXPECT_EQ(sea.rows, 6);
  EXPECT_EQ(sea.cols, 4);
  Puzzle bare = make("hashi", "6x4").puzzles.at(0);
  bare.remove_solution();
  EXPECT_EQ(solve(Puzzle::of_islands(sea)).solutions, solve(bare).solutions);
}

TEST(Face, AMovedPuzzleIsStillOne) {
  Puzzle one("king:3x3");
  const Puzzle other = std::move(one);
  EXPECT_EQ(one, other);  // NOLINT(bugprone-use-after-move): moving is copying
}

TEST(Face, AChangedPuzzleLeavesItsCopiesAlone) {
  const Puzzle plain("king:3x3");
  Puzzle changed = plain;
  changed.set_start(0);
  changed.add_clue(8, 9);
  changed.set_title("A corner to a corner");
  EXPECT_THAT(plain.clues(), IsEmpty());
  EXPECT_THAT(changed.clues(), ElementsAre(Visit{8, 9}));
  EXPECT_EQ(changed.title(), "A corner to a corner");
  EXPECT_EQ(changed.neighbours(0), (std::vector<Vertex>{1, 3, 4}));
  EXPECT_EQ(changed.label(5), "2,3");
  EXPECT_EQ(changed.at("r2c3"), 5u);
}

}  // namespace hamlet
