#pragma once

#include <string>
#include <vector>

#include "hamlet/draw/book/book.hpp"

namespace hamlet {

/// What is said of a kind before its puzzles.
struct BookRules {
  const PuzzleKind* kind;
  std::string further = {};  // beside the kind's own rules: what its puzzles here, and its example, need
};

/// The kind by which a puzzle is known: Hidato with walls is Hidato, though its sheet is of the kind that
/// takes everything.
const PuzzleKind& known_kind(const Sheet& sheet);
/// "Hidato"
std::string kind_title(const PuzzleKind& kind);

/// A set of rules for each kind that occurs, in the order in which they do.
std::vector<BookRules> rules_of(const Book& book);

/// What is particular of one puzzle and its picture does not show: "closed tour".
std::vector<std::string> particulars_of(const Sheet& sheet);

}  // namespace hamlet
