#include "hamlet/draw/book/words/language.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <set>

#include "hamlet/base/error.hpp"
#include "hamlet/draw/book/words/measure.hpp"

namespace hamlet {

namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

using AllWords = std::array<std::string_view, sizeof(BookWords) / sizeof(std::string_view)>;
static_assert(sizeof(BookWords) == sizeof(AllWords), "every member of BookWords is a text");

AllWords words_in(const Language& language) { return std::bit_cast<AllWords>(language.words); }

/// "{0}", "{1}", …
std::set<std::string_view> placeholders_of(std::string_view text) {
  std::set<std::string_view> all;
  for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1))
    all.insert(text.substr(at, text.find('}', at) + 1 - at));
  return all;
}

/// All that the language prints.
std::vector<std::string_view> all_texts(const Language& language) {
  const AllWords words = words_in(language);
  std::vector<std::string_view> all(words.begin(), words.end());
  for (const LevelWords& level : language.levels)
    all.insert(all.end(), {level.name, level.of_paths, level.of_bridges});
  for (const KindWords& kind : language.kinds) all.insert(all.end(), {kind.title, kind.rules});
  for (const MarkWords& mark : language.marks) all.insert(all.end(), {mark.summary, mark.glyph});
  for (const BoardWords& board : language.boards) all.push_back(board.title);
  return all;
}

class EveryLanguage : public testing::TestWithParam<const Language*> {};

}  // namespace

TEST_P(EveryLanguage, HasEveryWord) {
  const AllWords words = words_in(*GetParam()), in_english = words_in(english());
  for (std::size_t i = 0; i < words.size(); ++i) EXPECT_FALSE(words[i].empty()) << in_english[i];
  for (const LevelWords& level : GetParam()->levels) {
    EXPECT_FALSE(level.name.empty());
    EXPECT_FALSE(level.of_paths.empty()) << level.name;
    EXPECT_FALSE(level.of_bridges.empty()) << level.name;
  }
}

TEST_P(EveryLanguage, FillsTheSamePlaceholders) {
  const AllWords words = words_in(*GetParam()), in_english = words_in(english());
  for (std::size_t i = 0; i < words.size(); ++i)
    EXPECT_EQ(placeholders_of(words[i]), placeholders_of(in_english[i])) << words[i];
}

TEST_P(EveryLanguage, HasATitleAndRulesForEveryKind) {
  for (const PuzzleKind* kind : puzzle_kinds()) {
    EXPECT_FALSE(title_of(*GetParam(), *kind).empty()) << kind->name;
    EXPECT_FALSE(rules_of(*GetParam(), *kind).empty()) << kind->name;
    if (GetParam() != &english()) {
      EXPECT_NE(rules_of(*GetParam(), *kind), kind->rules) << kind->name << " has no rules but the English";
    }
  }
  for (const KindWords& words : GetParam()->kinds)
    EXPECT_NO_THROW(puzzle_kind(words.kind, "")) << "it is no kind any more";
}

TEST_P(EveryLanguage, HasWordsForEveryMark) {
  for (const MarkRule* rule : mark_rules()) {
    const MarkWords words = words_of(*GetParam(), *rule);
    EXPECT_FALSE(words.summary.empty()) << rule->name;
    EXPECT_EQ(words.glyph.empty(), rule->glyph.empty()) << rule->name;
    if (GetParam() != &english()) {
      EXPECT_NE(words.summary, rule->summary) << rule->name << " is explained in English only";
    }
  }
}

TEST_P(EveryLanguage, IsFoundByItsNameAndItsCode) {
  for (const std::string_view alias : GetParam()->aliases) {
    if (!alias.empty()) {
      EXPECT_EQ(&language_named(alias, ""), GetParam());
    }
  }
  EXPECT_EQ(&language_named(GetParam()->name, ""), GetParam());
}

TEST_P(EveryLanguage, UsesOnlyLettersWhoseWidthIsKnown) {
  // A letter of which nothing is known is taken to be 0.7 or 1 wide; those of Latin-1 and the marks are in
  // the table, and so is what these languages need beyond: œ.
  for (const std::string_view text : all_texts(*GetParam())) {
    for (const std::string& letter : wrapped(text, 1, 0.001)) {
      const double width = measured_width(letter, 1);
      EXPECT_TRUE(letter == "…" || (width != 0.7 && width != 1.0)) << letter << " in " << text;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Languages, EveryLanguage, testing::ValuesIn(languages().begin(), languages().end()),
                         [](const auto& language) { return std::string(language.param->name); });

TEST(Language, AnUnknownOneIsRefusedWithTheNearest) {
  EXPECT_THAT([] { language_named("germn", "language"); }, ThrowsMessage<InputError>(HasSubstr("german")));
}

TEST(Language, KindsAreCalledAsPlayersCallThem) {
  EXPECT_EQ(title_of(english(), puzzle_kind("hidato", "")), "Hidato");
  EXPECT_EQ(title_of(english(), puzzle_kind("knight", "")), "Knight's tour");
  for (const Language* language : languages())
    EXPECT_EQ(title_of(*language, puzzle_kind("bridges", "")), "Hashi") << language->name;
}

TEST(Language, LevelZeroIsTheEasiest) {
  for (const Language* language : languages()) {
    EXPECT_EQ(&level_words(*language, 0), &language->levels[0]);
    EXPECT_EQ(&level_words(*language, 6), &language->levels[5]);
  }
}

TEST(Language, GlyphsAreTranslatedOneByOne) {
  const Language& german = language_named("german", "");
  EXPECT_EQ(translated_glyphs(german, "odd"), "ung.");
  EXPECT_EQ(translated_glyphs(german, "odd even"), "ung. ger.");
  EXPECT_EQ(translated_glyphs(english(), "odd even"), "odd even");
}

}  // namespace hamlet
