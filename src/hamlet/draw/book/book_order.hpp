#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "hamlet/draw/book/book.hpp"

namespace hamlet {

/// An order for the puzzles of a booklet. Puzzles that it ranks equal stay in the order in which they came.
struct BookOrder {
  std::string_view name;
  bool needs_levels = false;
  void (*sort)(std::vector<BookPuzzle>& puzzles) = nullptr;
};

std::span<const BookOrder* const> book_orders();

/// Throws InputError if there is no such order, and suggests the nearest.
const BookOrder& book_order_named(std::string_view name, std::string_view where);

}  // namespace hamlet
