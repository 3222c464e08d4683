#pragma once

#include <optional>

#include "hamlet/base/run.hpp"
#include "hamlet/make/picture/wished_cells.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

/// Finds a path close to the wished cells in about linear time. A connected set of 2x2 blocks has a tour
/// around any of its spanning trees; the tour then takes in and leaves out cells beside it, one or two at a
/// time, as long as that pays. The path is in vertices of the whole board. Nothing if the moves do not
/// include those of squares or hexagons, or if no block fits.
std::optional<Path> block_tour(const WishedCells& wishes, const Run& run);

}  // namespace hamlet
