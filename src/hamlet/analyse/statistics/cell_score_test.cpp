#include "hamlet/analyse/statistics/cell_score.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hamlet/base/error.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/board/symmetries.hpp"

namespace hamlet {
namespace {

using testing::HasSubstr;

TEST(CellScore, EveryMeasureScoresEveryCell) {
  for (const char* name : {"diplomatico:1x1", "diplomatico:4x4", "diplomatico:5x6", "cycle:7", "hex:3"}) {
    const Graph graph = make_board({.name = name}).graph();
    for (const CellScore* score : cell_scores()) {
      const auto cells = score->measure(graph, {}, {});
      ASSERT_TRUE(cells) << score->name;
      EXPECT_EQ(cells->raw.size(), graph.vertex_count()) << score->name << " of " << name;
      for (double value : cells->normalised())
        EXPECT_TRUE(value >= 0 && value <= 1) << score->name << " of " << name;
    }
  }
}

TEST(CellScore, SymmetricCellsScoreTheSame) {
  const Board board = make_board({.name = "diplomatico:6x6"});
  const auto images = symmetries(board);
  for (const CellScore* score : cell_scores()) {
    const auto cells = score->measure(board.graph(), {.symmetries = images}, {});
    for (const auto& image : images) {
      for (Vertex v = 0; v < board.size(); ++v)
        EXPECT_NEAR(cells->raw[v], cells->raw[image[v]], 1e-12) << score->name;
    }
  }
}

TEST(CellScore, FewerEndsAreSaidToBeASample) {
  const Graph graph = make_board({.name = "knight:9x9"}).graph();
  for (const char* name : {"betweenness", "closeness", "harmonic"}) {
    EXPECT_EQ(cell_score(name, "").measure(graph, {}, {})->note, "");
    EXPECT_THAT(cell_score(name, "").measure(graph, {.ends = 20}, {})->note,
                HasSubstr("estimated from the shortest paths to 20 of 81 cells"));
  }
}

TEST(CellScore, AnUnknownNameIsRefused) { EXPECT_THROW(cell_score("closness", "score"), InputError); }

}  // namespace
}  // namespace hamlet
