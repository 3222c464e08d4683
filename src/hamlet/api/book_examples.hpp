#pragma once

#include <vector>

#include "hamlet/draw/book/book.hpp"

namespace hamlet {

/// For each kind in the book, a small solved puzzle that its rules hold for: closed if all puzzles of the
/// kind are closed, with the k of all bridges puzzles if they have the same. A kind may have no such example.
std::vector<Sheet> examples_for(const std::vector<BookPuzzle>& puzzles);

}  // namespace hamlet
