#include "hamlet/draw/book/words/language.hpp"

#include <algorithm>

#include "hamlet/base/text/named.hpp"
#include "hamlet/base/text/printable.hpp"

namespace hamlet {

namespace {

const KindWords* words_for(const Language& language, const PuzzleKind& kind) {
  const auto found = std::ranges::find_if(language.kinds,
                                          [&](const KindWords& words) { return kind.is_called(words.kind); });
  return found == language.kinds.end() ? nullptr : &*found;
}

std::string_view translated_glyph(const Language& language, std::string_view glyph) {
  for (const MarkRule* rule : mark_rules()) {
    if (!glyph.empty() && rule->glyph == glyph) return words_of(language, *rule).glyph;
  }
  return glyph;
}

}  // namespace

const Language& language_named(std::string_view name, std::string_view where) {
  return named(languages(), name, "language", where);
}

const Language& english() { return language_named("english", ""); }

const LevelWords& level_words(const Language& language, int level) {
  return language.levels.at(static_cast<std::size_t>(std::max(level, 1) - 1));
}

std::string title_of(const Language& language, const PuzzleKind& kind) {
  if (const KindWords* const words = words_for(language, kind)) return std::string(words->title);
  std::string title(kind.name);
  if (title[0] >= 'a' && title[0] <= 'z') title[0] = static_cast<char>(title[0] - 'a' + 'A');
  return title;
}

std::string title_of(const Language& language, const Board& board) {
  std::string title = printable(std::string_view(board.name()).substr(0, board.name().find(':')));
  const auto words = std::ranges::find(language.boards, board.family(), &BoardWords::family);
  if (words != language.boards.end() && title.starts_with(words->family))
    title.replace(0, words->family.size(), words->title);
  return title;
}

std::string_view rules_of(const Language& language, const PuzzleKind& kind) {
  const KindWords* const words = words_for(language, kind);
  return words && !words->rules.empty() ? words->rules : kind.rules;
}

MarkWords words_of(const Language& language, const MarkRule& rule) {
  const auto found = std::ranges::find(language.marks, rule.name, &MarkWords::mark);
  return found == language.marks.end() ? MarkWords{rule.name, rule.summary, rule.glyph} : *found;
}

std::string translated_glyphs(const Language& language, std::string_view glyphs) {
  std::string text;
  for (std::size_t at = 0; at <= glyphs.size();) {
    const std::size_t end = std::min(glyphs.find(' ', at), glyphs.size());
    text.append(text.empty() ? "" : " ").append(translated_glyph(language, glyphs.substr(at, end - at)));
    at = end + 1;
  }
  return text;
}

}  // namespace hamlet
