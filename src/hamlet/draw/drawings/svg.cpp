#include "hamlet/draw/canvas/svg_canvas.hpp"
#include "hamlet/draw/drawing.hpp"

namespace hamlet {

namespace {

constexpr double svg_pixels_per_cell = 40;

std::string paint_svg(const Page& page, const std::string& title, const Painting& painting) {
  SvgCanvas canvas(page, svg_number(page.scale * page.width * svg_pixels_per_cell),
                   svg_number(page.scale * page.height * svg_pixels_per_cell), title);
  painting(canvas);
  return canvas.finish();
}

std::string write_svg(const Scene& scene) {
  return paint_svg(page_of(scene), scene.title, [&](Canvas& canvas) { paint(scene, canvas); });
}

}  // namespace

extern const Drawing svg_drawing = {
    .name = "svg",
    .summary = "a picture of lines and letters, for the web and for editing",
    .ending = ".svg",
    .write = write_svg,
    .paint = paint_svg,
};

}  // namespace hamlet
