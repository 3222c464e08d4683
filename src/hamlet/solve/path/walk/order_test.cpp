#include "hamlet/solve/path/walk/order.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hamlet/base/error.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/find.hpp"
#include "hamlet/solve/path/walk/walker.hpp"

namespace hamlet::path {

using testing::ElementsAre;
using testing::HasSubstr;

namespace {

/// A walk that has visited some cells of a graph.
class Begun {
 public:
  Begun(const Graph& graph, std::initializer_list<Vertex> visited)
      : graph_(graph), visited_(graph.vertex_count(), 0), exits_(graph.vertex_count(), 0) {
    for (Vertex v : visited) visited_[v] = 1;
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      for (Vertex w : graph.out(v)) exits_[v] += !visited_[w];
    }
    unvisited_ = graph.vertex_count() - static_cast<Vertex>(visited.size());
  }
  WalkView view() const { return {graph_, visited_, exits_, unvisited_}; }

 private:
  const Graph& graph_;
  std::vector<std::uint8_t> visited_;
  std::vector<std::uint32_t> exits_;
  Vertex unvisited_;
};

std::vector<Vertex> arranged(std::string_view order, const Graph& graph,
                             std::initializer_list<Vertex> visited, std::vector<Vertex> moves) {
  const Begun walk(graph, visited);
  MoveSorter sorter(order, graph, {});
  std::vector<Vertex> copy = moves;
  sorter.arrange(walk.view(), moves);
  EXPECT_EQ(sorter.best(walk.view(), copy), moves.front()) << order;
  return moves;
}

/// Cell 0 leads to 1, 2 and 3, which have one, two and two exits. The next cells after 2 have 2 and 2 exits,
/// those after 3 have 1 and 4.
Graph crossing() {
  const Edge edges[] = {{0, 1}, {0, 2},  {0, 3},  {1, 4}, {2, 5},  {2, 6},  {3, 7}, {3, 8},  {5, 9},  {5, 10},
                        {6, 9}, {6, 11}, {7, 12}, {8, 9}, {8, 10}, {8, 11}, {8, 4}, {9, 10}, {10, 11}};
  return Graph::symmetric(13, edges);
}

std::string complaint(std::string_view order) {
  try {
    require_order(order, "order");
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

}  // namespace

TEST(MoveOrders, WarnsdorffTakesTheFewestExitsAndKeepsTies) {
  EXPECT_THAT(arranged("warnsdorff", crossing(), {0}, {3, 2, 1}), ElementsAre(1, 3, 2));
  EXPECT_THAT(arranged("warnsdorff", crossing(), {0}, {2, 3, 1}), ElementsAre(1, 2, 3));
}

TEST(MoveOrders, PohlLooksALevelFurtherAtTies) {
  // Exits after the step: 5 and 6 have 2 each, 7 has 1 and 8 has 4.
  EXPECT_THAT(arranged("pohl-2-sum", crossing(), {0}, {3, 2, 1}), ElementsAre(1, 2, 3));
  EXPECT_THAT(arranged("pohl-2-max", crossing(), {0}, {2, 3, 1}), ElementsAre(1, 3, 2));
  EXPECT_THAT(arranged("pohl-2-min", crossing(), {0}, {2, 3, 1}), ElementsAre(1, 3, 2));
  EXPECT_THAT(arranged("pohl-2-hybrid", crossing(), {0}, {2, 3, 1}), ElementsAre(1, 3, 2));
  EXPECT_THAT(arranged("pohl-1", crossing(), {0}, {3, 2, 1}), ElementsAre(1, 3, 2));
}

TEST(MoveOrders, ADeadEndIsTakenOnlyAsTheLastCell) {
  const Edge edges[] = {{0, 1}, {0, 2}, {2, 3}};
  EXPECT_THAT(arranged("warnsdorff", Graph::symmetric(4, edges), {0}, {1, 2}), ElementsAre(2, 1));
}

TEST(MoveOrders, ScoresGoUpOrDown) {
  EXPECT_THAT(arranged("degree-asc", crossing(), {}, {8, 7, 5}), ElementsAre(7, 5, 8));
  EXPECT_THAT(arranged("degree-desc", crossing(), {}, {7, 5, 8}), ElementsAre(8, 5, 7));
  EXPECT_EQ(arranged("degree", crossing(), {}, {8, 7, 5}), arranged("degree-asc", crossing(), {}, {8, 7, 5}));
}

TEST(MoveOrders, JoinedByAPlusTheSecondBreaksTheTiesOfTheFirst) {
  EXPECT_THAT(arranged("warnsdorff+degree-asc", crossing(), {0}, {3, 2, 1}), ElementsAre(1, 3, 2));
  EXPECT_THAT(arranged("warnsdorff+given", crossing(), {0}, {3, 2, 1}), ElementsAre(1, 2, 3));
  EXPECT_THAT(arranged("warnsdorff+given", crossing(), {0}, {3, 2, 1}), ElementsAre(1, 2, 3));
}

TEST(MoveOrders, FarIsFarFromTheMiddle) {
  const Board board = make_board({.name = "square:1x7"});
  EXPECT_THAT(arranged("far", board.graph(), {}, {2, 4, 1, 5}), ElementsAre(1, 5, 2, 4));
}

TEST(MoveOrders, AWrongNameSuggestsTheNearest) {
  EXPECT_EQ(complaint("warnsdorf"), "order: unknown order 'warnsdorf'; did you mean 'warnsdorff'?");
  EXPECT_THAT(complaint("magic"),
              HasSubstr("unknown order 'magic'; the choices are given, random, warnsdorff"));
  EXPECT_EQ(complaint("pohl-2-som"), "order: unknown order 'pohl-2-som'; did you mean 'pohl-2-sum'?");
  EXPECT_THAT(complaint("pohl-0-sum"), HasSubstr("did you mean 'pohl-2-sum'?"));
  EXPECT_THAT(complaint("pohl-two"), HasSubstr("unknown order 'pohl-two'; the choices are pohl-2-sum"));
  EXPECT_THAT(complaint("degree-up"), HasSubstr("the choices are degree-asc, degree-desc"));
  EXPECT_THAT(complaint("given-2"), HasSubstr("did you mean 'given'?"));
  EXPECT_THAT(complaint("warnsdorff+"), HasSubstr("unknown order ''"));
  EXPECT_THAT(complaint(""), HasSubstr("unknown order ''"));
}

TEST(MoveOrders, EachVariantFindsAPathForEveryMethodThatCanTurnBack) {
  const Board board = make_board({.name = "king:4x4"});
  for (const MoveOrder* order : move_orders()) {
    for (std::string_view variant : order->variants) {
      EXPECT_EQ(complaint(variant), "");
      for (const Solver* solver : solvers()) {
        if (!solver->takes_order || solver->power == Power::finds) continue;
        const auto result =
            find_paths({.graph = board.graph()}, *solver, 1, [](Vertex v) { return std::to_string(v); }, {},
                       {std::string(variant)});
        EXPECT_EQ(result.answer, Found::Answer::found) << solver->name << " " << variant;
      }
    }
  }
}

TEST(MoveOrders, AMethodWithoutUseForAnOrderSaysWhoHas) {
  const Solver plain = {.name = "plain", .summary = ""};
  try {
    require_takes_order(plain, "warnsdorff", "order");
    FAIL();
  } catch (const InputError& error) {
    EXPECT_EQ(std::string(error.what()), "order: plain does not use an order; backtrack and heuristic do");
  }
}

}  // namespace hamlet::path
