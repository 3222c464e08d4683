#include "hamlet/draw/drawing.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/board/picture.hpp"
#include "hamlet/draw/canvas/paint.hpp"
#include "hamlet/draw/samples_test_help.hpp"
#include "hamlet/draw/terminal/terminal.hpp"

namespace hamlet {

namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

std::string drawn(std::string_view name, const Scene& scene) {
  return drawing_named(name, "test").write(scene);
}

/// The fraction of ink in a square around a point.
double ink_at(const Scene& scene, Point at, double half_side) {
  const Picture picture = picture_from_bytes(drawn("png", scene), "test");
  const Page page = page_of(scene);
  const auto x = [&](double value) { return (value - page.left) / page.width; };
  const auto y = [&](double value) { return (value - page.top) / page.height; };
  return picture.darkness(x(at.x - half_side), y(at.y - half_side), x(at.x + half_side), y(at.y + half_side));
}

Sheet snake(int rows, int columns) {
  Board board = make_board({.name = "square:" + std::to_string(rows) + "x" + std::to_string(columns)});
  Path path;
  for (int row = 1; row <= rows; ++row) {
    for (int col = 1; col <= columns; ++col) {
      path.push_back(*board.vertex_at({row, row % 2 == 1 ? col : columns + 1 - col}));
    }
  }
  PathPuzzle puzzle{.graph = board.graph()};
  return sheet_of(
      PathSheet{.board = std::move(board), .puzzle = std::move(puzzle), .solution = visits_of(path)});
}

Scene scene_with_title(std::string title) {
  Sheet sheet = snake(2, 2);
  sheet.title = std::move(title);
  return scene_of(sheet);
}

}  // namespace

TEST(Drawing, AFilesEndingChoosesTheDrawing) {
  EXPECT_EQ(drawing_for_file("a/b.svg")->name, "svg");
  EXPECT_EQ(drawing_for_file("b.pdf")->name, "pdf");
  EXPECT_EQ(drawing_for_file("b.png")->name, "png");
  EXPECT_EQ(drawing_for_file("b.txt"), nullptr);
  EXPECT_EQ(drawing_for_file(""), nullptr);
}

TEST(Drawing, AnUnknownNameIsRefusedWithTheNearest) {
  EXPECT_THAT([] { drawing_named("pgn", "as"); }, testing::ThrowsMessage<InputError>(HasSubstr("png")));
}

TEST(Drawing, TheSameSceneGivesTheSameBytes) {
  for (const Sample& sample : samples()) {
    const Scene scene = scene_of(sample.sheet, sample.options);
    if (scene.tiles.size() > 40) continue;
    for (const Drawing* drawing : drawings()) {
      EXPECT_TRUE(drawing->write(scene) == drawing->write(scene)) << drawing->name << " of " << sample.name;
    }
  }
}

TEST(Drawing, FilesStartAsTheirReadersExpect) {
  const Scene scene = scene_of(snake(3, 3));
  EXPECT_THAT(drawn("png", scene), StartsWith("\x89PNG\r\n"));
  EXPECT_THAT(drawn("pdf", scene), StartsWith("%PDF-1."));
  EXPECT_THAT(drawn("svg", scene), StartsWith("<svg xmlns=\"http://www.w3.org/2000/svg\""));
}

TEST(Drawing, ABlockedCellIsDarkAndAFreeOneIsNot) {
  const Board board = make_board({.name = "square:3x3", .blocked = {{2, 2}}});
  const Scene scene = scene_of(sheet_of(PathSheet{.board = board, .puzzle = {.graph = board.graph()}}));
  EXPECT_GT(ink_at(scene, {1.5, 1.5}, 0.4), 0.6);
  EXPECT_LT(ink_at(scene, {2.5, 1.5}, 0.4), 0.01);
}

TEST(Drawing, AnIslandIsARingInTheSea) {
  const BridgesPuzzle puzzle({.rows = 3, .cols = 3, .islands = {{{1, 1}, 1}, {{1, 3}, 1}}});
  const Scene scene = scene_of(sheet_of(BridgesSheet{.puzzle = puzzle}));
  EXPECT_GT(ink_at(scene, {0.5, 0.5}, 0.4), 0.1);
  EXPECT_LT(ink_at(scene, {0.5, 2.5}, 0.4), 0.03);
}

TEST(Drawing, UpToFiveBridgesAreAsManyLines) {
  double ink_of_one = 0;
  for (int n = 1; n <= 5; ++n) {
    const BridgesPuzzle puzzle({.rows = 1, .cols = 5, .k = 5, .islands = {{{1, 1}, n}, {{1, 5}, n}}});
    const Scene empty = scene_of(sheet_of(BridgesSheet{.puzzle = puzzle}));
    const Scene built = scene_of(sheet_of(BridgesSheet{.puzzle = puzzle, .solution = {{{0, 1, n}}}}));
    const Point between{2, 0.5};  // and off the grid lines
    const double ink = ink_at(built, between, 0.4) - ink_at(empty, between, 0.4);
    if (n == 1) ink_of_one = ink;
    EXPECT_NEAR(ink, n * ink_of_one, 0.3 * ink_of_one) << n;
  }
}

TEST(Drawing, TitlesCannotBreakTheFile) {
  const Scene scene = scene_with_title("<b>\x1b[31m & \xff\nend");
  EXPECT_THAT(drawn("svg", scene), HasSubstr("&lt;b&gt;\xEF\xBF\xBD[31m &amp; \xEF\xBF\xBD end"));
  EXPECT_THAT(to_terminal(scene), Not(HasSubstr("\x1b")));
  EXPECT_THAT(drawn("pdf", scene), StartsWith("%PDF"));
  EXPECT_THAT(drawn("png", scene), StartsWith("\x89PNG"));
}

TEST(Drawing, NoSideOfAPngExceeds8000Pixels) {
  const Picture picture = picture_from_bytes(drawn("png", scene_of(snake(2, 1000))), "test");
  EXPECT_EQ(picture.width, 8000);
  EXPECT_LT(picture.height, 100);
}

TEST(Terminal, AsciiIsOnlyAscii) {
  for (const Sample& sample : samples()) {
    const std::string text = to_terminal(scene_of(sample.sheet, sample.options), {.unicode = false});
    EXPECT_TRUE(std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 128; }))
        << sample.name;
  }
}

TEST(Terminal, PrintedNumbersAreBoldWhenThereIsColour) {
  Sheet sheet = snake(1, 3);
  sheet.path().puzzle.clues = {{1, 2}};
  const Scene scene = scene_of(sheet, {.path_line = false});
  EXPECT_THAT(to_terminal(scene, {.colour = true}), StartsWith("1 \x1b[0;1;34m2 \x1b[0m3\n"));
  EXPECT_THAT(to_terminal(scene), StartsWith("1 2 3\n"));
}

TEST(Terminal, ALargeBoardIsDrawnWhole) {
  const std::string text = to_terminal(scene_of(snake(300, 300)));
  EXPECT_EQ(std::ranges::count(text, '\n'), 600);
  EXPECT_THAT(text, HasSubstr("90000"));
}

TEST(Terminal, AnEndlessSeaIsSaidAndNotDrawn) {
  const BridgesPuzzle puzzle(
      {.rows = 1'000'000'000, .cols = 3, .islands = {{{1, 1}, 1}, {{900'000'000, 1}, 1}}});
  const Scene scene = scene_of(sheet_of(BridgesSheet{.puzzle = puzzle}));
  EXPECT_THAT(to_terminal(scene), HasSubstr("too many to draw"));
  EXPECT_THAT(drawn("png", scene), StartsWith("\x89PNG"));
  EXPECT_THAT(drawn("pdf", scene), StartsWith("%PDF"));
}

}  // namespace hamlet
