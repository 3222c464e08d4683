#include "hamlet/draw/book/book.hpp"

#include <algorithm>

#include "hamlet/base/text/printable.hpp"
#include "hamlet/draw/book/book_parts.hpp"

namespace hamlet {

namespace {

void number_pages(std::vector<BookPage>& pages, const Book& book, const BookOptions& options) {
  const BookMeasures measures(options);
  const Point foot_of_page{measures.area.left + measures.area.width / 2,
                           options.paper->height - top_margin - 1};
  for (std::size_t i = 0; i < pages.size(); ++i) {
    pages[i].title = filled(options.language->words.page, printable(book.title), i + 1);
    if (i == 0 && options.cover) continue;
    pages[i].texts.push_back({.at = foot_of_page,
                              .size = measures.caption,
                              .text = std::to_string(i + 1),
                              .shade = caption_shade});
  }
}

/// Moves everything on the left-hand pages, which have an even number, so that the wide margin is on the
/// right.
void mirror_margins(std::vector<BookPage>& pages) {
  constexpr double shift = outer_margin - inner_margin;
  for (std::size_t i = 1; i < pages.size(); i += 2) {
    for (PageBox& box : pages[i].boxes) box.corner.x += shift;
    for (PagePicture& picture : pages[i].pictures) picture.at.x += shift;
    for (PageText& text : pages[i].texts) text.at.x += shift;
  }
}

/// Where things are if the puzzles follow the front pages.
BookPlaces places_of(const std::vector<BookPage>& fronts, const std::vector<BookPage>& puzzles,
                     const Book& book, const BookOptions& options) {
  BookPlaces places{.puzzles = std::vector<std::size_t>(book.puzzles.size())};
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    for (const PagePicture& picture : puzzles[i].pictures)
      places.puzzles[picture.number - 1] = fronts.size() + i + 1;
  }
  const auto rules = std::ranges::find_if(fronts, [](const BookPage& page) { return !page.boxes.empty(); });
  if (rules != fronts.end()) places.rules = static_cast<std::size_t>(rules - fronts.begin()) + 1;
  if (options.answers) places.answers = fronts.size() + puzzles.size() + 1;
  return places;
}

void append(std::vector<BookPage>& pages, std::vector<BookPage> more) {
  pages.insert(pages.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace

std::vector<BookPage> lay_out(const Book& book, const BookOptions& options) {
  std::vector<BookPage> puzzles = puzzle_pages(book, options);
  std::vector<BookPage> pages = front_pages(book, options, places_of({}, puzzles, book, options));
  // Once more, now that the page numbers are known.
  pages = front_pages(book, options, places_of(pages, puzzles, book, options));
  append(pages, std::move(puzzles));
  if (options.answers) append(pages, answer_pages(book, options));
  number_pages(pages, book, options);
  if (!options.single_sided) mirror_margins(pages);
  return pages;
}

}  // namespace hamlet
