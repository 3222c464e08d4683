#include "hamlet/board/picture.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/sentence.hpp"

namespace hamlet {

namespace {

// The size of pictures from the largest cameras. Decoding more takes many seconds, and no board shows that
// much.
constexpr double most_pixels = 2e8;
// The shades, the decoder's own memory, and a copy in black and white.
constexpr double bytes_per_pixel = 8;

const PictureDecoder* decoder_for(std::string_view bytes) {
  for (const PictureDecoder* decoder : picture_decoders()) {
    if (decoder->recognises(bytes)) return decoder;
  }
  return nullptr;
}

}  // namespace

void require_sensible_picture(double width, double height, std::string_view where,
                              const MemoryBudget& memory) {
  const std::string what = fmt::format("a picture of {:.0f}x{:.0f} pixels", width, height);
  if (width * height > most_pixels)
    throw InputError(std::string(where),
                     fmt::format("{} would need about {} of memory, and more than {:.0f} million pixels are "
                                 "not read; a smaller copy gives the same board",
                                 what, format_bytes(bytes_per_pixel * width * height), most_pixels / 1e6));
  memory.require_fits(bytes_per_pixel * width * height, where, what);
}

double Picture::darkness(double left, double top, double right, double bottom) const {
  // Pixels count by the part of their area that lies inside.
  const double x0 = left * width, x1 = right * width, y0 = top * height, y1 = bottom * height;
  const auto inside = [](double from, double to, int pixel) {
    return std::min(to, pixel + 1.0) - std::max(from, static_cast<double>(pixel));
  };
  const auto last = [](double to, int size) { return std::min(static_cast<int>(std::ceil(to)), size); };
  double ink = 0, area = 0;
  for (int y = static_cast<int>(y0); y < last(y1, height); ++y) {
    for (int x = static_cast<int>(x0); x < last(x1, width); ++x) {
      const double weight = inside(x0, x1, x) * inside(y0, y1, y);
      ink += weight * (255 - shade[static_cast<std::size_t>(y) * width + x]);
      area += weight;
    }
  }
  return area > 0 ? ink / (255 * area) : 0;
}

std::string picture_formats() {
  std::vector<std::string> names;
  for (const PictureDecoder* decoder : picture_decoders()) names.emplace_back(decoder->name);
  return names.empty() ? "none in this build" : listed(names, "or");
}

bool looks_like_picture(std::string_view bytes) { return decoder_for(bytes) != nullptr; }

Picture picture_from_bytes(std::string_view bytes, std::string_view where, const MemoryBudget& memory) {
  if (const PictureDecoder* const decoder = decoder_for(bytes)) return decoder->decode(bytes, where, memory);
  if (picture_decoders().empty())
    throw InputError(std::string(where), "this build of Hamlet cannot decode pictures");
  throw InputError(std::string(where), fmt::format("this is not a picture ({})", picture_formats()));
}

}  // namespace hamlet
