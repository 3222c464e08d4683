#include "hamlet/solve/path/cycle/cycle_patcher.hpp"

#include <gtest/gtest.h>

#include "hamlet/board/board.hpp"

namespace hamlet::path {

namespace {

/// The cycles of four cells that tile a board with even sides.
std::vector<Edge> little_squares(int rows, int columns) {
  std::vector<Edge> edges;
  for (int r = 0; r < rows; r += 2) {
    for (int c = 0; c < columns; c += 2) {
      const auto at = [&](int i, int j) { return static_cast<Vertex>((r + i) * columns + c + j); };
      for (const Edge& edge : {Edge{at(0, 0), at(0, 1)}, Edge{at(0, 1), at(1, 1)}, Edge{at(1, 0), at(1, 1)},
                               Edge{at(0, 0), at(1, 0)}})
        edges.push_back(edge);
    }
  }
  return edges;
}

}  // namespace

TEST(CyclePatcher, LittleSquaresBecomeOneTour) {
  const Board board = make_board({.name = "square:20x30"});
  CyclePatcher patcher(board.graph(), {});
  const auto edges = patcher.patched(little_squares(20, 30), {});
  EXPECT_EQ(patcher.cycle_count(), 1u);
  EXPECT_EQ(edges.size(), 600u);
  for (const Edge& edge : edges) EXPECT_TRUE(board.graph().has_arc(edge.from, edge.to));
}

TEST(CyclePatcher, KeptEdgesStay) {
  const Board board = make_board({.name = "square:4x4"});
  const auto squares = little_squares(4, 4);
  CyclePatcher patcher(board.graph(), squares);
  EXPECT_EQ(patcher.patched(squares, {}).size(), 16u);
  EXPECT_EQ(patcher.cycle_count(), 4u);
}

TEST(CyclePatcher, ThreeEdgesAreExchangedWhereTwoDoNotSuffice) {
  // A triangle and a cycle of four that no exchange of two edges merges.
  const std::vector<Edge> triangles = {{0, 1}, {1, 2}, {0, 2}, {3, 4}, {4, 5}, {5, 6}, {3, 6}};
  std::vector<Edge> edges = triangles;
  for (const Edge& more : {Edge{1, 3}, Edge{4, 6}, Edge{0, 5}}) edges.push_back(more);
  const Graph graph = Graph::symmetric(7, edges);
  CyclePatcher patcher(graph, {});
  const auto merged = patcher.patched(triangles, {});
  EXPECT_EQ(patcher.cycle_count(), 1u);
  EXPECT_EQ(merged.size(), 7u);
}

TEST(CyclePatcher, DirectedCyclesKeepTheirDirections) {
  // Two directed triangles with arcs across.
  const std::vector<std::vector<Vertex>> targets = {{1, 4}, {2}, {0}, {4, 1}, {5}, {3}};
  std::vector<Vertex> next = {1, 2, 0, 4, 5, 3};
  EXPECT_EQ(patch_directed(targets, next, [](Vertex, Vertex) { return true; }), 1u);
  EXPECT_EQ(next, (std::vector<Vertex>{4, 2, 0, 1, 5, 3}));
  next = {1, 2, 0, 4, 5, 3};
  EXPECT_EQ(patch_directed(targets, next, [](Vertex a, Vertex) { return a != 0; }), 2u);
}

}  // namespace hamlet::path
