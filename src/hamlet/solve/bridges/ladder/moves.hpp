#pragma once

#include "hamlet/solve/bridges/ladder/deduction.hpp"

namespace hamlet::bridges {

/// One rule applied at one place, without its words.
struct Move {
  std::string_view rule;
  std::uint32_t place;  // the island, the number of the pocket, or the lane
  bool least = false;   // of a what-if: what is tried
  std::vector<LaneTarget> targets;
};

/// Every move up to a level that shows something new; of the same targets only the cheapest.
std::vector<Move> moves_from(Position& position, int level, std::span<const int> solution);

/// The move in words; it must be possible in the position.
Finding finding_of(Position& position, const Move& move, const LookAround& around);

}  // namespace hamlet::bridges
