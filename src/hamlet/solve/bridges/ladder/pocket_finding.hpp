#pragma once

#include "hamlet/solve/bridges/ladder/deduction.hpp"
#include "hamlet/solve/bridges/propagate/pockets.hpp"

namespace hamlet::bridges {

/// The first new finding about a pocket or a linked part.
std::optional<Finding> find_in_pockets(Position& position, const LookAround& around, Links links);

/// Appends what each pocket implies, without words.
void add_pocket_moves(Position& position, const Deduction& rule, Links links, std::vector<Move>& moves);

/// The finding about one pocket; nothing if it is not new.
std::optional<Finding> finding_of_pocket(Position& position, const Wording& wording, const Pockets& pockets,
                                         std::size_t i, Links links);

}  // namespace hamlet::bridges
