#include "hamlet/draw/plot/sheet_panel.hpp"

#include <algorithm>

#include "hamlet/base/text/printable.hpp"
#include "hamlet/draw/canvas/placed_canvas.hpp"

namespace hamlet {

Panel sheet_panel(const std::string& title, const Sheet& sheet, DrawOptions options, double largest) {
  options.title = false;
  Scene scene = scene_of(sheet, options);
  const Page page = page_of(scene);
  const double scale = std::min(1.0, largest / std::max(page.width, page.height));
  return {.title = printable(title),
          .width = scale * page.width,
          .height = scale * page.height,
          .painting = [scene = std::move(scene), page, scale](Canvas& canvas) {
            PlacedCanvas placed(canvas, {-scale * page.left, -scale * page.top}, scale);
            paint(scene, placed);
          }};
}

}  // namespace hamlet
