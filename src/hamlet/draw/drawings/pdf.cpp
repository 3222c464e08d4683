#include <cairo-pdf.h>

#include <algorithm>
#include <string>

#include "hamlet/draw/cairo_canvas.hpp"
#include "hamlet/draw/drawing.hpp"

namespace hamlet {

namespace {

constexpr double points_per_cell = 72 / 2.54;  // a centimetre
constexpr double most_points = 14'400;         // what readers of PDF must accept

std::string write_pdf(const Scene& scene) {
  const Page page = page_of(scene);
  const double scale = std::min(points_per_cell, most_points / std::max(page.width, page.height));
  std::string bytes;
  const CairoSurface surface(
      cairo_pdf_surface_create_for_stream(append_bytes, &bytes, page.width * scale, page.height * scale));
  require_success(cairo_surface_status(surface.get()));
  describe_pdf(surface.get(), scene.title);
  CairoCanvas canvas(surface.get(), page, scale);
  paint(scene, canvas);
  canvas.require_painted();
  cairo_surface_finish(surface.get());
  require_success(cairo_surface_status(surface.get()));
  return bytes;
}

}  // namespace

extern const Drawing pdf_drawing = {
    .name = "pdf",
    .summary = "a page for the printer, a centimetre to a cell",
    .ending = ".pdf",
    .write = write_pdf,
};

}  // namespace hamlet
