#include "hamlet/draw/drawing.hpp"

#include <vector>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/named.hpp"

namespace hamlet {

void require_stands_still(const Scene& scene) {
  if (scene.style == DrawStyle::animated) throw InputError("style", "only an .svg can be animated");
}

const Drawing& drawing_named(std::string_view name, std::string_view where) {
  return named(drawings(), name, "drawing", where);
}

const Drawing* drawing_for_file(std::string_view file) {
  for (const Drawing* drawing : drawings()) {
    if (!drawing->ending.empty() && file.ends_with(drawing->ending)) return drawing;
  }
  return nullptr;
}

}  // namespace hamlet
