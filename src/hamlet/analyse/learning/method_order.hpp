#pragma once

#include <span>
#include <vector>

#include "hamlet/analyse/learning/board_trial.hpp"

namespace hamlet {

/// Indices of `tried_methods`, each once: who may try first.
using MethodOrder = std::vector<std::size_t>;

/// How long the methods would have taken in this order, each for a millisecond, then for 4, 16, … until one
/// answers or has had all its time; who gives up is not asked again.
double seconds_in_turn(const MethodOrder& order, const BoardTrial& trial);

/// The order that takes the least time on all these boards together.
MethodOrder best_order(std::span<const BoardTrial* const> trials);

}  // namespace hamlet
