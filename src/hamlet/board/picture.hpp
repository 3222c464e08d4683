#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "hamlet/base/memory.hpp"

namespace hamlet {

/// A greyscale picture: 0 is black, 255 white. Transparent parts count as white.
struct Picture {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> shade;  // row by row

  /// The share of ink in a part of the picture, given in fractions of its width and height: 0 is white, 1
  /// black.
  double darkness(double left, double top, double right, double bottom) const;
};

/// Decodes one picture format. A new one is a file in decoders/ and a word in the list of
/// src/hamlet/CMakeLists.txt; a library without pictures has none.
struct PictureDecoder {
  std::string_view name;
  /// Whether the bytes begin like a picture of this format.
  bool (*recognises)(std::string_view bytes) = nullptr;
  /// Throws InputError at `where` if the picture is damaged.
  Picture (*decode)(std::string_view bytes, std::string_view where, const MemoryBudget& memory) = nullptr;
};

std::span<const PictureDecoder* const> picture_decoders();

/// For decoders: throws InputError if the header declares a picture too large to decode.
void require_sensible_picture(double width, double height, std::string_view where,
                              const MemoryBudget& memory);

/// "PNG or JPEG", or "none in this build".
std::string picture_formats();

/// Whether the bytes begin like one of these.
bool looks_like_picture(std::string_view bytes);

/// Decodes a picture. Throws InputError at `where` if that fails.
Picture picture_from_bytes(std::string_view bytes, std::string_view where, const MemoryBudget& memory = {});

}  // namespace hamlet
