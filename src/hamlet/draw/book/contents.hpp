#pragma once

#include <string>
#include <vector>

#include "hamlet/draw/book/book_parts.hpp"

namespace hamlet {

/// A line of the contents. A run of puzzles that are alike shares one.
struct ContentsLine {
  std::string numbers = {};  // "1–4"; empty for the rules and the answers
  std::string name = {};     // the puzzle's title, or its kind
  std::string level = {};
  std::size_t page = 0;
  friend bool operator==(const ContentsLine&, const ContentsLine&) = default;
};

/// At most as many lines as fit on one page: of many puzzles, longer runs share a line.
std::vector<ContentsLine> contents_of(const Book& book, const BookOptions& options, const BookPlaces& places);

/// Puts the contents at the top of the page and returns the height at which they end.
double put_contents(const Book& book, const BookOptions& options, const BookPlaces& places,
                    const BookMeasures& measures, BookPage& page);

}  // namespace hamlet
