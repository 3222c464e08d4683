#include "hamlet/board/board.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hamlet/base/error.hpp"
#include "hamlet/board/family.hpp"
#include "hamlet/graph/bipartition.hpp"
#include "hamlet/graph/components.hpp"

namespace hamlet {

using testing::AllOf;
using testing::HasSubstr;

namespace {

std::string complaint(const BoardRequest& request, std::uint64_t bytes = 1'000'000'000) {
  try {
    make_board(request, MemoryBudget(bytes));
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

Board board(const std::string& name) { return make_board({.name = name}); }

/// Counts the edges of a rectangular board directly from the rule.
std::size_t edges_by_rule(int rows, int cols, bool (*is_move)(int, int)) {
  std::size_t edges = 0;
  for (int a = 0; a < rows * cols; ++a) {
    for (int b = 0; b < a; ++b)
      edges += is_move(std::abs(a / cols - b / cols), std::abs(a % cols - b % cols));
  }
  return edges;
}

}  // namespace

TEST(Board, EveryFamilyMakesItsExampleAndItsMovesGoBothWays) {
  for (const BoardFamily* family : board_families()) {
    const Board made = board(std::string(family->example));
    ASSERT_GT(made.size(), 0u) << family->name;
    for (Vertex v = 0; v < made.size(); ++v) {
      for (Vertex w : made.graph().out(v)) {
        ASSERT_NE(v, w) << family->name;
        ASSERT_TRUE(made.graph().has_arc(w, v)) << family->name;
      }
      ASSERT_EQ(made.vertex_of(made.label(v), ""), v) << family->name;
    }
  }
}

TEST(Board, EdgesAreThoseOfTheRule) {
  EXPECT_EQ(board("diplomatico:5x7").graph().edge_count(), edges_by_rule(5, 7, [](int r, int c) {
              return (r == 3 && c == 0) || (r == 0 && c == 3) || (r == 2 && c == 2);
            }));
  EXPECT_EQ(board("hopido:5x7").name(), "diplomatico:5x7");
  EXPECT_EQ(board("knight:6x5").graph().edge_count(),
            edges_by_rule(6, 5, [](int r, int c) { return r * c == 2; }));
  EXPECT_EQ(board("leaper-1-4:10x10").graph().edge_count(),
            edges_by_rule(10, 10, [](int r, int c) { return r * c == 4 && r != c; }));
  EXPECT_EQ(board("leaper-0-2:4x4").graph().edge_count(),
            edges_by_rule(4, 4, [](int r, int c) { return (r == 0 && c == 2) || (r == 2 && c == 0); }));
  EXPECT_EQ(board("king:6x6").graph().edge_count(),
            edges_by_rule(6, 6, [](int r, int c) { return r <= 1 && c <= 1; }));
  EXPECT_EQ(board("square:6x6").graph().edge_count(), 60u);
}

TEST(Board, FourByFourDiplomaticoFallsIntoTwo) {
  EXPECT_EQ(components(board("diplomatico:4x4").graph()).count, 2u);
  EXPECT_EQ(components(board("diplomatico:5x5").graph()).count, 1u);
}

TEST(Board, HexagonsHaveTheirNumbers) {
  EXPECT_EQ(board("hex:1").size(), 1u);
  EXPECT_EQ(board("hex:4").size(), 37u);
  EXPECT_EQ(board("hex:4").graph().edge_count(), 90u);  // 9s² − 15s + 6
  EXPECT_EQ(board("hex:7x6").size(), 42u);
  EXPECT_EQ(board("triangle:5").size(), 15u);
  EXPECT_EQ(board("triangle:5").graph().edge_count(), 30u);
  // Shifted rows: two neighbours in the row, two above, two below.
  const Board rows = board("hex:3x3");
  EXPECT_EQ(rows.graph().out(rows.vertex_of("2,2", "")).size(), 6u);
  EXPECT_TRUE(rows.graph().has_arc(rows.vertex_of("1,1", ""), rows.vertex_of("2,1", "")));
  EXPECT_FALSE(rows.graph().has_arc(rows.vertex_of("1,1", ""), rows.vertex_of("2,2", "")));
}

TEST(Board, NamedGraphsHaveTheirNumbers) {
  EXPECT_EQ(board("complete:8").graph().edge_count(), 28u);
  EXPECT_EQ(board("cycle:12").graph().edge_count(), 12u);
  EXPECT_EQ(board("petersen:11,2").size(), 22u);
  EXPECT_EQ(board("petersen:11,2").graph().edge_count(), 33u);
  const Board tutte = board("tutte");
  EXPECT_EQ(tutte.size(), 46u);
  for (Vertex v = 0; v < tutte.size(); ++v) EXPECT_EQ(tutte.graph().out(v).size(), 3u);
  EXPECT_EQ(components(tutte.graph()).count, 1u);
  EXPECT_FALSE(bipartition(tutte.graph()));
}

TEST(Board, WrappingGluesTheEdges) {
  const Board torus = make_board({.name = "square:4x5", .wrap = Wrap::torus});
  for (Vertex v = 0; v < torus.size(); ++v) EXPECT_EQ(torus.graph().out(v).size(), 4u);
  const Board cylinder = make_board({.name = "square:4x5", .wrap = Wrap::cylinder});
  EXPECT_TRUE(cylinder.graph().has_arc(cylinder.vertex_of("2,1", ""), cylinder.vertex_of("2,5", "")));
  EXPECT_FALSE(cylinder.graph().has_arc(cylinder.vertex_of("1,2", ""), cylinder.vertex_of("4,2", "")));
  // On a small torus a move may lead back to its own cell; that is no move.
  EXPECT_EQ(make_board({.name = "square:1x1", .wrap = Wrap::torus}).graph().edge_count(), 0u);
  EXPECT_EQ(make_board({.name = "square:2x2", .wrap = Wrap::torus}).graph().edge_count(), 4u);
  EXPECT_THAT(complaint({.name = "hex:4", .wrap = Wrap::torus}), HasSubstr("only rectangles"));
}

TEST(Board, BlockedCellsAreGone) {
  const Board made = make_board({.name = "square:3x3", .blocked = {{2, 2}, {2, 2}, {1, 3}}});
  EXPECT_EQ(made.size(), 7u);
  EXPECT_EQ(made.graph().edge_count(), 6u);
  EXPECT_EQ(made.label(2), "2,1");
  EXPECT_FALSE(made.vertex_at({2, 2}));
  EXPECT_THAT(complaint({.name = "square:3x3", .blocked = {{4, 1}}}), HasSubstr("r4c1 is off the board"));
  EXPECT_THROW(made.vertex_of("2,2", "start"), InputError);
  EXPECT_THROW(made.vertex_of("0,1", "start"), InputError);
  EXPECT_THROW(made.vertex_of("one", "start"), InputError);
}

TEST(Board, WrongNamesAndSizesAreRefusedInOneSentence) {
  EXPECT_THAT(complaint({.name = "kinght:8x8"}), HasSubstr("did you mean 'knight'"));
  EXPECT_THAT(complaint({.name = "square:0x5"}), HasSubstr("must be at least 1, not 0"));
  EXPECT_THAT(complaint({.name = "square:-3x5"}), HasSubstr("must be at least 1, not -3"));
  EXPECT_THAT(complaint({.name = "square:axb"}), HasSubstr("'a' is not a number"));
  EXPECT_THAT(complaint({.name = "square:5"}), HasSubstr("rows and columns"));
  EXPECT_THAT(complaint({.name = "square"}), HasSubstr("rows and columns"));
  EXPECT_THAT(complaint({.name = "square:5x5x5"}), HasSubstr("rows and columns"));
  EXPECT_THAT(complaint({.name = "square:99999999999999999999x1"}), HasSubstr("too large"));
  EXPECT_THAT(complaint({.name = "knight-3:8x8"}), HasSubstr("'-3' means nothing here"));
  EXPECT_THAT(complaint({.name = "leaper:8x8"}), HasSubstr("two reaches"));
  EXPECT_THAT(complaint({.name = "leaper-0-0:8x8"}), HasSubstr("must move"));
  EXPECT_THAT(complaint({.name = "cycle:2"}), HasSubstr("at least 3"));
  EXPECT_THAT(complaint({.name = "petersen:4,2"}), HasSubstr("K below N/2"));
  EXPECT_THAT(complaint({.name = "petersen:11"}), HasSubstr("two numbers"));
  EXPECT_THAT(complaint({.name = "tutte:5"}), HasSubstr("no size"));
  EXPECT_THAT(complaint({.name = "complete:5", .blocked = {{1, 1}}}), HasSubstr("no cells to block"));
}

TEST(Board, WhatDoesNotFitTheMemoryIsRefusedWithTheEstimate) {
  EXPECT_THAT(complaint({.name = "square:100000x100000"}),
              AllOf(HasSubstr("would need about 41.3 GB"), HasSubstr("1.0 GB may be used")));
  EXPECT_THAT(complaint({.name = "square:1x400000000"}), HasSubstr("would need about 1.7 GB"));
  EXPECT_THAT(complaint({.name = "square:60000000x1"}), HasSubstr("would need about"))
      << "rows cost something";
  EXPECT_THAT(complaint({.name = "square:100000x100000"}, ~std::uint64_t{0}),
              HasSubstr("more of them than can be numbered"));
  EXPECT_THAT(complaint({.name = "square:10000x10000", .blocked = {{1, 1}}}),
              HasSubstr("100000000 cells with some blocked would need about 1.2 GB"));
  EXPECT_THAT(complaint({.name = "hex:100000000"}), HasSubstr("would need about"));
  EXPECT_THAT(complaint({.name = "triangle:500000000"}), HasSubstr("would need about"));
  EXPECT_THAT(complaint({.name = "complete:1000000"}), HasSubstr("would need about"));
  EXPECT_THAT(complaint({.name = "cycle:500000000"}), HasSubstr("would need about"));
  EXPECT_THAT(complaint({.name = "petersen:200000000,2"}), HasSubstr("would need about"));
}

TEST(Board, AGraphThatDoesNotFitIsRefusedWhenItIsNeededAndNotBefore) {
  const auto complaint_of_graph = [](const char* name, std::uint64_t bytes) -> std::string {
    const Board made = make_board({.name = name}, MemoryBudget(bytes));
    EXPECT_TRUE(made.graph().has_arc(0, 1)) << "moves are known without the graph";
    try {
      made.graph().out(0);
    } catch (const InputError& error) {
      EXPECT_FALSE(made.graph().is_built());
      EXPECT_THROW(made.graph().edge_count(), InputError) << "and again";
      return error.what();
    }
    return "";
  };
  EXPECT_THAT(complaint_of_graph("square:10000x10000", 1'000'000'000),
              AllOf(HasSubstr("would need about 8.4 GB"), HasSubstr("1.0 GB may be used")));
  EXPECT_THAT(complaint_of_graph("king:40000x40000", ~std::uint64_t{0}),
              HasSubstr("more moves than can be numbered"));
}

TEST(Board, AWholeRectangleHasAShapeAndNothingElseHas) {
  const auto shape = [](const BoardRequest& request) { return make_board(request).shape(); };
  EXPECT_EQ(shape({.name = "leaper-1-4:7x9"}), (Shape{"leaper-1-4", 7, 9}));
  EXPECT_EQ(shape({.name = "hopido:5x6"}), (Shape{"diplomatico", 5, 6}));
  EXPECT_FALSE(shape({.name = "knight:5x6", .blocked = {{1, 1}}}));
  EXPECT_FALSE(shape({.name = "knight:5x6", .wrap = Wrap::torus}));
  EXPECT_FALSE(shape({.name = "hex:5x6"}));
  EXPECT_FALSE(shape({.name = "complete:5"}));
}

TEST(Board, MovesByArithmeticAreTheArcsOfTheGraph) {
  const BoardRequest requests[] = {{.name = "knight:4x7"},
                                   {.name = "diplomatico:5x6", .blocked = {{2, 3}, {5, 6}}},
                                   {.name = "hex:3"},
                                   {.name = "hex:4x5", .blocked = {{2, 2}}},
                                   {.name = "triangle:5"},
                                   {.name = "king:4x5", .wrap = Wrap::torus},
                                   {.name = "square:2x3", .wrap = Wrap::cylinder}};
  for (const BoardRequest& request : requests) {
    const Board by_arithmetic = make_board(request), by_rows = make_board(request);
    by_rows.graph().out(0);
    for (Vertex v = 0; v < by_rows.size(); ++v) {
      ASSERT_EQ(by_rows.vertex_at(by_rows.cell(v)), v);
      for (Vertex w = 0; w < by_rows.size(); ++w) {
        ASSERT_EQ(by_arithmetic.graph().has_arc(v, w), by_rows.graph().has_arc(v, w))
            << request.name << " " << v << " " << w;
      }
    }
    EXPECT_FALSE(by_arithmetic.graph().is_built());
    EXPECT_EQ(by_arithmetic.graph(), by_rows.graph());
  }
}

TEST(Board, AGridSomeoneTypedFindsItsSize) {
  EXPECT_EQ(with_size_of_rows("king", {3, 3}, ""), "king:2x3");
  EXPECT_EQ(with_size_of_rows("hex", {2, 3, 2}, ""), "hex:2");
  EXPECT_EQ(with_size_of_rows("hex", {3, 3}, ""), "hex:2x3");
  EXPECT_EQ(with_size_of_rows("triangle", {1, 2, 3}, ""), "triangle:3");
  EXPECT_THROW(with_size_of_rows("king", {3, 2}, ""), InputError);
  EXPECT_THROW(with_size_of_rows("kong", {3, 3}, ""), InputError);
}

}  // namespace hamlet
