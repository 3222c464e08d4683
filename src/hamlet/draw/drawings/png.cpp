#include <string>

#include "hamlet/draw/canvas/cairo_canvas.hpp"
#include "hamlet/draw/drawing.hpp"

namespace hamlet {

namespace {

constexpr double png_pixels_per_cell = 48;

std::string paint_png(const Page& page, const std::string&, const Painting& painting) {
  return png_of(page, page.scale * png_pixels_per_cell, painting);
}

std::string write_png(const Scene& scene) {
  require_stands_still(scene);
  return paint_png(page_of(scene), scene.title, [&](Canvas& canvas) { paint(scene, canvas); });
}

}  // namespace

extern const Drawing png_drawing = {
    .name = "png",
    .summary = "a picture of pixels",
    .ending = ".png",
    .letters_without_font = letters_without_font,
    .write = write_png,
    .paint = paint_png,
};

}  // namespace hamlet
