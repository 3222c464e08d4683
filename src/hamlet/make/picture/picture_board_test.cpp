#include "hamlet/make/picture/picture_board.hpp"

#include <gmock/gmock.h>

#include <cmath>
#include <functional>

#include "hamlet/base/error.hpp"
#include "hamlet/base/random.hpp"
#include "hamlet/graph/components.hpp"
#include "hamlet/make/picture/block_tour.hpp"
#include "hamlet/make/picture/named_shape.hpp"

namespace hamlet {

namespace {

using testing::HasSubstr;
using testing::IsEmpty;

constexpr int side = 120;

/// Black where `covers` returns true; x and y go from 0 to 1.
Picture drawn(const std::function<bool(double, double)>& covers) {
  Picture picture{side, side, {}};
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column)
      picture.shade.push_back(covers((column + 0.5) / side, (row + 0.5) / side) ? 0 : 255);
  }
  return picture;
}

Picture heart() {
  return drawn([](double x, double y) {
    const double a = 2.7 * (x - 0.5), b = 2.6 * (0.55 - y), c = a * a + b * b - 1;
    return c * c * c <= a * a * b * b * b;
  });
}
Picture ring() {
  return drawn([](double x, double y) {
    const double radius = std::hypot(x - 0.5, y - 0.5);
    return radius < 0.46 && radius > 0.2;
  });
}
Picture letter_h() {
  return drawn([](double x, double y) {
    const bool post = (x > 0.1 && x < 0.35) || (x > 0.65 && x < 0.9);
    return y > 0.08 && y < 0.92 && (post || (x > 0.1 && x < 0.9 && y > 0.4 && y < 0.6));
  });
}
Picture plain(std::uint8_t shade) { return {side, side, std::vector<std::uint8_t>(side * side, shade)}; }

PictureBoardResult board_from(const Picture& picture, std::string_view family, int columns) {
  return picture_board(picture, family, columns, {}, {});
}

void expect_sound(const PictureBoard& made) {
  EXPECT_EQ(components(made.board.graph()).count, 1u);
  EXPECT_TRUE(is_solution({.graph = made.board.graph()}, made.path));
  for (const Cell& cell : made.added) EXPECT_TRUE(made.board.vertex_at(cell));
  for (const Cell& cell : made.dropped) EXPECT_FALSE(made.board.vertex_at(cell));
}

}  // namespace

TEST(PictureBoard, LooksLikeThePictureAndHasAPath) {
  const std::pair<const char*, Picture> pictures[] = {
      {"heart", heart()}, {"ring", ring()}, {"H", letter_h()}};
  for (const auto& [name, picture] : pictures) {
    for (const char* family : {"square", "king", "hex"}) {
      for (int columns : {10, 15}) {
        SCOPED_TRACE(std::string(name) + " " + family + " " + std::to_string(columns));
        const PictureBoardResult result = board_from(picture, family, columns);
        ASSERT_TRUE(result.made) << result.why;
        expect_sound(*result.made);
        const std::size_t changes = result.made->added.size() + result.made->dropped.size();
        const std::size_t all = result.made->board.lattice().frame.cell_count();
        EXPECT_LE(changes, 3 + result.made->board.size() / 10);
        EXPECT_LE(10 * changes, all) << "nine cells of ten are as in the picture";
      }
    }
  }
}

TEST(PictureBoard, OnBoardsThatAreNotColouredSmoothShapesNeedNoChange) {
  for (const char* family : {"king", "hex"}) {
    const PictureBoardResult result = board_from(heart(), family, 18);
    ASSERT_TRUE(result.made);
    EXPECT_THAT(result.made->added, IsEmpty());
    EXPECT_THAT(result.made->dropped, IsEmpty());
  }
}

TEST(PictureBoard, TheSameSeedGivesTheSameBoard) {
  const auto first = board_from(ring(), "square", 15), second = board_from(ring(), "square", 15);
  ASSERT_TRUE(first.made && second.made);
  EXPECT_EQ(first.made->board, second.made->board);
  EXPECT_EQ(first.made->path, second.made->path);
}

TEST(PictureBoard, LeapersHaveBoardsFromPicturesToo) {
  const PictureBoardResult result = board_from(plain(0), "knight", 8);
  ASSERT_TRUE(result.made) << result.why;
  expect_sound(*result.made);
  EXPECT_EQ(result.made->board.size(), 64u);
}

TEST(PictureBoard, APhotographIsPartedByItsShades) {
  // A dark grey heart on a light grey wall; a fixed threshold of one half would make all of it light.
  Picture grey = heart();
  for (std::uint8_t& shade : grey.shade) shade = shade == 0 ? 140 : 210;
  const auto from_grey = board_from(grey, "king", 12), from_black = board_from(heart(), "king", 12);
  ASSERT_TRUE(from_grey.made && from_black.made);
  EXPECT_EQ(from_grey.made->board, from_black.made->board);
}

TEST(PictureBoard, InvertedTheLightPartsBecomeCells) {
  Picture negative = heart();
  for (std::uint8_t& shade : negative.shade) shade = static_cast<std::uint8_t>(255 - shade);
  const auto inverted = picture_board(negative, "king", 12, {.inverted = true}, {});
  ASSERT_TRUE(inverted.made);
  EXPECT_EQ(inverted.made->board, board_from(heart(), "king", 12).made->board);
}

TEST(PictureBoard, AllWhiteIsRefusedAndAllBlackIsAWholeBoard) {
  EXPECT_THROW(board_from(plain(255), "square", 10), InputError);
  const PictureBoardResult black = board_from(plain(0), "square", 7);
  ASSERT_TRUE(black.made);
  EXPECT_EQ(black.made->board.size(), 49u);
  EXPECT_THAT(black.made->dropped, IsEmpty());
}

TEST(PictureBoard, WhatIsTooLargeIsRefusedWithAnEstimate) {
  hamlet::Run run;
  run.memory = MemoryBudget(100'000'000);
  try {
    picture_board(heart(), "square", 2'000'000'000, {}, run);
    FAIL() << "it fits";
  } catch (const InputError& error) {
    EXPECT_THAT(error.what(), HasSubstr("resolution"));
    EXPECT_THAT(error.what(), HasSubstr("would need about"));
  }
}

TEST(PictureBoard, DifficultPicturesEndWithABoardOrAReason) {
  Rng rng(3);
  const auto in_squares = [](double at, int of) { return static_cast<int>(at * of); };
  std::vector<std::uint8_t> noise;
  for (int i = 0; i < 36; ++i) noise.push_back(rng.coin() ? 1 : 0);
  const std::pair<const char*, Picture> pictures[] = {
      {"a thin line", drawn([&](double x, double) { return in_squares(x, 6) == 4; })},
      {"a thin cross",
       drawn([&](double x, double y) { return in_squares(x, 6) == 4 || in_squares(y, 6) == 5; })},
      {"dots",
       drawn([&](double x, double y) { return in_squares(x, 6) % 3 == 1 && in_squares(y, 6) % 3 == 1; })},
      {"one dot", drawn([&](double x, double y) { return in_squares(x, 6) == 3 && in_squares(y, 6) == 3; })},
      {"a chessboard",
       drawn([&](double x, double y) { return (in_squares(x, 6) + in_squares(y, 6)) % 2 == 0; })},
      {"noise", drawn([&](double x, double y) {
         return noise[static_cast<std::size_t>(6 * in_squares(y, 6) + in_squares(x, 6))] != 0;
       })},
  };
  for (const auto& [name, picture] : pictures) {
    for (const char* family : {"square", "king", "hex", "knight"}) {
      SCOPED_TRACE(std::string(name) + " on " + family);
      try {
        const PictureBoardResult result = board_from(picture, family, 6);
        if (result.made) expect_sound(*result.made);
        EXPECT_NE(result.made.has_value(), !result.why.empty());
      } catch (const InputError& error) {
        EXPECT_THAT(error.what(), HasSubstr("no cell would be more than half dark"))
            << "a dot may be less than half of any cell";
      }
    }
  }
}

TEST(PictureBoard, AStopIsHeardAndItsBoardSaysThatMoreTimeMightHaveHelped) {
  std::stop_source source;
  source.request_stop();
  hamlet::Run run;
  run.stop = source.get_token();
  const PictureBoardResult small = picture_board(ring(), "square", 40, {}, run);
  ASSERT_TRUE(small.made) << "what is soon done is done";
  expect_sound(*small.made);
  EXPECT_TRUE(small.is_cut_short);
  EXPECT_FALSE(board_from(ring(), "square", 40).is_cut_short);
  const PictureBoardResult large = picture_board(ring(), "square", 1000, {}, run);
  EXPECT_FALSE(large.made);
  EXPECT_EQ(large.why, "it was stopped");
}

TEST(BlockTour, IsAPathOverEveryCellItVisitsOnce) {
  for (const char* family : {"square", "king", "hex"}) {
    for (const Picture& picture : {heart(), ring(), letter_h()}) {
      const WishedCells wishes = *wished_cells(picture, family, 31, {});
      const auto path = block_tour(wishes, {});
      ASSERT_TRUE(path);
      std::vector<bool> visited(wishes.whole.size(), false);
      for (std::size_t i = 0; i < path->size(); ++i) {
        ASSERT_FALSE(visited[(*path)[i]]);
        visited[(*path)[i]] = true;
        ASSERT_TRUE(i == 0 || wishes.whole.graph().has_arc((*path)[i - 1], (*path)[i]));
      }
    }
  }
}

TEST(NamedShape, EachHasDarkAndLightParts) {
  for (const NamedShape& shape : named_shapes()) {
    const double dark = picture_of_shape(shape.name, "test").darkness(0, 0, 1, 1);
    EXPECT_GT(dark, 0.2) << shape.name;
    EXPECT_LT(dark, 0.95) << shape.name;
  }
}

TEST(NamedShape, TextIsOfLettersAndDigits) {
  const Picture two = picture_of_shape("text:I1", "test");
  EXPECT_EQ(two.width * 9, two.height * 13);
  EXPECT_THROW(picture_of_shape("text:", "test"), InputError);
  EXPECT_THROW(picture_of_shape("text:a-b", "test"), InputError);
  try {
    picture_of_shape("hart", "shape");
    FAIL();
  } catch (const InputError& error) {
    EXPECT_THAT(error.what(), HasSubstr("did you mean 'heart'"));
  }
}

TEST(PictureBoard, TheSmallestPicturesAreBoardsOrRefused) {
  for (const char* family : {"square", "king", "hex"}) {
    for (const NamedShape& shape : named_shapes()) {
      for (int columns = 1; columns <= 5; ++columns) {
        try {
          const auto result =
              picture_board(picture_of_shape(shape.name, ""), family, columns, {}, hamlet::Run());
          EXPECT_TRUE(result.made || !result.why.empty()) << family << " " << shape.name << " " << columns;
        } catch (const InputError& error) {
          EXPECT_FALSE(error.message().empty());
        }
      }
    }
  }
}

}  // namespace hamlet
