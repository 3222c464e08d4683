#include "hamlet/draw/scene/glyph_place.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "hamlet/board/board.hpp"

namespace hamlet {

namespace {

/// A board king:5x5 with a mark "odd" at 3,3 and marks "before" from one cell to another.
Scene scene_with(const std::vector<std::pair<Cell, Cell>>& before) {
  const Board board = make_board({.name = "king:5x5"});
  const auto at = [&](Cell cell) { return *board.vertex_at(cell); };
  PathPuzzle puzzle{.graph = board.graph(), .marks = {{&mark_rule("odd", "test"), {at({3, 3})}}}};
  for (const auto& [a, b] : before) puzzle.marks.push_back({&mark_rule("before", "test"), {at(a), at(b)}});
  return scene_of(sheet_of(PathSheet{.board = board, .puzzle = std::move(puzzle)}));
}

Point moved(const Scene& scene) {
  const Label& glyph = scene.labels.back();
  const Point at = GlyphPlaces(scene).place(glyph);
  return {at.x - 2.5, at.y - 2.5};
}

}  // namespace

TEST(GlyphPlaces, AGlyphStandsBelowItsNumberIfNothingIsThere) {
  EXPECT_GT(moved(scene_with({})).y, 0.3);
  EXPECT_GT(moved(scene_with({{{1, 1}, {1, 5}}, {{1, 3}, {3, 3}}})).y, 0.3);
}

TEST(GlyphPlaces, AnArrowFromBelowIsNotCoveredByIt) {
  const Point from_below = moved(scene_with({{{4, 3}, {3, 3}}}));
  EXPECT_LT(from_below.y, -0.3);
  EXPECT_EQ(from_below.x, 0);
  const Point line_through = moved(scene_with({{{5, 3}, {1, 3}}}));
  EXPECT_GT(std::abs(line_through.x), 0.2) << "beside a line that runs through the cell";
}

TEST(GlyphPlaces, WhereEverythingIsCoveredItStaysInItsCell) {
  const Point crowded = moved(scene_with({{{4, 3}, {3, 3}},
                                          {{2, 3}, {3, 3}},
                                          {{4, 2}, {3, 3}},
                                          {{2, 2}, {3, 3}},
                                          {{4, 4}, {3, 3}},
                                          {{2, 4}, {3, 3}}}));
  EXPECT_LT(std::abs(crowded.x), 0.5);
  EXPECT_LT(std::abs(crowded.y), 0.5);
}

}  // namespace hamlet
