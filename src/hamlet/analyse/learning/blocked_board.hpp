#pragma once

#include "hamlet/base/random.hpp"
#include "hamlet/board/board.hpp"

namespace hamlet {

/// The board with cells blocked at random: any number of them up to the share, each as likely, and any cells.
/// At least one cell stays free.
Board randomly_blocked(const Board& whole, double most_share, Rng& rng);

}  // namespace hamlet
