#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "hamlet/draw/canvas/paint.hpp"

namespace hamlet {

/// A callback that paints on a canvas.
using Painting = std::function<void(Canvas&)>;

/// A file format for scenes. To add one, write a file in drawings/ and add its name to the list in
/// src/hamlet/CMakeLists.txt.
struct Drawing {
  std::string_view name;
  std::string_view summary;
  std::string_view ending = {};  // of its files: ".svg"; empty if it claims none
  bool is_for_print = false;     // colours may be lost

  /// The letters of a text that it would draw as boxes; null if the reader's machine chooses the fonts.
  std::string (*letters_without_font)(std::string_view text) = nullptr;
  /// Returns the file's bytes.
  std::string (*write)(const Scene& scene) = nullptr;
  /// The same for anything that can be painted; null for drawings made of text.
  std::string (*paint)(const Page& page, const std::string& title, const Painting& painting) = nullptr;
};

std::span<const Drawing* const> drawings();

/// For drawings that cannot move: throws an InputError for an animated scene.
void require_stands_still(const Scene& scene);

/// Returns the drawing of that name, or throws an InputError that suggests the nearest.
const Drawing& drawing_named(std::string_view name, std::string_view where);

/// Returns the drawing that the file's ending stands for, or null.
const Drawing* drawing_for_file(std::string_view file);

}  // namespace hamlet
