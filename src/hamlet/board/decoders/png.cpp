#include <fmt/format.h>
#include <png.h>

#include "hamlet/base/error.hpp"
#include "hamlet/board/picture.hpp"

namespace hamlet {

namespace {

bool is_png(std::string_view bytes) { return bytes.starts_with("\x89PNG\r\n\x1a\n"); }

Picture from_png(std::string_view bytes, std::string_view where, const MemoryBudget& memory) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_memory(&image, bytes.data(), bytes.size())) {
    throw InputError(std::string(where), fmt::format("this PNG cannot be read: {}", image.message));
  }
  try {
    require_sensible_picture(image.width, image.height, where, memory);
  } catch (const InputError&) {
    png_image_free(&image);
    throw;
  }
  image.format = PNG_FORMAT_GRAY;
  const png_color white{255, 255, 255};
  Picture picture{static_cast<int>(image.width), static_cast<int>(image.height),
                  std::vector<std::uint8_t>(PNG_IMAGE_SIZE(image))};
  if (!png_image_finish_read(&image, &white, picture.shade.data(), 0, nullptr)) {
    throw InputError(std::string(where), fmt::format("this PNG is damaged: {}", image.message));
  }
  return picture;
}

}  // namespace

extern const PictureDecoder png_decoder = {.name = "PNG", .recognises = is_png, .decode = from_png};

}  // namespace hamlet
