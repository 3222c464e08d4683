#pragma once

#include <span>
#include <string_view>

#include "hamlet/board/picture.hpp"

namespace hamlet {

/// A built-in shape. To add one, add an entry to the list in named_shape.cpp.
struct NamedShape {
  std::string_view name;
  std::string_view summary;
  /// Whether the shape covers a point; x goes from −1 to 1 to the right, y from −1 to 1 downwards.
  bool (*covers)(double x, double y);
};

std::span<const NamedShape> named_shapes();

/// The picture of a shape such as "heart", or of a text such as "text:HAMLET" in letters of five by seven
/// squares. Throws InputError at `where` for an unknown shape, or a character without a letter.
Picture picture_of_shape(std::string_view shape, std::string_view where);

}  // namespace hamlet
