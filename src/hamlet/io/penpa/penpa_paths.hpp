#pragma once

#include <string>

#include "hamlet/io/penpa/penpa_answer.hpp"
#include "hamlet/io/penpa/penpa_page.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// The path puzzle on a page, and its solution if the page checks one or shows one. Throws an InputError for
/// anything drawn that means nothing in a path puzzle.
PathSheet path_on_page(const PenpaPage& page, const std::optional<PenpaAnswer>& answer,
                       const MemoryBudget& memory);

/// A page, and the answer that it checks.
struct PenpaDrawn {
  PenpaPage page;
  std::optional<PenpaAnswer> answer = {};
};
/// Throws an InputError at `format` for a puzzle that no page can show. `title` is what the page will be
/// called.
PenpaDrawn draw_path(const PathSheet& sheet, std::string_view title, std::string_view format);

/// Diamonds and marks for which a page has no place: they are between cells without a common side, or their
/// place is taken.
struct PenpaUnplaced {
  std::vector<Diamond> diamonds = {};
  std::vector<Mark> marks = {};
};
PenpaUnplaced without_place(const PathSheet& sheet, std::string_view format);

}  // namespace hamlet
