#pragma once

#include "hamlet/make/picture/wished_cells.hpp"

namespace hamlet {

/// A set of vertices of the whole board: nonzero for members.
using CellSet = std::vector<std::uint8_t>;

/// Makes the wished cells connected: joins their parts by the cheapest bridges of further cells, and leaves
/// out parts that are worth less than their bridge. Empty if no cell is wished; nothing if the run ended
/// first.
std::optional<CellSet> joined_parts(const WishedCells& wishes, const Run& run);

}  // namespace hamlet
