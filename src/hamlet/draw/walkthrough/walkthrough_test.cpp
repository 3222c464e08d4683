#include "hamlet/draw/walkthrough/walkthrough.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hamlet/base/random.hpp"
#include "hamlet/draw/canvas/paint.hpp"
#include "hamlet/draw/scene/step_scene.hpp"

namespace hamlet {

namespace {

using testing::HasSubstr;

WalkStep some_step(const std::string& board_name, std::size_t number, std::size_t words) {
  const Board board = make_board({.name = board_name});
  const Sheet sheet = sheet_of(PathSheet{.board = board, .puzzle = {.graph = board.graph()}});
  WalkStep step{.label = std::to_string(number), .scene = step_scene(sheet, {.where = {0}}, {})};
  std::string text;
  for (std::size_t i = 0; i < words; ++i) text += "word ";
  step.sentences = {{text + "end" + step.label}};
  return step;
}

Walkthrough some_walk(const std::string& board_name, std::size_t steps, Rng& rng, std::size_t most_words) {
  Walkthrough walk{.title = "A title", .subtitle = "and more"};
  for (std::size_t i = 1; i <= steps; ++i)
    walk.steps.push_back(some_step(board_name, i, rng.below(most_words)));
  return walk;
}

std::vector<std::string> texts_of(const std::vector<BookPage>& pages) {
  std::vector<std::string> texts;
  for (const BookPage& page : pages) {
    for (const PageText& text : page.texts) texts.push_back(text.text);
  }
  return texts;
}

/// The rectangle of a picture on its page.
Page place_of(const PagePicture& picture) {
  const Page page = page_of(picture.scene);
  return {picture.at.x + picture.cell * page.left, picture.at.y + picture.cell * page.top,
          picture.cell * page.width, picture.cell * page.height};
}

bool overlap(const Page& a, const Page& b) {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height &&
         b.top < a.top + a.height;
}

void expect_on_page(const BookPage& page, const Paper& paper) {
  for (std::size_t i = 0; i < page.pictures.size(); ++i) {
    const Page place = place_of(page.pictures[i]);
    EXPECT_GE(place.left, 0);
    EXPECT_GE(place.top, 0);
    EXPECT_LE(place.left + place.width, paper.width);
    EXPECT_LE(place.top + place.height, paper.height);
    for (std::size_t j = 0; j < i; ++j) EXPECT_FALSE(overlap(place, place_of(page.pictures[j])));
    for (const PageText& text : page.texts) {
      const bool is_inside = text.at.x >= place.left && text.at.x < place.left + place.width &&
                             text.at.y > place.top && text.at.y < place.top + place.height;
      EXPECT_FALSE(is_inside) << text.text;
    }
  }
  for (const PageText& text : page.texts) {
    EXPECT_GT(text.at.y, 0) << text.text;
    EXPECT_LT(text.at.y, paper.height) << text.text;
  }
}

}  // namespace

TEST(Walkthrough, EveryStepStandsOnAPageInOrderAndNothingOverlaps) {
  Rng rng(1);
  for (const char* board : {"king:3x3", "king:9x9", "hex:5", "square:20x40", "petersen:7,2"}) {
    for (const char* paper : {"a4", "letter"}) {
      const Walkthrough walk = some_walk(board, 1 + rng.below(40), rng, 120);
      const auto pages = lay_out(walk, paper_named(paper, "test"));
      std::size_t pictures = 0;
      std::vector<std::string> labels;
      for (const BookPage& page : pages) {
        pictures += page.pictures.size();
        EXPECT_FALSE(page.pictures.empty());
        expect_on_page(page, paper_named(paper, "test"));
        for (const PageText& text : page.texts) {
          if (text.bold && text.text != walk.title) labels.push_back(text.text);
        }
      }
      ASSERT_EQ(pictures, walk.steps.size()) << board;
      ASSERT_EQ(labels.size(), walk.steps.size()) << board;
      for (std::size_t i = 0; i < labels.size(); ++i) EXPECT_EQ(labels[i], std::to_string(i + 1));
    }
  }
}

TEST(Walkthrough, EverySentenceIsPrintedToItsEndAndEveryPageHasItsNumber) {
  Rng rng(2);
  const Walkthrough walk = some_walk("king:6x6", 30, rng, 60);
  const auto pages = lay_out(walk, paper_named("a4", "test"));
  std::string all;
  for (const std::string& text : texts_of(pages)) all += text + "|";
  for (const WalkStep& step : walk.steps) EXPECT_THAT(all, HasSubstr("end" + step.label + "|"));
  ASSERT_GT(pages.size(), 1u);
  for (std::size_t i = 1; i <= pages.size(); ++i)
    EXPECT_THAT(all, HasSubstr(std::to_string(i) + " / " + std::to_string(pages.size()) + "|"));
}

TEST(Walkthrough, SentencesThatFillMoreThanAPageAreCutShort) {
  Walkthrough walk{.steps = {some_step("king:4x4", 1, 20'000)}};
  const auto pages = lay_out(walk, paper_named("a4", "test"));
  ASSERT_EQ(pages.size(), 1u);
  expect_on_page(pages[0], paper_named("a4", "test"));
  EXPECT_THAT(texts_of(pages), testing::Contains("…"));
}

TEST(Walkthrough, ASheetIsAsLargeAsItsSteps) {
  Rng rng(3);
  double last = 0;
  for (const std::size_t steps : {1, 2, 3, 6, 12}) {
    const WalkSheet sheet = lay_out_sheet(some_walk("king:5x5", steps, rng, 30));
    EXPECT_EQ(sheet.page.pictures.size(), steps);
    expect_on_page(sheet.page, sheet.paper);
    EXPECT_GT(sheet.paper.width * sheet.paper.height, last);
    last = sheet.paper.width * sheet.paper.height;
  }
}

}  // namespace hamlet
