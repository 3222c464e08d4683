#pragma once

#include <optional>
#include <string>

#include "hamlet/base/run.hpp"
#include "hamlet/draw/book/book.hpp"

namespace hamlet {

/// A booklet's answers. A solution on the sheet is checked by the rules; where there is none, the puzzle is
/// solved.

/// An InputError if the sheet has a solution that is none.
void require_right_solution(const BookPuzzle& puzzle);

/// Gives the puzzle its answer. An InputError names a puzzle that has none, or several and is meant to have
/// one. Returns what is said of a puzzle whose answer was not found, or not proved to be the only one,
/// before a limit was reached.
std::optional<std::string> answer(BookPuzzle& puzzle, bool may_be_ambiguous, const Run& run);

}  // namespace hamlet
