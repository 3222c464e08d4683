#include "hamlet/draw/book/book_form.hpp"
#include "hamlet/draw/canvas/cairo_canvas.hpp"

namespace hamlet {

namespace {

std::vector<std::string> write_book_png(const std::vector<BookPage>& pages, const Paper& paper,
                                        const std::string&, double scale) {
  constexpr double pixels_per_millimetre = 6.5;  // about 165 to the inch
  Page whole = page_of(paper);
  whole.scale = scale;
  std::vector<std::string> files;
  for (const BookPage& page : pages)
    files.push_back(
        png_of(whole, scale * pixels_per_millimetre, [&](Canvas& canvas) { paint_page(page, canvas); }));
  return files;
}

}  // namespace

extern const BookForm png_book_form = {.name = "png", .ending = ".png", .write = write_book_png};

}  // namespace hamlet
