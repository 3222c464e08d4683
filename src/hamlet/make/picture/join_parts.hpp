#pragma once

#include "hamlet/make/picture/wished_cells.hpp"

namespace hamlet {

/// A set of a whole board's vertices.
using CellSet = std::vector<std::uint8_t>;

/// The wished cells in one part: where they fall apart, the cheapest bridges of further cells join them, and
/// parts that are worth less than their bridge are left out. Empty if nothing is wished; nothing if the run
/// ended first.
std::optional<CellSet> joined_parts(const WishedCells& wishes, const Run& run);

}  // namespace hamlet
