#include "hamlet/make/picture/picture_sea.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "hamlet/base/error.hpp"
#include "hamlet/make/picture/named_shape.hpp"

namespace hamlet {
namespace {

/// The cells reached from the first one of the sea.
std::size_t reached(const std::set<Cell>& sea) {
  std::set<Cell> seen = {*sea.begin()};
  std::vector<Cell> queue = {*sea.begin()};
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const auto [row, col] = queue[i];
    for (const Cell near : {Cell{row - 1, col}, Cell{row + 1, col}, Cell{row, col - 1}, Cell{row, col + 1}}) {
      if (sea.contains(near) && seen.insert(near).second) queue.push_back(near);
    }
  }
  return seen.size();
}

TEST(PictureSea, IsOnePieceWhateverThePicture) {
  for (const char* const shape : {"heart", "disc", "ring", "star", "cross", "text:HI", "text:HAMLET"}) {
    for (const int columns : {12, 30, 70}) {
      SCOPED_TRACE(shape);
      const PictureSea sea = picture_sea(picture_of_shape(shape, "test"), columns, false, {}).value();
      std::set<Cell> cells;
      for (int row = 1; row <= sea.extent.rows; ++row) {
        for (int col = 1; col <= sea.extent.cols; ++col) cells.insert({row, col});
      }
      for (const Cell cell : sea.blocked) EXPECT_EQ(cells.erase(cell), 1u);
      ASSERT_FALSE(cells.empty());
      EXPECT_EQ(reached(cells), cells.size());
      for (const Cell cell : sea.added) EXPECT_TRUE(cells.contains(cell));
      for (const Cell cell : sea.dropped) EXPECT_FALSE(cells.contains(cell));
      EXPECT_LE(sea.extent.cols, columns);
      const auto is_at = [&](auto&& edge) { return std::ranges::any_of(cells, edge); };
      EXPECT_TRUE(is_at([](Cell cell) { return cell.row == 1; }));
      EXPECT_TRUE(is_at([](Cell cell) { return cell.col == 1; }));
      EXPECT_TRUE(is_at([&](Cell cell) { return cell.row == sea.extent.rows; }));
      EXPECT_TRUE(is_at([&](Cell cell) { return cell.col == sea.extent.cols; }));
    }
  }
}

TEST(PictureSea, OfAShapeInOnePieceChangesNothing) {
  const PictureSea sea = picture_sea(picture_of_shape("heart", "test"), 15, false, {}).value();
  EXPECT_THAT(sea.added, testing::IsEmpty());
  EXPECT_THAT(sea.dropped, testing::IsEmpty());
}

TEST(PictureSea, NeedsADarkPart) {
  EXPECT_THROW(picture_sea({2, 2, {255, 255, 255, 255}}, 4, false, {}), InputError);
  EXPECT_TRUE(picture_sea({2, 2, {255, 255, 255, 255}}, 4, true, {}));
}

}  // namespace
}  // namespace hamlet
