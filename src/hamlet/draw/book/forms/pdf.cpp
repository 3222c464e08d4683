#include <cairo-pdf.h>

#include "hamlet/base/text/printable.hpp"
#include "hamlet/draw/book/book_form.hpp"
#include "hamlet/draw/canvas/cairo_canvas.hpp"

namespace hamlet {

namespace {

constexpr double points_per_millimetre = 72 / 25.4;

std::vector<std::string> write_book_pdf(const std::vector<BookPage>& pages, const Paper& paper,
                                        const std::string& title, double) {
  std::string bytes;
  const CairoSurface surface(cairo_pdf_surface_create_for_stream(
      append_bytes, &bytes, paper.width * points_per_millimetre, paper.height * points_per_millimetre));
  require_success(cairo_surface_status(surface.get()));
  describe_pdf(surface.get(), printable(title));
  for (const BookPage& page : pages) {
    CairoCanvas canvas(surface.get(), page_of(paper), points_per_millimetre);
    paint_page(page, canvas);
    canvas.require_painted();
    cairo_surface_show_page(surface.get());
  }
  cairo_surface_finish(surface.get());
  require_success(cairo_surface_status(surface.get()));
  return {std::move(bytes)};
}

}  // namespace

extern const BookForm pdf_book_form = {
    .name = "pdf", .ending = ".pdf", .is_one_file = true, .write = write_book_pdf};

}  // namespace hamlet
