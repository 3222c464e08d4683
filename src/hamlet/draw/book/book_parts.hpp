#pragma once

#include "hamlet/draw/book/book.hpp"
#include "hamlet/draw/canvas/paint.hpp"

namespace hamlet {

/// What the parts of a booklet share: measures in millimetres, and the part of a page that they may fill.
struct BookMeasures {
  explicit BookMeasures(const BookOptions& options);

  Page area;                             // the page without its margins
  double title, heading, body, caption;  // sizes of letters
  double gap;                            // between things that do not belong together
  double least_cell, answer_cell, example_cell;
  double most_cell_alone, most_cell;  // a puzzle that has the page to itself, and one that has not
};

/// From line to line of a text.
inline double line_height(double size) { return 1.35 * size; }

inline constexpr Shade caption_shade = 70;

/// The part of the plane that a scene fills, without a margin.
Page frame_of(const Scene& scene);

/// The picture whose frame has its upper left corner at `corner`.
PagePicture placed(Scene scene, const Page& frame, Point corner, double cell, PagePicture::Role role,
                   std::size_t number);

/// The scene of a sheet as it stands in a booklet: what it is called is written around it.
Scene book_scene(const Sheet& sheet, bool solved);

/// `answers_from` is the number of the page where they begin, 0 if there are none.
std::vector<BookPage> front_pages(const Book& book, const BookOptions& options, std::size_t answers_from);
std::vector<BookPage> puzzle_pages(const Book& book, const BookOptions& options);
std::vector<BookPage> answer_pages(const Book& book, const BookOptions& options);

/// The title, centred at the top of the page; returns where it ends.
double put_title(const std::string& title, const BookMeasures& measures, BookPage& page);

}  // namespace hamlet
