#include "hamlet/board/picture.hpp"

#include <fmt/format.h>
#include <png.h>

#include <algorithm>
#include <cmath>
#include <csetjmp>
#include <cstdio>
#include <string>

#include <jerror.h>
#include <jpeglib.h>

#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

bool is_png(std::string_view bytes) { return bytes.starts_with("\x89PNG\r\n\x1a\n"); }
bool is_jpeg(std::string_view bytes) { return bytes.starts_with("\xff\xd8\xff"); }

// What the largest cameras make; decoding more takes many seconds, and no board shows so much.
constexpr double most_pixels = 2e8;
// The shades, what decoding takes besides, and a copy in black and white.
constexpr double bytes_per_pixel = 8;

/// Of a size that only the header has told so far.
void require_sensible(double width, double height, std::string_view where, const MemoryBudget& memory) {
  const std::string what = fmt::format("a picture of {:.0f}x{:.0f} pixels", width, height);
  if (width * height > most_pixels)
    throw InputError(std::string(where),
                     fmt::format("{} would need about {} of memory, and more than {:.0f} million pixels are "
                                 "not read; a smaller copy gives the same board",
                                 what, in_words(bytes_per_pixel * width * height), most_pixels / 1e6));
  memory.require_fits(bytes_per_pixel * width * height, where, what);
}

Picture from_png(std::string_view bytes, std::string_view where, const MemoryBudget& memory) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_memory(&image, bytes.data(), bytes.size())) {
    throw InputError(std::string(where), fmt::format("this PNG cannot be read: {}", image.message));
  }
  try {
    require_sensible(image.width, image.height, where, memory);
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

/// libjpeg reports errors by a call that must not return.
struct JpegErrors {
  jpeg_error_mgr manager;
  std::jmp_buf escape;
  char message[JMSG_LENGTH_MAX];
};

void escape_with_message(j_common_ptr info) {
  auto* errors = reinterpret_cast<JpegErrors*>(info->err);
  errors->manager.format_message(info, errors->message);
  std::longjmp(errors->escape, 1);
}

/// What the decoder owns outlives the jump, so nothing with a destructor lives in the function that jumps.
struct JpegReader {
  jpeg_decompress_struct info{};
  JpegErrors errors{};

  JpegReader() {
    info.err = jpeg_std_error(&errors.manager);
    errors.manager.error_exit = escape_with_message;
    // Of the many warnings, these two mean that the picture is cut short.
    errors.manager.emit_message = [](j_common_ptr reporting, int) {
      const int code = reporting->err->msg_code;
      if (code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER) escape_with_message(reporting);
    };
  }
  ~JpegReader() { jpeg_destroy_decompress(&info); }
  JpegReader(const JpegReader&) = delete;
  JpegReader& operator=(const JpegReader&) = delete;

  bool read_header(std::string_view bytes) {
    if (setjmp(errors.escape)) return false;
    jpeg_create_decompress(&info);
    jpeg_mem_src(&info, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
    jpeg_read_header(&info, TRUE);
    info.out_color_space = JCS_GRAYSCALE;
    jpeg_calc_output_dimensions(&info);
    return true;
  }
  bool read_rows(std::uint8_t* shade) {
    if (setjmp(errors.escape)) return false;
    jpeg_start_decompress(&info);
    while (info.output_scanline < info.output_height) {
      JSAMPROW row = shade + std::size_t{info.output_scanline} * info.output_width;
      jpeg_read_scanlines(&info, &row, 1);
    }
    return true;
  }
};

Picture from_jpeg(std::string_view bytes, std::string_view where, const MemoryBudget& memory) {
  JpegReader reader;
  const auto complain = [&] {
    throw InputError(std::string(where), fmt::format("this JPEG cannot be read: {}", reader.errors.message));
  };
  if (!reader.read_header(bytes)) complain();
  require_sensible(reader.info.output_width, reader.info.output_height, where, memory);
  const std::size_t pixels = std::size_t{reader.info.output_width} * reader.info.output_height;
  Picture picture{static_cast<int>(reader.info.output_width), static_cast<int>(reader.info.output_height),
                  std::vector<std::uint8_t>(pixels)};
  if (!reader.read_rows(picture.shade.data())) complain();
  return picture;
}

}  // namespace

double Picture::darkness(double left, double top, double right, double bottom) const {
  // Pixels count by how much of them lies inside.
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

bool looks_like_picture(std::string_view bytes) { return is_png(bytes) || is_jpeg(bytes); }

Picture picture_from_bytes(std::string_view bytes, std::string_view where, const MemoryBudget& memory) {
  if (is_png(bytes)) return from_png(bytes, where, memory);
  if (is_jpeg(bytes)) return from_jpeg(bytes, where, memory);
  throw InputError(std::string(where), "this is neither a PNG nor a JPEG picture");
}

}  // namespace hamlet
