#pragma once

#include "hamlet/solve/bridges/ladder/deduction.hpp"

namespace hamlet::bridges {

/// Every move up to a level that deduces something new; of moves with the same targets, only the cheapest.
std::vector<Move> moves_from(Position& position, int level, std::span<const int> solution);

/// The move in words; it must be possible in the position.
Finding finding_of(Position& position, const Move& move, const LookAround& around);

}  // namespace hamlet::bridges
