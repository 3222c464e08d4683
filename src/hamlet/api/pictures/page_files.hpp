#pragma once

#include <string>
#include <vector>

#include "hamlet/draw/book/book_form.hpp"
#include "hamlet/io/file.hpp"

namespace hamlet::api {

/// The form of pages that the file's ending stands for; throws an InputError that lists the endings, after
/// `what` ("a booklet"), if there is none.
const BookForm& page_form_of(const std::string& file, std::string_view what);

/// The pages as the file, or as one file each: "page-03.svg" for "page.svg".
std::vector<Document> page_files(const std::string& file, const std::vector<BookPage>& pages,
                                 const Paper& paper, const std::string& title, double scale = 1);
/// A page of its own, under the name of the file.
Document page_file(const std::string& file, const BookPage& page, const Paper& paper, double scale = 1);

}  // namespace hamlet::api
