#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "hamlet/base/memory.hpp"

namespace hamlet {

/// A picture in shades of grey: 0 is black, 255 white. Transparent parts count as white.
struct Picture {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> shade;  // row by row

  /// The share of ink in a part of the picture, given in fractions of its width and height: 0 white, 1 black.
  double darkness(double left, double top, double right, double bottom) const;
};

/// Whether bytes start as a PNG or JPEG does.
bool looks_like_picture(std::string_view bytes);

/// Reads a PNG or JPEG; anything else, and one whose header promises more than can be sensible, is an
/// InputError at `where`.
Picture picture_from_bytes(std::string_view bytes, std::string_view where, const MemoryBudget& memory = {});

}  // namespace hamlet
