#pragma once

#include <span>
#include <string_view>

#include "hamlet/board/picture.hpp"

namespace hamlet {

/// A shape that needs no picture. A new one is an entry of the list in named_shape.cpp.
struct NamedShape {
  std::string_view name;
  std::string_view summary;
  /// Whether a point belongs to it; both go from −1 to 1, x to the right and y down.
  bool (*covers)(double x, double y);
};

std::span<const NamedShape> named_shapes();

/// The picture of "heart", or of "text:HAMLET" in letters of five by seven; an InputError at `where` if there
/// is no such shape, or a character that has no letter.
Picture picture_of_shape(std::string_view shape, std::string_view where);

}  // namespace hamlet
