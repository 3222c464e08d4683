#pragma once

#include "hamlet/solve/bridges/ladder/deduction.hpp"
#include "hamlet/solve/bridges/propagate/pockets.hpp"

namespace hamlet::bridges {

/// The first pocket, or linked part, that shows something new.
std::optional<Finding> find_in_pockets(Position& position, const LookAround& around, Links links);

/// What each pocket shows, without words.
void add_pocket_moves(Position& position, const Deduction& rule, Links links, std::vector<Move>& moves);

/// What one pocket shows; nothing if that is not new.
std::optional<Finding> finding_of_pocket(Position& position, const Wording& wording, const Pockets& pockets,
                                         std::size_t i, Links links);

}  // namespace hamlet::bridges
