#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/draw/book/book.hpp"
#include "hamlet/draw/canvas/paint.hpp"

namespace hamlet {

/// A way to write a booklet down. A new one is a file in forms/ and a word in the list of
/// src/hamlet/CMakeLists.txt.
struct BookForm {
  std::string_view name;
  std::string_view ending;   // ".pdf"
  bool is_one_file = false;  // else a file for each page
  /// The same pages are the same bytes.
  std::vector<std::string> (*write)(const std::vector<BookPage>& pages, const Paper& paper,
                                    const std::string& title) = nullptr;
};

std::span<const BookForm* const> book_forms();

/// The form that a file's ending stands for, or nothing.
const BookForm* book_form_for_file(std::string_view file);

/// For forms: the extent of a page, and what is on it, in millimetres.
Page page_of(const Paper& paper);
void paint_page(const BookPage& page, Canvas& canvas);

}  // namespace hamlet
