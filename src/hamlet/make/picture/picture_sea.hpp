#pragma once

#include <optional>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/board/cell.hpp"
#include "hamlet/board/picture.hpp"
#include "hamlet/make/layout_symmetry.hpp"

namespace hamlet {

/// The shape of a bridges puzzle, from a picture.
struct PictureSea {
  Extent extent;
  std::vector<Cell> blocked = {};
  std::vector<Cell> added = {};    // sea, but light in the picture: they join its parts
  std::vector<Cell> dropped = {};  // dark in the picture, but not sea; perhaps beyond the extent
};

/// Dark parts of the picture, laid out `columns` cells wide, become sea; empty rows and columns at its edges
/// are left out. Parts that do not hang together are joined by as few further cells as possible, or left out
/// if they are smaller than that. The same picture gives the same sea. Nothing if the run ended first. Throws
/// InputError for a size that does not fit the memory, and at "picture" if no cell would be dark.
std::optional<PictureSea> picture_sea(const Picture& picture, int columns, bool inverted, const Run& run);

}  // namespace hamlet
