#include "hamlet/draw/book/book.hpp"

#include "hamlet/draw/book/book_form.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "hamlet/base/error.hpp"
#include "hamlet/draw/book/book_parts.hpp"
#include "hamlet/draw/book/words/measure.hpp"
#include "hamlet/draw/golden_test_help.hpp"
#include "hamlet/draw/samples_test_help.hpp"

namespace hamlet {

namespace {

using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;
using testing::ThrowsMessage;
using Role = PagePicture::Role;

Sheet empty_board(const std::string& name) {
  const Board board = make_board({.name = name});
  return sheet_of(PathSheet{.board = board, .puzzle = {.graph = board.graph()}});
}

Book book_of(std::vector<Sheet> sheets) {
  Book book{.title = "A booklet"};
  for (Sheet& sheet : sheets) {
    const std::string called = "puzzle " + std::to_string(book.puzzles.size() + 1);
    book.puzzles.push_back({.sheet = std::move(sheet), .called = called});
  }
  return book;
}

Book book_of_boards(const std::vector<std::string>& names) {
  std::vector<Sheet> sheets;
  for (const std::string& name : names) sheets.push_back(empty_board(name));
  return book_of(std::move(sheets));
}

/// All small samples, some with a level, others with a long title, author, seed and number.
Book book_of_samples() {
  std::vector<Sheet> sheets;
  for (Sample& sample : samples()) {
    const Scene scene = scene_of(sample.sheet);
    if (scene.width > 6 || scene.height > 6 || sample.name == "wrong" || sample.name == "begun") continue;
    if (sheets.size() % 3 == 1) sample.sheet.level = 4;
    if (sheets.size() % 3 == 2) {
      sample.sheet.title = "A title that is much longer than the puzzle below which it is to stand";
      sample.sheet.author = "Somebody";
      sample.sheet.seed = 18446744073709551615u;
      sample.sheet.number = 12;
    }
    sheets.push_back(std::move(sample.sheet));
  }
  Book book = book_of(std::move(sheets));
  book.subtitle = "with a subtitle";
  book.author = "Anna";
  book.date = "May 2027";
  book.examples = {solved({.name = "king:4x4"}), solved({.name = "hex:3"}), solved({.name = "square:3x3"})};
  return book;
}

std::vector<BookOptions> all_options() {
  std::vector<BookOptions> all;
  for (const Paper* paper : papers()) {
    for (const std::optional<int> per_page : {std::optional<int>(), {1}, {2}, {4}, {6}}) {
      all.push_back({.paper = paper, .per_page = per_page});
    }
    for (const std::optional<int> per_page : {std::optional<int>(), {1}, {2}}) {
      all.push_back({.paper = paper, .per_page = per_page, .large_print = true});
    }
    all.push_back({.paper = paper, .rules = false});
    all.push_back({.paper = paper, .cover = true, .rules = false});
    all.push_back({.paper = paper, .large_print = true, .cover = true});
    for (const Language* language : languages()) {
      all.push_back({.paper = paper, .language = language, .cover = true, .show_seeds = true});
    }
    all.push_back({.paper = paper, .per_page = 9, .single_sided = true});
  }
  return all;
}

std::map<std::size_t, int> numbers_of(const std::vector<BookPage>& pages, Role role) {
  std::map<std::size_t, int> times;
  for (const BookPage& page : pages) {
    for (const PagePicture& picture : page.pictures) times[picture.number] += picture.role == role ? 1 : 0;
  }
  return times;
}

std::vector<std::string> words_of(const std::vector<BookPage>& pages) {
  std::vector<std::string> words;
  for (const BookPage& page : pages) {
    for (const PageText& text : page.texts) words.push_back(text.text);
  }
  return words;
}

/// The number of puzzles on each page that has any.
std::vector<std::ptrdiff_t> puzzles_a_page(const std::vector<BookPage>& pages) {
  std::vector<std::ptrdiff_t> all;
  for (const BookPage& page : pages) {
    const auto puzzles = std::ranges::count(page.pictures, Role::puzzle, &PagePicture::role);
    if (puzzles > 0) all.push_back(puzzles);
  }
  return all;
}

struct Rectangle {
  double left, top, right, bottom;
};

Rectangle rectangle_of(const PagePicture& picture) {
  const Page frame = frame_of(picture.scene);
  const double left = picture.at.x + picture.cell * frame.left, top = picture.at.y + picture.cell * frame.top;
  return {left, top, left + picture.cell * frame.width, top + picture.cell * frame.height};
}

Rectangle rectangle_of(const PageText& text) {
  const double width = measured_width(text.text, text.size, text.bold);
  const double left = text.anchor == Anchor::start ? text.at.x : text.at.x - width / 2;
  return {left, text.at.y - text.size / 2, left + width, text.at.y + text.size / 2};
}

bool overlap(const Rectangle& a, const Rectangle& b) {
  constexpr double touch = 0.01;
  return a.left < b.right - touch && b.left < a.right - touch && a.top < b.bottom - touch &&
         b.top < a.bottom - touch;
}

std::vector<Rectangle> rectangles_of(const BookPage& page) {
  std::vector<Rectangle> all;
  for (const PagePicture& picture : page.pictures) all.push_back(rectangle_of(picture));
  for (const PageText& text : page.texts) all.push_back(rectangle_of(text));
  return all;
}

}  // namespace

TEST(Book, EveryPuzzleStandsOnceInFrontAndOnceInTheAnswers) {
  const Book book = book_of_samples();
  ASSERT_GT(book.puzzles.size(), 12u);
  for (const BookOptions& options : all_options()) {
    const auto pages = lay_out(book, options);
    const auto puzzles = numbers_of(pages, Role::puzzle), answers = numbers_of(pages, Role::answer);
    for (std::size_t number = 1; number <= book.puzzles.size(); ++number) {
      EXPECT_EQ(puzzles.at(number), 1) << number;
      EXPECT_EQ(answers.at(number), 1) << number;
    }
  }
}

TEST(Book, CellsAreWideEnough) {
  const auto smallest = [](const Book& book, const BookOptions& options) {
    double cell = 100;
    for (const BookPage& page : lay_out(book, options)) {
      for (const PagePicture& picture : page.pictures) {
        if (picture.role == Role::puzzle) cell = std::min(cell, picture.cell);
      }
    }
    return cell;
  };
  const Book book = book_of_samples();
  for (const BookOptions& options : all_options()) {
    EXPECT_GE(smallest(book, options), options.large_print ? 12 : 7);
  }
  for (int side = 2; side <= 26; ++side) {
    const std::string name = fmt::format("king:{0}x{0}", side);
    const Book boards = book_of_boards({name, name, name, name, name});
    EXPECT_GE(smallest(boards, {.answers = false}), 7) << name;
    if (side <= 15) {
      EXPECT_GE(smallest(boards, {.large_print = true, .answers = false}), 12) << name;
    }
  }
}

TEST(Book, TheLargestThatFitHaveAPageOfTheirOwn) {
  EXPECT_THAT(puzzles_a_page(lay_out(book_of_boards({"king:34x26", "king:34x26"}), {})),
              testing::ElementsAre(1, 1));
  EXPECT_THAT(
      puzzles_a_page(lay_out(book_of_boards(std::vector<std::string>(6, "king:10x10")), {.per_page = 6})),
      testing::ElementsAre(6));
}

TEST(Book, NothingOverlapsOrLeavesThePage) {
  const Book book = book_of_samples();
  for (const BookOptions& options : all_options()) {
    const auto pages = lay_out(book, options);
    for (std::size_t number = 0; number < pages.size(); ++number) {
      const auto all = rectangles_of(pages[number]);
      for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_GE(all[i].left, 5) << "page " << number + 1;
        EXPECT_GE(all[i].top, 5) << "page " << number + 1;
        EXPECT_LE(all[i].right, options.paper->width - 5) << "page " << number + 1;
        EXPECT_LE(all[i].bottom, options.paper->height - 5) << "page " << number + 1;
        for (std::size_t j = 0; j < i; ++j) EXPECT_FALSE(overlap(all[i], all[j])) << "page " << number + 1;
      }
    }
  }
}

TEST(Book, PagesHoldAsManyAsAsked) {
  const Book book = book_of_boards(std::vector<std::string>(13, "king:5x5"));
  const auto a_page = [&](int per_page) {
    return puzzles_a_page(lay_out(book, {.per_page = per_page, .answers = false}));
  };
  EXPECT_THAT(a_page(1), testing::SizeIs(13));
  EXPECT_THAT(a_page(2), testing::ElementsAre(2, 2, 2, 2, 2, 2, 1));
  EXPECT_THAT(a_page(4), testing::ElementsAre(4, 4, 4, 1));
  EXPECT_THAT(a_page(6), testing::ElementsAre(6, 6, 1));
  EXPECT_THAT(a_page(3), testing::ElementsAre(3, 3, 3, 3, 1));
  EXPECT_THAT(a_page(5), testing::ElementsAre(5, 5, 3));
  EXPECT_THAT(a_page(12), testing::ElementsAre(12, 1));
}

TEST(Book, UnaskedAPageHoldsFourOrAsManyAsFit) {
  const auto a_page = [&](const std::vector<std::string>& names, bool large_print = false) {
    return puzzles_a_page(lay_out(book_of_boards(names), {.large_print = large_print, .answers = false}));
  };
  EXPECT_THAT(a_page({"king:5x5", "king:9x9", "king:12x12", "king:6x6", "king:5x5"}),
              testing::ElementsAre(4, 1));
  EXPECT_THAT(a_page({"king:5x5", "king:30x20", "king:5x5", "king:5x5"}), testing::ElementsAre(1, 1, 2));
  EXPECT_THAT(a_page({"king:9x9", "king:9x9", "king:9x9"}, true), testing::ElementsAre(2, 1));
}

TEST(Book, WhatDoesNotFitIsNamedWithWhatWould) {
  const Book book = book_of_boards({"king:5x5", "king:14x14"});
  EXPECT_THAT([&] { lay_out(book, {.per_page = 6}); },
              ThrowsMessage<InputError>(AllOf(StartsWith("puzzle 2: "), HasSubstr("at least 7 mm"),
                                              HasSubstr("`per-page` 2 fits it"))));
  const Book huge = book_of_boards({"king:60x10"});
  EXPECT_THAT(
      [&] { lay_out(huge, {}); },
      ThrowsMessage<InputError>(AllOf(StartsWith("puzzle 1: alone on a page of a4"), HasSubstr("rows of"))));
  EXPECT_THAT(
      [&] { lay_out(book_of_boards({"king:20x20"}), {.large_print = true}); },
      ThrowsMessage<InputError>(AllOf(HasSubstr("at least 12 mm"), HasSubstr("without `large-print`"))));
  EXPECT_THAT([&] { lay_out(book_of_boards({"square:10000x10000"}), {}); },
              ThrowsMessage<InputError>(HasSubstr("do not fit on a page")));
  EXPECT_THAT([&] { lay_out(book_of({sheet_of(BridgesSheet{})}), {}); },
              ThrowsMessage<InputError>(HasSubstr("nothing on this sheet")));
}

TEST(Book, WhatIsKnownOfAPuzzleStandsUnderIt) {
  Sheet made = solved({.name = "king:5x5"}, "Hidato 5x5, level 3, seed 42, number 7");
  made.level = 3;
  made.seed = 42;
  made.number = 7;
  Sheet called = solved({.name = "king:5x5"}, "The heart");
  called.author = "Anna";
  const auto words = words_of(lay_out(book_of({made, called}), {.answers = false}));
  EXPECT_THAT(words, Contains("Hidato\u00A0· medium"));
  EXPECT_THAT(words, Contains("The heart\u00A0· by Anna"));
  EXPECT_THAT(words, Not(Contains(HasSubstr("Hidato 5x5")))) << "it says the same again";
  EXPECT_THAT(words, Not(Contains(HasSubstr("seed"))));
  EXPECT_THAT(words_of(lay_out(book_of({made}), {.show_seeds = true})), Contains("seed 42\u00A0· number 7"));
}

TEST(Book, NamesOfAnyLengthLeaveThePuzzleItsPlace) {
  Sheet sheet = solved({.name = "king:5x5"}, std::string(5000, 'w'));
  sheet.author = std::string(5000, 'x');
  sheet.level = 3;
  const auto pages = lay_out(book_of({sheet}), {.per_page = 6});
  EXPECT_THAT(puzzles_a_page(pages), testing::ElementsAre(1));
  EXPECT_THAT(words_of(pages), Contains("Hidato\u00A0· medium"));
}

TEST(Book, TheFirstPageHasTheTitleAndTellsWhereAnswersBegin) {
  const Book book = book_of_boards(std::vector<std::string>(9, "king:5x5"));
  const auto pages = lay_out(book, {.per_page = 4});
  ASSERT_EQ(pages.size(), 5u);
  EXPECT_THAT(words_of({pages[0]}),
              testing::IsSupersetOf({"A booklet", "9 puzzles · answers from page 5", "Hidato"}));
  EXPECT_THAT(words_of({pages[4]}), Contains("Answers"));
  EXPECT_THAT(words_of(lay_out(book, {.answers = false})), Not(Contains("Answers")));
  const auto without_rules = lay_out(book, {.per_page = 4, .rules = false});
  EXPECT_EQ(without_rules.size(), 4u);
  EXPECT_THAT(words_of({without_rules[0]}), Contains("A booklet"));
}

TEST(Book, PagesAreNumberedExceptTheCover) {
  const Book book = book_of_boards(std::vector<std::string>(9, "king:5x5"));
  const auto pages = lay_out(book, {});
  for (std::size_t i = 0; i < pages.size(); ++i) EXPECT_EQ(pages[i].texts.back().text, std::to_string(i + 1));
  const auto covered = lay_out(book, {.cover = true});
  ASSERT_EQ(covered.size(), pages.size() + 1);
  EXPECT_THAT(words_of({covered[0]}), Not(Contains("1")));
  EXPECT_EQ(covered[1].texts.back().text, "2");
}

TEST(Book, TheCoverSaysWhatIsInTheBooklet) {
  Book book =
      book_of({solved({.name = "king:5x5"}), solved({.name = "square:5x5"}), solved({.name = "hex:3"})});
  book.subtitle = "For the train";
  book.author = "Anna";
  book.date = "May 2027";
  book.puzzles[0].sheet.level = 4;
  book.puzzles[2].sheet.level = 1;
  EXPECT_THAT(words_of({lay_out(book, {.cover = true})[0]}),
              testing::UnorderedElementsAre("A booklet", "For the train", "Hidato · Numbrix · Rikudo",
                                            "3 puzzles", "very easy to hard", "by Anna · May 2027"));
  book.puzzles[0].sheet.level = 1;
  EXPECT_THAT(words_of({lay_out(book, {.language = &language_named("de", ""), .cover = true})[0]}),
              testing::IsSupersetOf({"3 Rätsel", "sehr leicht", "von Anna · May 2027"}));
}

TEST(Book, LongNamesStayOnThePage) {
  Book book = book_of_boards({"king:5x5"});
  book.title = book.subtitle = book.author = book.date = std::string(300, 'w') + "\x1b[31m";
  for (const bool cover : {false, true}) {
    for (const BookPage& page : lay_out(book, {.cover = cover})) {
      for (const Rectangle& rectangle : rectangles_of(page)) {
        EXPECT_GE(rectangle.left, 5);
        EXPECT_LE(rectangle.right, 205);
      }
      for (const PageText& text : page.texts) EXPECT_THAT(text.text, Not(HasSubstr("\x1b")));
    }
  }
}

TEST(Book, TheWideMarginIsAtTheStaples) {
  const Book book = book_of_boards(std::vector<std::string>(9, "king:5x5"));
  const auto left_of = [](const BookPage& page) {
    double left = 1000;
    for (const Rectangle& rectangle : rectangles_of(page)) left = std::min(left, rectangle.left);
    return left;
  };
  const auto both = lay_out(book, {.per_page = 1, .answers = false}),
             single = lay_out(book, {.per_page = 1, .answers = false, .single_sided = true});
  for (std::size_t i = 1; i < both.size(); ++i) {
    EXPECT_DOUBLE_EQ(left_of(both[i]), left_of(single[i]) - (i % 2 == 1 ? 8 : 0)) << "page " << i + 1;
  }
}

TEST(Book, MarksInCellsAreInTheLanguage) {
  Sheet sheet = empty_board("king:3x3");
  sheet.path().puzzle.marks = {{&mark_rule("odd", ""), {4}}, {&mark_rule("even", ""), {0}}};
  const Scene scene = book_scene(sheet_of(sheet.path()), false, language_named("spanish", ""));
  std::vector<std::string> glyphs;
  for (const Label& label : scene.labels) {
    if (label.kind == Label::Kind::glyph) glyphs.push_back(label.text);
  }
  EXPECT_THAT(glyphs, testing::UnorderedElementsAre("imp.", "par"));
}

TEST(Book, AnAnswerThatIsNotTheOnlyOneSaysSo) {
  Book book = book_of({solved({.name = "king:5x5"}), solved({.name = "king:5x5"})});
  book.puzzles[1].has_more_answers = true;
  const auto words = words_of(lay_out(book, {}));
  EXPECT_EQ(std::ranges::count(words, "one of several"), 1);
}

TEST(Book, TheSameBookIsTheSameBytes) {
  const auto pages = lay_out(book_of_samples(), {});
  const Paper& paper = paper_named("a4", "test");
  for (const BookForm* form : book_forms()) {
    SCOPED_TRACE(form->name);
    const auto files = form->write(pages, paper, "A booklet", 1);
    EXPECT_EQ(files.size(), form->is_one_file ? 1 : pages.size());
    EXPECT_TRUE(files == form->write(pages, paper, "A booklet", 1));
  }
  EXPECT_THAT(book_form_for_file("book.pdf")->write(pages, paper, "", 1)[0], StartsWith("%PDF-1."));
}

TEST(Book, PagesAreAsTheyWere) {
  Book book = book_of_boards({"knight:3x4"});
  Sheet hidato = solved({.name = "king:3x3"}, "A <small> one");
  hidato.level = 2;
  book.puzzles.push_back({.sheet = hidato, .called = "2"});
  book.puzzles[0].sheet = solved({.name = "knight:3x4"});
  book.examples = {solved({.name = "king:2x2"})};
  const auto files = book_form_for_file("page.svg")
                         ->write(lay_out(book, {.per_page = 2}), paper_named("a4", "test"), book.title, 1);
  ASSERT_EQ(files.size(), 3u);
  for (std::size_t i = 0; i < files.size(); ++i)
    expect_golden("book-" + std::to_string(i + 1) + ".svg", files[i]);
}

TEST(Book, ABookletOfManyKindsIsAsItWas) {
  const Book book = book_of_samples();
  for (const char* name : {"german", "french"}) {
    const Language& language = language_named(name, "");
    const auto files = book_form_for_file("page.svg")
                           ->write(lay_out(book, {.language = &language, .cover = true}),
                                   paper_named("a4", "test"), book.title, 1);
    ASSERT_GT(files.size(), 4u);
    for (std::size_t page = 1; page <= 3; ++page)
      expect_golden(fmt::format("book-{}-{}.svg", name, page), files[page - 1]);
  }
}

TEST(Paper, NamesAreTakenInLargeLettersTooAndOthersRefused) {
  EXPECT_EQ(paper_named("A4", "paper").width, 210);
  EXPECT_EQ(paper_named("Letter", "paper").height, 279.4);
  EXPECT_THAT([] { paper_named("a5", "paper"); }, ThrowsMessage<InputError>(HasSubstr("a4")));
}

}  // namespace hamlet
