#pragma once

#include <optional>
#include <string_view>

#include "puzzle.hpp"

namespace proof_attack {

/// The puzzle that the checker's verdict describes: its moves are those of `graph`, everything else is parsed
/// from the text, with vertices by number or by the names in `graph`. Nothing if the verdict makes no sense
/// for this graph.
std::optional<Puzzle> claimed_puzzle(std::string_view verdict, const Puzzle& graph, bool by_number);

}  // namespace proof_attack
