#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "hamlet/draw/canvas/paint.hpp"

namespace hamlet {

/// What is done to a canvas.
using Painting = std::function<void(Canvas&)>;

/// A way to write a scene down. A new one is a file in drawings/ and a word in the list of
/// src/hamlet/CMakeLists.txt.
struct Drawing {
  std::string_view name;
  std::string_view summary;
  std::string_view ending = {};  // of files: ".svg"; empty if it claims none

  /// The file's bytes.
  std::string (*write)(const Scene& scene) = nullptr;
  /// The same of anything that is painted; null for drawings made of text.
  std::string (*paint)(const Page& page, const std::string& title, const Painting& painting) = nullptr;
};

std::span<const Drawing* const> drawings();

/// The drawing of a name; otherwise an InputError that suggests the nearest.
const Drawing& drawing_named(std::string_view name, std::string_view where);

/// The drawing that a file's ending stands for, or nothing.
const Drawing* drawing_for_file(std::string_view file);

}  // namespace hamlet
