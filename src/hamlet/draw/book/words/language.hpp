#pragma once

#include <fmt/format.h>

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "hamlet/board/board.hpp"
#include "hamlet/puzzle/kind.hpp"
#include "hamlet/puzzle/mark.hpp"

namespace hamlet {

/// The words and sentences of a booklet. `{0}` and `{1}` stand for what the comment says. All members are
/// texts: the tests go through them as through an array.
struct BookWords {
  std::string_view puzzles;       // the title of a booklet that has none
  std::string_view one_puzzle;    // "1 puzzle"
  std::string_view some_puzzles;  // 0: how many
  std::string_view by;            // 0: the author
  std::string_view page;          // 0: the booklet's title, 1: the page's number
  std::string_view contents;
  std::string_view rules;
  std::string_view answers;
  std::string_view answers_from;    // 0: a page
  std::string_view one_of_several;  // of an answer
  std::string_view range;           // of levels; 0: from, 1: to
  std::string_view levels;
  std::string_view levels_mean;  // introduces the sentences of the levels
  std::string_view seed;         // 0: the seed from which a puzzle was made
  std::string_view number;       // 0: which of the puzzles made from it

  // Below a puzzle.
  std::string_view closed_tour;
  std::string_view cylinder;
  std::string_view torus;
  std::string_view one_bridge;    // at most one between two islands
  std::string_view some_bridges;  // 0: how many at most
  std::string_view diagonals;
  std::string_view no_loops;

  // Sentences that the rules of a path puzzle may need.
  std::string_view numbers_range;  // 0: a range of numbers, such as 1–90
  std::string_view line_moves;
  std::string_view leaper_moves;  // 0: the board, 1: the longer part of a move, 2: the shorter
  std::string_view touch_moves;   // 0: the board
  std::string_view ends;
  std::string_view dark_cells;
  std::string_view diamond;
  std::string_view bar;         // 0: the summary of a mark
  std::string_view arrow;       // 0: the summary of a mark
  std::string_view less;        // 0: the summary of a mark
  std::string_view glyph;       // 0: the glyph, 1: the summary of a mark
  std::string_view other_mark;  // 0: the name, 1: the summary of a mark
  std::string_view closed;
  std::string_view may_be_closed;  // some puzzles are closed, as they say
  std::string_view wrapped;

  // Sentences that the rules of a bridges puzzle may need.
  std::string_view single_bridges;
  std::string_view most_bridges;     // 0: how many at most
  std::string_view usually_bridges;  // 0: how many at most, unless a puzzle says otherwise
  std::string_view unknown_islands;
  std::string_view forbidden_lanes;
  std::string_view inside_outline;
  std::string_view diagonal_bridges;
  std::string_view tree;
};

struct LevelWords {
  std::string_view name;        // "easy"
  std::string_view of_paths;    // the hardest step that a path puzzle of this level needs
  std::string_view of_bridges;  // the same of a bridges puzzle
};

/// A kind in this language. Without rules, those of its record hold, which are English.
struct KindWords {
  std::string_view kind;  // its name or an alias
  std::string_view title;
  std::string_view rules = {};
};

/// A mark in this language. English has none of these: its words are those of the mark's record.
struct MarkWords {
  std::string_view mark;
  std::string_view summary;
  std::string_view glyph = {};  // if the mark has one; short, to stand in a cell
};

/// A family of boards that has no kind of its own, in this language. English has none of these either.
struct BoardWords {
  std::string_view family;
  std::string_view title;
};

/// A language of booklets. A new one is a file in draw/book/languages and a word in the list of
/// src/hamlet/CMakeLists.txt.
struct Language {
  std::string_view name;                         // in English, as a parameter's value
  std::array<std::string_view, 2> aliases = {};  // its code, and its name in itself
  BookWords words;
  std::array<LevelWords, 6> levels;
  std::span<const KindWords> kinds;
  std::span<const MarkWords> marks;
  std::span<const BoardWords> boards;
};

std::span<const Language* const> languages();

/// A sentence with its `{0}`, `{1}` replaced.
template <class... Values>
std::string filled(std::string_view sentence, const Values&... values) {
  return fmt::format(fmt::runtime(sentence), values...);
}

/// The language with a name or alias, such as "german" or "de". Throws InputError if there is none, and
/// suggests the nearest.
const Language& language_named(std::string_view name, std::string_view where);
const Language& english();

/// The words for a level from 1 to 6; level 0 needs no step and is called like level 1.
const LevelWords& level_words(const Language& language, int level);

/// "Hidato"
std::string title_of(const Language& language, const PuzzleKind& kind);
std::string_view rules_of(const Language& language, const PuzzleKind& kind);

/// "leaper-1-4" for leaper-1-4:10x10, with the family's name in the language.
std::string title_of(const Language& language, const Board& board);

/// A mark's summary and glyph.
MarkWords words_of(const Language& language, const MarkRule& rule);
/// The glyphs of marks, as they stand in a cell: "odd", "odd even".
std::string translated_glyphs(const Language& language, std::string_view glyphs);

}  // namespace hamlet
