#pragma once

#include <string>
#include <vector>

#include "hamlet/draw/book/book.hpp"

namespace hamlet {

/// The rules of a kind, printed before its puzzles.
struct BookRules {
  const PuzzleKind* kind;
  std::string further = {};  // what the book's puzzles and example need beyond the kind's rules
};

/// The kind by which a puzzle is known: Hidato with walls is Hidato, although its sheet has the kind that
/// allows everything.
const PuzzleKind& known_kind(const Sheet& sheet);
/// "Hidato"
std::string kind_title(const PuzzleKind& kind);

/// The rules of each kind in the book, in order of appearance.
std::vector<BookRules> rules_of(const Book& book);

/// What distinguishes a puzzle and is not visible in its picture: "closed tour".
std::vector<std::string> particulars_of(const Sheet& sheet);

}  // namespace hamlet
