#include "hamlet/io/penpa/penpa_points.hpp"

#include <gtest/gtest.h>

#include <set>

namespace hamlet {

TEST(PenpaPoints, TheMiddleOfSquaresIsWherePenpaHasIt) {
  for (int columns = 1; columns <= 14; ++columns) {
    for (int rows = 1; rows <= 14; ++rows) {
      const PenpaPoints points = PenpaPoints::squares(columns, rows);
      std::vector<PenpaPoint> cells;
      for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) cells.push_back(points.cell({column + 2, row + 2}));
      }
      const int width = columns + 4, area = width * (rows + 4);
      const int sort = columns % 2 == 1 ? (rows % 2 == 1 ? 0 : 2) : (rows % 2 == 1 ? 3 : 1);
      EXPECT_EQ(points.nearest_to_middle(cells), (columns + 3) / 2 + (rows + 3) / 2 * width + sort * area);
    }
  }
}

TEST(PenpaPoints, ACellIsFoundWhereItIs) {
  for (const PenpaPoints& points : {PenpaPoints::squares(5, 3), PenpaPoints::hexagons(3)}) {
    int cells = 0;
    for (PenpaPoint k = -1; k <= points.columns() * points.rows(); ++k) {
      const auto place = points.place_of(k);
      if (!place) continue;
      ++cells;
      EXPECT_EQ(points.cell(*place), k);
    }
    EXPECT_EQ(cells, points.is_hexagonal() ? 8 * 8 : 15);
  }
}

TEST(PenpaPoints, EachSideHasAMiddleAndTwoCornersOfItsOwn) {
  for (const PenpaPoints& points : {PenpaPoints::squares(5, 4), PenpaPoints::hexagons(3)}) {
    std::set<PenpaPoint> middles;
    std::set<std::pair<PenpaPoint, PenpaPoint>> corners;
    std::multiset<PenpaPoint> neighbours;
    const PenpaPoint area = points.columns() * points.rows();
    std::size_t sides = 0;
    for (PenpaPoint k = 0; k < area; ++k) {
      if (!points.place_of(k)) continue;
      for (const PenpaPoints::Side& side : points.sides_after(k)) {
        ++sides;
        EXPECT_GT(side.other, k);
        middles.insert(side.middle);
        corners.insert(std::minmax(side.corners[0], side.corners[1]));
        for (const PenpaPoint corner : side.corners) {
          EXPECT_TRUE(corner >= area && corner < (points.is_hexagonal() ? 3 : 2) * area);
        }
        neighbours.insert(k);
        neighbours.insert(side.other);
        // The neighbours are as far apart as all are.
        if (const auto to = points.place_of(side.other); to && points.is_hexagonal()) {
          const HexPlace from = *points.place_of(k);
          const int right = std::abs(to->x - from.x), down = to->y - from.y;
          EXPECT_TRUE((right == 2 && down == 0) || (right == 1 && down == 1));
        }
      }
    }
    EXPECT_EQ(middles.size(), sides);
    EXPECT_EQ(corners.size(), sides);
    const PenpaPoint inner = points.columns() * (points.rows() / 2) + points.columns() / 2;
    EXPECT_EQ(neighbours.count(inner), points.is_hexagonal() ? 6U : 4U);
  }
}

}  // namespace hamlet
