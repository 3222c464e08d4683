#include "hamlet/make/picture/picture_sea.hpp"

#include <algorithm>
#include <climits>

#include "hamlet/base/error.hpp"
#include "hamlet/make/picture/join_parts.hpp"

namespace hamlet {

namespace {

/// The sea without rows and columns at the edge that have none of it.
PictureSea cropped(const WishedCells& wishes, const CellSet& cells) {
  Cell first{INT_MAX, INT_MAX}, last{0, 0};
  for (Vertex v = 0; v < wishes.whole.size(); ++v) {
    if (cells[v] == 0) continue;
    const Cell cell = wishes.whole.cell(v);
    first = {std::min(first.row, cell.row), std::min(first.col, cell.col)};
    last = {std::max(last.row, cell.row), std::max(last.col, cell.col)};
  }
  PictureSea sea{.extent = {last.row - first.row + 1, last.col - first.col + 1}};
  for (Vertex v = 0; v < wishes.whole.size(); ++v) {
    const Cell whole = wishes.whole.cell(v), cell{whole.row - first.row + 1, whole.col - first.col + 1};
    const bool is_sea = cells[v] != 0;
    if (is_sea && !wishes.wants(v)) sea.added.push_back(cell);
    if (!is_sea && wishes.wants(v)) sea.dropped.push_back(cell);
    if (!is_sea && sea.extent.holds(cell)) sea.blocked.push_back(cell);
  }
  return sea;
}

}  // namespace

std::optional<PictureSea> picture_sea(const Picture& picture, int columns, bool inverted, const Run& run) {
  const Picture ink = in_black_and_white(picture, inverted);
  const auto wishes = wished_cells(ink, "square", columns, run);
  const auto cells = wishes ? joined_parts(*wishes, run) : std::nullopt;
  if (!cells) return std::nullopt;
  if (cells->empty()) throw InputError("picture", why_no_cell(ink, inverted));
  return cropped(*wishes, *cells);
}

}  // namespace hamlet
