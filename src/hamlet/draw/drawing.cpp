#include "hamlet/draw/drawing.hpp"

#include <vector>

#include "hamlet/base/error.hpp"
#include "hamlet/base/nearest.hpp"

namespace hamlet {

const Drawing& drawing_named(std::string_view name, std::string_view where) {
  std::vector<std::string_view> known;
  for (const Drawing* drawing : drawings()) {
    if (drawing->name == name) return *drawing;
    known.push_back(drawing->name);
  }
  throw InputError(std::string(where), unknown_name("drawing", name, known));
}

const Drawing* drawing_for_file(std::string_view file) {
  for (const Drawing* drawing : drawings()) {
    if (!drawing->ending.empty() && file.ends_with(drawing->ending)) return drawing;
  }
  return nullptr;
}

}  // namespace hamlet
