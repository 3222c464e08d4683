#include "hamlet/draw/canvas/animation.hpp"
#include "hamlet/draw/drawing.hpp"

namespace hamlet {

namespace {

constexpr double svg_pixels_per_cell = 40;

SvgCanvas canvas_for(const Page& page, const std::string& title) {
  return {page, svg_number(page.scale * page.width * svg_pixels_per_cell),
          svg_number(page.scale * page.height * svg_pixels_per_cell), title};
}

std::string paint_svg(const Page& page, const std::string& title, const Painting& painting) {
  SvgCanvas canvas = canvas_for(page, title);
  painting(canvas);
  return canvas.finish();
}

std::string write_svg(const Scene& scene) {
  const Page page = page_of(scene);
  if (scene.style != DrawStyle::animated)
    return paint_svg(page, scene.title, [&](Canvas& canvas) { paint(scene, canvas); });
  SvgCanvas canvas = canvas_for(page, scene.title);
  paint_animated(scene, canvas);
  return canvas.finish();
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
