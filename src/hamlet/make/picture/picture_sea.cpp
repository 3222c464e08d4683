#include "hamlet/make/picture/picture_sea.hpp"

#include "hamlet/base/error.hpp"
#include "hamlet/make/picture/join_parts.hpp"

namespace hamlet {

std::optional<PictureSea> picture_sea(const Picture& picture, int columns, bool inverted, const Run& run) {
  const Picture ink = in_black_and_white(picture, inverted);
  const auto wishes = wished_cells(ink, "square", columns, run);
  const auto cells = wishes ? joined_parts(*wishes, run) : std::nullopt;
  if (!cells) return std::nullopt;
  if (cells->empty()) throw InputError("picture", why_no_cell(ink, inverted));
  PictureSea sea{.extent = {wishes->whole.lattice().frame.row_count(), columns}};
  for (Vertex v = 0; v < wishes->whole.size(); ++v) {
    const Cell cell = wishes->whole.cell(v);
    const bool is_sea = (*cells)[v] != 0;
    if (!is_sea) sea.blocked.push_back(cell);
    if (is_sea && !wishes->wants(v)) sea.added.push_back(cell);
    if (!is_sea && wishes->wants(v)) sea.dropped.push_back(cell);
  }
  return sea;
}

}  // namespace hamlet
