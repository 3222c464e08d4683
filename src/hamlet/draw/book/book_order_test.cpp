#include "hamlet/draw/book/book_order.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hamlet/base/error.hpp"
#include "hamlet/draw/samples_test_help.hpp"

namespace hamlet {

namespace {

using testing::ElementsAre;

BookPuzzle puzzle(const std::string& board, std::optional<int> level, const std::string& called) {
  BookPuzzle made{.sheet = solved({.name = board}), .called = called};
  made.sheet.level = level;
  return made;
}

std::vector<std::string> sorted(std::string_view order) {
  std::vector<BookPuzzle> puzzles = {puzzle("king:3x3", 4, "a"), puzzle("square:3x3", std::nullopt, "b"),
                                     puzzle("square:3x3", 1, "c"), puzzle("king:3x3", 1, "d"),
                                     puzzle("king:3x3", 4, "e")};
  book_order_named(order, "").sort(puzzles);
  std::vector<std::string> names;
  for (const BookPuzzle& one : puzzles) names.push_back(one.called);
  return names;
}

}  // namespace

TEST(BookOrder, ByLevelPuzzlesWithoutOneComeLastAndEqualOnesAsGiven) {
  EXPECT_THAT(sorted("level"), ElementsAre("c", "d", "a", "e", "b"));
}

TEST(BookOrder, ByKindEachKindIsByLevel) {
  EXPECT_THAT(sorted("kind"), ElementsAre("d", "a", "e", "c", "b"));
}

TEST(BookOrder, AsGiven) { EXPECT_THAT(sorted("given"), ElementsAre("a", "b", "c", "d", "e")); }

TEST(BookOrder, AnUnknownOneIsRefused) { EXPECT_THROW(book_order_named("size", ""), InputError); }

}  // namespace hamlet
