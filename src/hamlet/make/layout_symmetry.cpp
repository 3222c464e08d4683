#include "hamlet/make/layout_symmetry.hpp"

#include <utility>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/nearest.hpp"

namespace hamlet {

namespace {

constexpr NamedSymmetry table[] = {
    {"none", LayoutSymmetry::none, false, "islands anywhere"},
    {"half-turn", LayoutSymmetry::half_turn, false, "the same upside down"},
    {"left-right", LayoutSymmetry::left_right, false, "a mirror between left and right"},
    {"top-bottom", LayoutSymmetry::top_bottom, false, "a mirror between top and bottom"},
    {"both-mirrors", LayoutSymmetry::both_mirrors, false, "both of these mirrors"},
    {"quarter-turn", LayoutSymmetry::quarter_turn, true, "the same from all four sides; squares only"},
    {"diagonal", LayoutSymmetry::diagonal, true,
     "a mirror from the top left to the bottom right; squares only"},
};

}  // namespace

std::span<const NamedSymmetry> layout_symmetries() { return table; }

const NamedSymmetry& layout_symmetry(std::string_view name, std::string_view where) {
  std::vector<std::string_view> known;
  for (const NamedSymmetry& entry : table) {
    if (entry.name == name) return entry;
    known.push_back(entry.name);
  }
  throw InputError(std::string(where), unknown_name("symmetry", name, known));
}

Cell LayoutImage::of(Cell cell) const {
  if (swap_) std::swap(cell.row, cell.col);
  if (flip_rows_) cell.row = extent_.rows + 1 - cell.row;
  if (flip_cols_) cell.col = extent_.cols + 1 - cell.col;
  return cell;
}

Heading LayoutImage::of(Heading direction) const {
  if (swap_) std::swap(direction.row, direction.col);
  if (flip_rows_) direction.row = -direction.row;
  if (flip_cols_) direction.col = -direction.col;
  return direction;
}

std::vector<LayoutImage> layout_images(LayoutSymmetry symmetry, Extent extent) {
  const auto image = [&](bool swap, bool flip_rows, bool flip_cols) {
    return LayoutImage(extent, swap, flip_rows, flip_cols);
  };
  const LayoutImage same = image(false, false, false);
  switch (symmetry) {
    case LayoutSymmetry::none:
      break;
    case LayoutSymmetry::half_turn:
      return {same, image(false, true, true)};
    case LayoutSymmetry::left_right:
      return {same, image(false, false, true)};
    case LayoutSymmetry::top_bottom:
      return {same, image(false, true, false)};
    case LayoutSymmetry::both_mirrors:
      return {same, image(false, false, true), image(false, true, false), image(false, true, true)};
    case LayoutSymmetry::quarter_turn:
      return {same, image(true, false, true), image(false, true, true), image(true, true, false)};
    case LayoutSymmetry::diagonal:
      return {same, image(true, false, false)};
  }
  return {same};
}

}  // namespace hamlet
