#include "hamlet/draw/drawing.hpp"
#include "hamlet/draw/svg_canvas.hpp"

namespace hamlet {

namespace {

constexpr double pixels_per_cell = 40;

std::string write_svg(const Scene& scene) {
  const Page page = page_of(scene);
  SvgCanvas canvas(page, svg_number(page.width * pixels_per_cell), svg_number(page.height * pixels_per_cell),
                   scene.title);
  paint(scene, canvas);
  return canvas.finish();
}

}  // namespace

extern const Drawing svg_drawing = {
    .name = "svg",
    .summary = "a picture of lines and letters, for the web and for editing",
    .ending = ".svg",
    .write = write_svg,
};

}  // namespace hamlet
