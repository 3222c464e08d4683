#include <fmt/format.h>

#include <csetjmp>
#include <cstdio>

#include <jerror.h>
#include <jpeglib.h>

#include "hamlet/base/error.hpp"
#include "hamlet/board/picture.hpp"

namespace hamlet {

namespace {

bool is_jpeg(std::string_view bytes) { return bytes.starts_with("\xff\xd8\xff"); }

/// libjpeg reports errors through a callback that must not return.
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

/// Owns the decoder, so that nothing with a destructor lives in the functions that jump.
struct JpegReader {
  jpeg_decompress_struct info{};
  JpegErrors errors{};

  JpegReader() {
    info.err = jpeg_std_error(&errors.manager);
    errors.manager.error_exit = escape_with_message;
    // Of the many warnings, these two mean that the picture is truncated.
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
  require_sensible_picture(reader.info.output_width, reader.info.output_height, where, memory);
  const std::size_t pixels = std::size_t{reader.info.output_width} * reader.info.output_height;
  Picture picture{static_cast<int>(reader.info.output_width), static_cast<int>(reader.info.output_height),
                  std::vector<std::uint8_t>(pixels)};
  if (!reader.read_rows(picture.shade.data())) complain();
  return picture;
}

}  // namespace

extern const PictureDecoder jpeg_decoder = {.name = "JPEG", .recognises = is_jpeg, .decode = from_jpeg};

}  // namespace hamlet
