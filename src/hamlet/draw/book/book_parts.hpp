#pragma once

#include <span>

#include "hamlet/draw/book/book.hpp"
#include "hamlet/draw/canvas/paint.hpp"
#include "hamlet/draw/canvas/style.hpp"

namespace hamlet {

/// Above and below; at the staples or the fold; on the other side. In millimetres.
inline constexpr double top_margin = 12, inner_margin = 17, outer_margin = 9;

/// Measures that the parts of a booklet share, in millimetres.
struct BookMeasures {
  explicit BookMeasures(const BookOptions& options);

  Page area;                                       // a right-hand page without its margins
  double title, subtitle, heading, body, caption;  // text sizes
  double gap;                                      // between unrelated things
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

/// The scene of a sheet without title and note, which a booklet prints around it, and with the glyphs of
/// marks in the booklet's language.
Scene book_scene(const Sheet& sheet, bool solved, const Language& language);

/// Where things are in the booklet: page numbers from 1, and 0 for what there is not.
struct BookPlaces {
  std::vector<std::size_t> puzzles;
  std::size_t rules = 0;
  std::size_t answers = 0;
};

/// The cover, the contents and the rules. How many pages there are does not depend on `places`.
std::vector<BookPage> front_pages(const Book& book, const BookOptions& options, const BookPlaces& places);
BookPage cover_page(const Book& book, const BookOptions& options);
std::vector<BookPage> puzzle_pages(const Book& book, const BookOptions& options);
std::vector<BookPage> answer_pages(const Book& book, const BookOptions& options);

/// Puts lines of text, centred, below the given height, and returns the height at which they end.
double put_centred(const std::vector<std::string>& lines, double top, double size,
                   const BookMeasures& measures, BookPage& page, bool bold = false, Shade shade = 0);
/// Puts the title and the subtitle at the top of the page and returns the height at which they end.
double put_title(const Book& book, const BookMeasures& measures, BookPage& page);

/// "24 puzzles"
std::string puzzle_count(const Book& book, const Language& language);
/// "easy to hard"; empty if no level is known.
std::string level_range(std::span<const BookPuzzle> puzzles, const Language& language);

/// "by Anna · May 2027"; empty if nothing is known.
std::string byline(const Book& book, const Language& language);

}  // namespace hamlet
