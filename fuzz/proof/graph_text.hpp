#pragma once

#include <string>

#include "bytes.hpp"
#include "puzzle.hpp"

namespace proof_attack {

/// A graph as a user may give it.
struct GraphText {
  std::string name;
  std::string text;
  bool by_number = false;  // TSPLIB
  bool valid = true;       // Hamlet reads it, as this graph
  Puzzle as_arcs;          // the puzzle as it would be if every edge were the arc that it looks like
};

/// The moves of the puzzle, forbidden ones too, as an edge list or in TSPLIB's form, in one of many
/// spellings.
GraphText graph_text(const Puzzle& puzzle, Bytes& bytes);

}  // namespace proof_attack
