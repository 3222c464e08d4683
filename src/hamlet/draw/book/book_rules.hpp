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

/// The rules of each kind in the book, in order of appearance.
std::vector<BookRules> rules_of(const Book& book, const Language& language);

/// A level that occurs in the book, and the hardest step of its puzzles.
struct BookLevel {
  std::string name;
  std::string meaning;
};

std::vector<BookLevel> levels_of(const Book& book, const Language& language);

}  // namespace hamlet
