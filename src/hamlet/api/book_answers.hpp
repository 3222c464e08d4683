#pragma once

#include <string>

#include "hamlet/base/run.hpp"
#include "hamlet/draw/book/book.hpp"

namespace hamlet {

/// The answers of a booklet, and the checks that its puzzles are solvable and have one solution.

/// Throws an InputError if the sheet's solution is wrong. Removes one that is only incomplete; then returns
/// true.
bool leave_out_begun_solution(BookPuzzle& puzzle);

struct BookAnswering {
  bool may_be_ambiguous = false;
  bool is_believed = false;  // do not check that a sheet's solution is the only one
};

/// What is reported of a puzzle, if anything.
struct BookAnswer {
  std::string unknown =
      {};  // the run ended before the answer was found, or before it was proved to be the only one
  std::string warning = {};  // the puzzle can be printed, but may have a second solution
};

/// Sets the puzzle's answer: the sheet's own, or one that is searched for. Throws an InputError naming the
/// puzzle if it has no solution, or has several and must have one.
BookAnswer answer(BookPuzzle& puzzle, const BookAnswering& how, const Run& run);

}  // namespace hamlet
