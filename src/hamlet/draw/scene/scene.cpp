#include "hamlet/draw/scene/scene.hpp"

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/printable.hpp"
#include "hamlet/draw/scene/bridges_scene.hpp"
#include "hamlet/draw/scene/coordinates.hpp"
#include "hamlet/draw/scene/path_scene.hpp"

namespace hamlet {

Scene scene_of(const Sheet& sheet, const DrawOptions& options) {
  Scene scene = sheet.visit([&](const PathSheet& path) { return path_scene(path, options); },
                            [&](const BridgesSheet& bridges) { return bridges_scene(bridges, options); });
  if (options.style == DrawStyle::line && !sheet.if_path())
    throw InputError("style", "a line is for the path of a path puzzle");
  scene.style = options.style;
  if (options.title) scene.title = printable(sheet.title);
  if (!options.own_title.empty()) scene.title = printable(options.own_title);
  if (!options.note) scene.note.clear();
  scene.theme = options.theme;
  scene.scale = options.scale;
  if (options.coordinates) add_coordinates(sheet, scene);
  return scene;
}

float fitting_size(std::string_view text, double width, double most) {
  constexpr double bold_digit = 0.7;  // its width at size 1, in DejaVu Sans
  const double letters = std::max<double>(1, static_cast<double>(character_count(text)));
  return static_cast<float>(std::min(most, width / (bold_digit * letters)));
}

}  // namespace hamlet
