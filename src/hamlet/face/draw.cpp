#include "hamlet/draw.hpp"

#include "hamlet/draw/drawing.hpp"
#include "hamlet/draw/scene/scene.hpp"
#include "hamlet/face/inner.hpp"

namespace hamlet {

std::vector<std::string_view> drawing_names() {
  std::vector<std::string_view> names;
  for (const Drawing* drawing : drawings()) names.push_back(drawing->name);
  return names;
}

std::string draw(const Puzzle& puzzle, std::string_view drawing, const DrawOptions& options) {
  return drawing_named(drawing, "drawing").write(scene_of(sheet_in(puzzle), options));
}

}  // namespace hamlet
