#include "hamlet/api/pictures/page_files.hpp"

#include <fmt/format.h>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/sentence.hpp"

namespace hamlet::api {

namespace {

/// With as many digits as the last page needs.
std::string numbered(const std::string& file, std::string_view ending, std::size_t page, std::size_t pages) {
  const std::size_t digits = std::to_string(pages).size();
  return fmt::format("{}-{:0{}}{}", file.substr(0, file.size() - ending.size()), page, digits, ending);
}

}  // namespace

const BookForm& page_form_of(const std::string& file, std::string_view what) {
  if (const BookForm* const form = book_form_for_file(file)) return *form;
  std::vector<std::string> pages;
  bool is_one_file = false;
  for (const BookForm* form : book_forms()) {
    is_one_file |= form->is_one_file;
    if (!form->is_one_file) pages.emplace_back(form->ending);
  }
  throw InputError(file, fmt::format("{} is {}pages that end in {}", what, is_one_file ? "a .pdf, or " : "",
                                     listed(pages, "or")));
}

std::vector<Document> page_files(const std::string& file, const std::vector<BookPage>& pages,
                                 const Paper& paper, const std::string& title, double scale) {
  const BookForm& form = *book_form_for_file(file);
  std::vector<Document> files;
  for (std::string& bytes : form.write(pages, paper, title, scale)) {
    const std::string name =
        form.is_one_file ? file : numbered(file, form.ending, files.size() + 1, pages.size());
    files.push_back({name, std::move(bytes)});
  }
  return files;
}

Document page_file(const std::string& file, const BookPage& page, const Paper& paper, double scale) {
  return {file, std::move(book_form_for_file(file)->write({page}, paper, page.title, scale).front())};
}

}  // namespace hamlet::api
