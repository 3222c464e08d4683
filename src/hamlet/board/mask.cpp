#include "hamlet/board/mask.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/board/family.hpp"
#include "hamlet/board/picture.hpp"

namespace hamlet {

std::vector<int> Mask::row_lengths() const {
  std::vector<int> lengths;
  for (const auto& row : free) lengths.push_back(static_cast<int>(row.size()));
  return lengths;
}

Mask mask_from_text(std::string_view text, std::string_view where) {
  Mask mask;
  if (std::ranges::any_of(text, [](char c) {
        return (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\r' && c != '\t') ||
               static_cast<unsigned char>(c) > 0x7e;
      })) {
    throw InputError(
        std::string(where),
        fmt::format("this is neither a mask of '.' and '#' nor a picture ({})", picture_formats()));
  }
  const auto rows = lines(text);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    std::vector<bool> row;
    for (char c : rows[i]) {
      if (c == '.' || c == '#') {
        row.push_back(c == '.');
      } else if (c != ' ' && c != '\t') {
        throw InputError(fmt::format("{}, line {}", where, i + 1),
                         "a mask has only '.' for a free cell and '#' for a blocked one");
      }
    }
    if (!row.empty()) mask.free.push_back(std::move(row));
  }
  if (mask.free.empty())
    throw InputError(std::string(where),
                     "the mask is empty; write '.' for a free cell and '#' for a blocked one");
  return mask;
}

std::vector<Cell> blocked_by(const Mask& mask, const Frame& frame, std::string_view where) {
  if (mask.free.size() != frame.rows.size()) {
    throw InputError(std::string(where), fmt::format("the mask has {} rows and the board {}",
                                                     mask.free.size(), frame.rows.size()));
  }
  std::vector<Cell> blocked;
  for (int row = 1; row <= frame.row_count(); ++row) {
    const auto& free = mask.free[row - 1];
    if (static_cast<int>(free.size()) != frame.rows[row - 1].length) {
      throw InputError(std::string(where),
                       fmt::format("row {} of the mask has {} cells, but that row of the board has {}", row,
                                   free.size(), frame.rows[row - 1].length));
    }
    for (int col = 1; col <= static_cast<int>(free.size()); ++col) {
      if (!free[col - 1]) blocked.push_back({row, col});
    }
  }
  return blocked;
}

PictureOverLattice::PictureOverLattice(const Picture& picture, const Lattice& lattice)
    : picture_(picture),
      bottom_(1 + (lattice.frame.row_count() - 1) * lattice.row_height()),
      half_height_(lattice.row_height() / 2) {
  for (int row = 1; row <= lattice.frame.row_count(); ++row)
    right_ = std::max(right_, lattice.place({row, lattice.frame.rows[row - 1].length}).x + 0.5);
}

double PictureOverLattice::darkness(Point centre) const {
  return picture_.darkness((centre.x - 0.5) / right_, (centre.y - half_height_) / bottom_,
                           (centre.x + 0.5) / right_, (centre.y + half_height_) / bottom_);
}

std::vector<Cell> blocked_by(const Picture& picture, const Lattice& lattice, bool inverted) {
  const Frame& frame = lattice.frame;
  const PictureOverLattice laid(picture, lattice);
  std::vector<Cell> blocked;
  for (int row = 1; row <= frame.row_count(); ++row) {
    for (int col = 1; col <= frame.rows[row - 1].length; ++col) {
      const double dark = laid.darkness(lattice.place({row, col}));
      if ((dark > 0.5) == inverted) blocked.push_back({row, col});
    }
  }
  return blocked;
}

std::string with_size_of_picture(std::string_view family, const Picture& picture, int columns,
                                 const MemoryBudget& memory) {
  if (board_family(family_word(family), family).usage.find("ROWSxCOLUMNS") == std::string_view::npos) {
    throw InputError(
        std::string(family),
        "a picture needs a board of rows and columns, such as square, king or hex; with `mask` also one with "
        "its size given");
  }
  const double row_height = make_lattice(fmt::format("{}:1x1", family), memory).row_height();
  const double rows =
      std::max(1.0, std::round(static_cast<double>(columns) * picture.height / picture.width / row_height));
  return fmt::format("{}:{:.0f}x{}", family, rows, columns);
}

}  // namespace hamlet
