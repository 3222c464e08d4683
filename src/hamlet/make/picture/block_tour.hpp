#pragma once

#include <optional>

#include "hamlet/base/run.hpp"
#include "hamlet/make/picture/wished_cells.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

/// A path near to what is wished, in about linear time: blocks of two by two cells that hang together have a
/// tour, around any tree that spans them; then cells are taken in and left out beside it, one or two at a
/// time, as long as that pays. In vertices of the whole board. Nothing where the moves do not include those
/// of squares or hexagons, or where no block fits.
std::optional<Path> block_tour(const WishedCells& wishes, const Run& run);

}  // namespace hamlet
