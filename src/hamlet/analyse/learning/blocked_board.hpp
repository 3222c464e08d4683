#pragma once

#include "hamlet/base/random.hpp"
#include "hamlet/board/board.hpp"

namespace hamlet {

/// Blocks random cells of a board. Their number is uniform from 0 up to the share, as is the choice of cells.
/// At least one cell stays free.
Board randomly_blocked(const Board& whole, double most_share, Rng& rng);

}  // namespace hamlet
