#pragma once

#include <span>
#include <vector>

#include "hamlet/analyse/learning/board_trial.hpp"

namespace hamlet {

/// A permutation of the indices of `tried_methods`: who tries first.
using MethodOrder = std::vector<std::size_t>;

/// The time the methods would take in this order if each gets 1 ms, then 4, 16, … until one answers or all
/// have used up their time. A method that gives up gets no further turn.
double seconds_in_turn(const MethodOrder& order, const BoardTrial& trial);

/// The order with the least total time on these boards.
MethodOrder best_order(std::span<const BoardTrial* const> trials);

}  // namespace hamlet
