#pragma once

#include "hamlet/draw/book/book.hpp"
#include "hamlet/draw/canvas/paint.hpp"
#include "hamlet/draw/canvas/style.hpp"

namespace hamlet {

/// Measures that the parts of a booklet share, in millimetres.
struct BookMeasures {
  explicit BookMeasures(const BookOptions& options);

  Page area;                             // the page without its margins
  double title, heading, body, caption;  // text sizes
  double gap;                            // between unrelated things
  double least_cell, answer_cell, example_cell;
  double most_cell_alone, most_cell;  // for a puzzle alone on its page, and for others
};

/// The distance from one line of text to the next.
inline double line_height(double size) { return 1.35 * size; }

inline constexpr Shade caption_shade = dark;

/// The rectangle that a scene fills, without a margin.
Page frame_of(const Scene& scene);

/// Places a scene so that the upper left corner of its frame is at `corner`.
PagePicture placed(Scene scene, const Page& frame, Point corner, double cell, PagePicture::Role role,
                   std::size_t number);

/// The scene of a sheet without title and note, which a booklet prints around it.
Scene book_scene(const Sheet& sheet, bool solved);

/// `answers_from` is the page number on which the answers begin, 0 if there are none.
std::vector<BookPage> front_pages(const Book& book, const BookOptions& options, std::size_t answers_from);
std::vector<BookPage> puzzle_pages(const Book& book, const BookOptions& options);
std::vector<BookPage> answer_pages(const Book& book, const BookOptions& options);

/// Puts the title at the top of the page, centred, and returns the height at which it ends.
double put_title(const std::string& title, const BookMeasures& measures, BookPage& page);

}  // namespace hamlet
