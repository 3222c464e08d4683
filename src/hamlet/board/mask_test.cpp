#include "hamlet/board/mask.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <png.h>

#include <jpeglib.h>
#include <cstdio>

#include "hamlet/base/error.hpp"

namespace hamlet {

using testing::ElementsAre;
using testing::IsEmpty;

namespace {

constexpr int side = 8;

/// A picture whose left half is black.
std::vector<std::uint8_t> half_black() {
  std::vector<std::uint8_t> shade(side * side, 255);
  for (int y = 0; y < side; ++y) std::fill_n(shade.begin() + y * side, side / 2, std::uint8_t{0});
  return shade;
}

std::string as_png(const std::vector<std::uint8_t>& shade) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  image.width = image.height = side;
  image.format = PNG_FORMAT_GRAY;
  std::string bytes(10000, '\0');
  png_alloc_size_t size = bytes.size();
  EXPECT_TRUE(png_image_write_to_memory(&image, bytes.data(), &size, 0, shade.data(), 0, nullptr));
  bytes.resize(size);
  return bytes;
}

std::string as_jpeg(std::vector<std::uint8_t> shade) {
  jpeg_compress_struct info{};
  jpeg_error_mgr errors{};
  info.err = jpeg_std_error(&errors);
  jpeg_create_compress(&info);
  unsigned char* bytes = nullptr;
  unsigned long size = 0;
  jpeg_mem_dest(&info, &bytes, &size);
  info.image_width = info.image_height = side;
  info.input_components = 1;
  info.in_color_space = JCS_GRAYSCALE;
  jpeg_set_defaults(&info);
  jpeg_start_compress(&info, TRUE);
  while (info.next_scanline < info.image_height) {
    JSAMPROW row = shade.data() + info.next_scanline * side;
    jpeg_write_scanlines(&info, &row, 1);
  }
  jpeg_finish_compress(&info);
  std::string out(reinterpret_cast<char*>(bytes), size);
  jpeg_destroy_compress(&info);
  std::free(bytes);
  return out;
}

}  // namespace

TEST(Mask, DotsAreFreeAndHashesBlocked) {
  const Mask mask = mask_from_text(". #\n..\n\n", "mask");
  EXPECT_THAT(blocked_by(mask, Frame::rectangle(2, 2), "mask"), ElementsAre(Cell{1, 2}));
  EXPECT_THAT(mask.row_lengths(), ElementsAre(2, 2));
}

TEST(Mask, OtherLettersEmptyMasksAndOtherSizesAreRefused) {
  EXPECT_THROW(mask_from_text("..\n.x\n", "mask"), InputError);
  EXPECT_THROW(mask_from_text("\n \n", "mask"), InputError);
  EXPECT_THROW(blocked_by(mask_from_text("..\n", "mask"), Frame::rectangle(2, 2), "mask"), InputError);
  EXPECT_THROW(blocked_by(mask_from_text("..\n.\n", "mask"), Frame::rectangle(2, 2), "mask"), InputError);
}

TEST(Mask, TheDarkPartsOfAPictureAreTheBoard) {
  for (const std::string& bytes : {as_png(half_black()), as_jpeg(half_black())}) {
    ASSERT_TRUE(looks_like_picture(bytes));
    const Picture picture = picture_from_bytes(bytes, "picture");
    EXPECT_EQ(picture.width, side);
    EXPECT_EQ(with_size_of_picture("square", picture, 4), "square:4x4");
    EXPECT_EQ(with_size_of_picture("hex", picture, 6), "hex:7x6");
    const Lattice lattice = make_lattice("square:2x4");
    EXPECT_THAT(blocked_by(picture, lattice, false),
                ElementsAre(Cell{1, 3}, Cell{1, 4}, Cell{2, 3}, Cell{2, 4}));
    EXPECT_THAT(blocked_by(picture, lattice, true),
                ElementsAre(Cell{1, 1}, Cell{1, 2}, Cell{2, 1}, Cell{2, 2}));
    // More cells than pixels are fine too.
    EXPECT_EQ(blocked_by(picture, make_lattice("square:32x32"), false).size(), 512u);
  }
}

TEST(Mask, WhatIsNoPictureOrDamagedIsRefused) {
  const auto refused = [](std::string_view bytes) {
    try {
      picture_from_bytes(bytes, "picture");
    } catch (const InputError&) {
      return true;
    }
    return false;
  };
  EXPECT_TRUE(refused(""));
  EXPECT_TRUE(refused("GIF89a"));
  for (const std::string& bytes : {as_png(half_black()), as_jpeg(half_black())}) {
    EXPECT_TRUE(refused(std::string_view(bytes).substr(0, 20)));
    EXPECT_THROW(picture_from_bytes(bytes, "picture", MemoryBudget(100)), InputError);
  }
  EXPECT_TRUE(refused(std::string_view(as_png(half_black())).substr(0, 60)));
  const std::string jpeg = as_jpeg(half_black());
  EXPECT_TRUE(refused(std::string_view(jpeg).substr(0, jpeg.find("\xff\xda") + 10)))
      << "cut before its first pixel";
}

TEST(Picture, WhatTheHeaderPromisesIsRefusedBeforeItIsRead) {
  std::string jpeg = as_jpeg(half_black());
  const std::size_t size = jpeg.find("\xff\xc0") + 5;
  for (std::size_t i = 0; i < 4; ++i) jpeg[size + i] = i % 2 == 0 ? '\x75' : '\x30';
  try {
    picture_from_bytes(jpeg, "large.jpg", MemoryBudget(~std::uint64_t{0}));
    FAIL();
  } catch (const InputError& error) {
    EXPECT_EQ(error.where(), "large.jpg");
    EXPECT_NE(error.message().find("a picture of 30000x30000 pixels would need about 7.2 GB of memory"),
              std::string::npos)
        << error.message();
  }
}

}  // namespace hamlet
