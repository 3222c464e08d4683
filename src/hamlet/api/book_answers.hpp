#pragma once

#include <string>

#include "hamlet/base/run.hpp"
#include "hamlet/draw/book/book.hpp"

namespace hamlet {

/// A booklet's answers, and that its puzzles can be solved and have one solution.

/// An InputError if the sheet has a solution that is none. One that is only begun is left out, as if there
/// were none; then true.
bool leave_out_begun_solution(BookPuzzle& puzzle);

struct BookAnswering {
  bool may_be_ambiguous = false;
  bool is_believed = false;  // a sheet's solution is not asked whether it is the only one
};

/// What is to be said of a puzzle.
struct BookAnswer {
  std::string unknown =
      {};  // its answer was not found, or not proved to be the only one, before the run ended
  std::string warning = {};  // it can be printed, but its solver may be annoyed
};

/// Gives the puzzle its answer: the sheet's own, or the one that is found. An InputError names a puzzle that
/// has none, or several and is meant to have one.
BookAnswer answer(BookPuzzle& puzzle, const BookAnswering& how, const Run& run);

}  // namespace hamlet
