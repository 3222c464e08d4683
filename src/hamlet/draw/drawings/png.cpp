#include <algorithm>
#include <cmath>
#include <string>

#include "hamlet/draw/canvas/cairo_canvas.hpp"
#include "hamlet/draw/drawing.hpp"

namespace hamlet {

namespace {

constexpr double png_pixels_per_cell = 48;
constexpr double most_pixels = 8000;

int pixels(double size, double scale) { return std::max(1, static_cast<int>(std::lround(size * scale))); }

std::string paint_png(const Page& page, const std::string&, const Painting& painting) {
  const double scale = std::min(png_pixels_per_cell, most_pixels / std::max(page.width, page.height));
  const CairoSurface surface(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, pixels(page.width, scale), pixels(page.height, scale)));
  require_success(cairo_surface_status(surface.get()));
  CairoCanvas canvas(surface.get(), page, scale);
  painting(canvas);
  canvas.require_painted();
  std::string bytes;
  require_success(cairo_surface_write_to_png_stream(surface.get(), append_bytes, &bytes));
  return bytes;
}

std::string write_png(const Scene& scene) {
  return paint_png(page_of(scene), scene.title, [&](Canvas& canvas) { paint(scene, canvas); });
}

}  // namespace

extern const Drawing png_drawing = {
    .name = "png",
    .summary = "a picture of pixels",
    .ending = ".png",
    .write = write_png,
    .paint = paint_png,
};

}  // namespace hamlet
