#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "hamlet/base/random.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/cycle/two_factor.hpp"
#include "hamlet/solve/path/cycle/two_factor_merger.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet::path {

using testing::HasSubstr;
using Answer = Found::Answer;

namespace {

std::string label(Vertex v) { return std::to_string(v); }

Board with_holes(const std::string& family, int side, std::uint64_t one_in, std::uint64_t seed) {
  BoardRequest request{.name = family + ":" + std::to_string(side) + "x" + std::to_string(side)};
  Rng rng(seed);
  for (int row = 1; row <= side; ++row) {
    for (int col = 1; col <= side; ++col) {
      if (rng.below(one_in) == 0) request.blocked.push_back({row, col});
    }
  }
  return make_board(request);
}

Found found_by(const char* solver, const PathPuzzle& puzzle, std::uint64_t seed = 1) {
  hamlet::Run run;
  run.seed = seed;
  return find_paths(puzzle, solver_named(solver, ""), 1, label, run);
}

class Heuristics : public testing::TestWithParam<const char*> {};

}  // namespace

TEST_P(Heuristics, FindPathsAndToursOnLargeBoards) {
  for (const char* name : {"knight:60x60", "diplomatico:61x57", "king:50x50", "square:40x40", "hex:20"}) {
    const Board board = make_board({.name = name});
    for (bool closed : {false, true}) {
      EXPECT_EQ(found_by(GetParam(), {.graph = board.graph(), .closed = closed}).answer, Answer::found)
          << name << " closed " << closed;
    }
  }
}

TEST_P(Heuristics, FindPathsAroundHoles) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Board board = with_holes("diplomatico", 80, 100, seed);
    const auto result = found_by(GetParam(), {.graph = board.graph()}, seed);
    EXPECT_NE(result.answer, Answer::unknown) << result.why << ", seed " << seed;
  }
}

TEST_P(Heuristics, KeepAFixedEnd) {
  const Board board = make_board({.name = "knight:30x30"});
  for (Vertex cell : {0u, 31u, 899u}) {
    for (bool closed : {false, true}) {
      EXPECT_EQ(found_by(GetParam(), {.graph = board.graph(), .closed = closed, .start = cell}).answer,
                Answer::found);
      EXPECT_EQ(found_by(GetParam(), {.graph = board.graph(), .closed = closed, .end = cell}).answer,
                Answer::found);
    }
  }
}

TEST_P(Heuristics, AnswerTheSameForTheSameSeed) {
  const Board board = make_board({.name = "diplomatico:20x20"});
  const auto path = [&](std::uint64_t seed) {
    return found_by(GetParam(), {.graph = board.graph()}, seed).solutions.at(0);
  };
  EXPECT_EQ(path(3), path(3));
  EXPECT_NE(path(3), path(4));
}

TEST_P(Heuristics, GiveUpWithoutClaimingThatThereIsNone) {
  // This generalised Petersen graph has no tour, which only a complete search can prove.
  const Board board = make_board({.name = "petersen:11,2"});
  const auto result = found_by(GetParam(), {.graph = board.graph(), .closed = true});
  EXPECT_EQ(result.answer, Answer::unknown);
  EXPECT_NE(result.why, "");
}

TEST_P(Heuristics, HearTheClock) {
  const Board board = make_board({.name = "knight:60x60"});
  hamlet::Run run;
  run.set_time_limit(0);
  const auto result = find_paths({.graph = board.graph()}, solver_named(GetParam(), ""), 1, label, run);
  EXPECT_EQ(result.answer, Answer::unknown);
  EXPECT_EQ(result.why, "the time limit was reached");
}

INSTANTIATE_TEST_SUITE_P(All, Heuristics, testing::Values("merge", "rotation"),
                         [](const auto& tested) { return std::string(tested.param); });

TEST(Merge, KeepsBothEndsAndDiamonds) {
  const Board board = make_board({.name = "king:30x30"});
  PathPuzzle puzzle{.graph = board.graph(), .start = 0, .end = 899};
  for (Vertex v = 35; v < 700; v += 62) puzzle.diamonds.push_back({v, v + 31});
  EXPECT_EQ(found_by("merge", puzzle).answer, Answer::found);
  puzzle.end = 31;
  puzzle.closed = true;
  EXPECT_EQ(found_by("merge", puzzle).answer, Answer::found);
}

TEST(Merge, TooManyDiamondsAtACellEndItAtOnce) {
  const Board board = make_board({.name = "king:5x5"});
  PathPuzzle puzzle{.graph = board.graph(), .diamonds = {{6, 0}, {6, 1}, {6, 2}}};
  // find_paths would refute it first.
  const SearchReport report = solver_named("merge", "test").search(puzzle, {}, {}, [](Path) { return true; });
  EXPECT_NE(report.ended, Ended::exhausted);
  EXPECT_THAT(report.why, HasSubstr("do not fit into cycles"));
}

TEST(TwoFactor, GivesEachVertexTwoOthersAndTheMergerOneCycle) {
  for (bool closed : {false, true}) {
    const Board board = with_holes("diplomatico", 50, 50, 7);
    const PathPuzzle puzzle{.graph = board.graph(), .closed = closed};
    TwoFactor factor(puzzle, {}, {});
    hamlet::Run run;
    Rng rng(1);
    ASSERT_TRUE(factor.build(rng, run));
    const auto is_cover = [&] {
      for (Vertex v = 0; v < factor.size(); ++v) {
        const auto& [x, y] = factor.mates(v);
        if (x == y || !factor.are_adjacent(v, x) || !factor.are_adjacent(v, y)) return false;
        if (!factor.is_linked(x, v) || !factor.is_linked(y, v)) return false;
      }
      return true;
    };
    ASSERT_TRUE(is_cover());
    ASSERT_TRUE(TwoFactorMerger(factor, rng, run).merge());
    ASSERT_TRUE(is_cover());
    Vertex length = 0, before = no_vertex, v = 0;
    do {
      const Vertex next = factor.mates(v)[0] != before ? factor.mates(v)[0] : factor.mates(v)[1];
      before = std::exchange(v, next);
      ++length;
    } while (v != 0);
    EXPECT_EQ(length, factor.size());
  }
}

TEST(Find, ChoosesAConstructionThenMergingThenSearch) {
  const auto method = [](const Board& board, bool closed) {
    return find_paths({.graph = board.graph(), .closed = closed, .shape = board.shape()}, 1, label, {})
        .method;
  };
  EXPECT_EQ(method(make_board({.name = "knight:8x8"}), false), "merge");
  EXPECT_EQ(method(make_board({.name = "knight:8x8"}), true), "tiling");
  EXPECT_EQ(method(make_board({.name = "knight:80x80"}), false), "tiling");
  EXPECT_EQ(method(with_holes("diplomatico", 80, 100, 1), false), "merge");
  EXPECT_EQ(method(make_board({.name = "petersen:11,2"}), true), "backtrack");
  EXPECT_EQ(method(make_board({.name = "knight:7x7"}), true), "refuted");
}

}  // namespace hamlet::path
