#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/draw/book/book.hpp"
#include "hamlet/draw/canvas/paint.hpp"

namespace hamlet {

/// A file format for booklets. To add one, write a file in forms/ and add its name to the list in
/// src/hamlet/CMakeLists.txt.
struct BookForm {
  std::string_view name;
  std::string_view ending;   // ".pdf"
  bool is_one_file = false;  // otherwise one file per page
  /// Returns the bytes of each file. The same pages give the same bytes. `scale` enlarges pictures on
  /// screens; paper keeps its size.
  std::vector<std::string> (*write)(const std::vector<BookPage>& pages, const Paper& paper,
                                    const std::string& title, double scale) = nullptr;
};

std::span<const BookForm* const> book_forms();

/// Returns the form that the file's ending stands for, or null.
const BookForm* book_form_for_file(std::string_view file);

/// For forms: the extent of a page and its contents, in millimetres.
Page page_of(const Paper& paper);
void paint_page(const BookPage& page, Canvas& canvas);

}  // namespace hamlet
