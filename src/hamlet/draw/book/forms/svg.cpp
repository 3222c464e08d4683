#include "hamlet/draw/book/book_form.hpp"
#include "hamlet/draw/canvas/svg_canvas.hpp"

namespace hamlet {

namespace {

std::vector<std::string> write_book_svg(const std::vector<BookPage>& pages, const Paper& paper,
                                        const std::string&, double scale) {
  std::vector<std::string> files;
  for (const BookPage& page : pages) {
    SvgCanvas canvas(page_of(paper), svg_number(scale * paper.width) + "mm",
                     svg_number(scale * paper.height) + "mm", page.title);
    paint_page(page, canvas);
    files.push_back(canvas.finish());
  }
  return files;
}

}  // namespace

extern const BookForm svg_book_form = {.name = "svg", .ending = ".svg", .write = write_book_svg};

}  // namespace hamlet
