#include <cairo-pdf.h>

#include <algorithm>
#include <string>

#include "hamlet/draw/canvas/cairo_canvas.hpp"
#include "hamlet/draw/drawing.hpp"

namespace hamlet {

namespace {

constexpr double points_per_cell = 72 / 2.54;  // 1 cm
constexpr double most_points = 14'400;         // the largest page that PDF readers must accept

std::string paint_pdf(const Page& page, const std::string& title, const Painting& painting) {
  const double scale =
      std::min(page.scale * points_per_cell, most_points / std::max(page.width, page.height));
  std::string bytes;
  const CairoSurface surface(
      cairo_pdf_surface_create_for_stream(append_bytes, &bytes, page.width * scale, page.height * scale));
  require_success(cairo_surface_status(surface.get()));
  describe_pdf(surface.get(), title);
  CairoCanvas canvas(surface.get(), page, scale);
  painting(canvas);
  canvas.require_painted();
  cairo_surface_finish(surface.get());
  require_success(cairo_surface_status(surface.get()));
  return bytes;
}

std::string write_pdf(const Scene& scene) {
  require_stands_still(scene);
  return paint_pdf(page_of(scene), scene.title, [&](Canvas& canvas) { paint(scene, canvas); });
}

}  // namespace

extern const Drawing pdf_drawing = {
    .name = "pdf",
    .summary = "a page for the printer, a centimetre to a cell",
    .ending = ".pdf",
    .is_for_print = true,
    .letters_without_font = letters_without_font,
    .write = write_pdf,
    .paint = paint_pdf,
};

}  // namespace hamlet
