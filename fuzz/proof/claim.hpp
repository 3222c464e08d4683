#pragma once

#include <optional>
#include <string_view>

#include "puzzle.hpp"

namespace proof_attack {

/// The puzzle that the checker's printed verdict is about, on a graph that the reader has: its moves are
/// those of `graph`, and everything else is taken from the words. Vertices are meant by number, or by the
/// names of `graph`. Nothing if the verdict does not make sense on this graph.
std::optional<Puzzle> claimed_puzzle(std::string_view verdict, const Puzzle& graph, bool by_number);

}  // namespace proof_attack
