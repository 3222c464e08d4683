#include <cairo-pdf.h>
#include <fmt/format.h>

#include <array>

#include "hamlet/draw/book/book.hpp"
#include "hamlet/draw/cairo_canvas.hpp"
#include "hamlet/draw/geometry.hpp"
#include "hamlet/draw/placed_canvas.hpp"
#include "hamlet/draw/svg_canvas.hpp"
#include "hamlet/draw/text.hpp"

namespace hamlet {

namespace {

constexpr double points_per_millimetre = 72 / 25.4;
constexpr Shade box_shade = 120;

Page page_of(const Paper& paper) { return {0, 0, paper.width, paper.height}; }

void paint_page(const BookPage& page, Canvas& canvas) {
  canvas.use({.line = box_shade, .width = 0.3});
  for (const auto& [corner, width, height] : page.boxes) {
    canvas.polygon(std::array{corner, corner + Point{width, 0}, corner + Point{width, height},
                              corner + Point{0, height}});
  }
  for (const PagePicture& picture : page.pictures) {
    PlacedCanvas placed(canvas, picture.at, picture.cell);
    paint(picture.scene, placed);
  }
  for (const PageText& text : page.texts) {
    canvas.use({.fill = text.shade, .text_size = text.size, .bold = text.bold, .anchor = text.anchor});
    canvas.text(text.at, text.text);
  }
}

}  // namespace

std::string book_pdf(const std::vector<BookPage>& pages, const Paper& paper, const std::string& title) {
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
  return bytes;
}

std::vector<std::string> book_svg(const std::vector<BookPage>& pages, const Paper& paper,
                                  const std::string& title) {
  std::vector<std::string> files;
  for (const BookPage& page : pages) {
    SvgCanvas canvas(page_of(paper), svg_number(paper.width) + "mm", svg_number(paper.height) + "mm",
                     fmt::format("{}, page {}", printable(title), files.size() + 1));
    paint_page(page, canvas);
    files.push_back(canvas.finish());
  }
  return files;
}

}  // namespace hamlet
