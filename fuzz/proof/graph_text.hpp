#pragma once

#include <string>

#include "bytes.hpp"
#include "puzzle.hpp"

namespace proof_attack {

/// A graph file as a user might give it.
struct GraphText {
  std::string name;
  std::string text;
  bool by_number = false;  // a TSPLIB file
  bool valid = true;       // Hamlet accepts it as this graph
  Puzzle as_arcs;          // the puzzle if each edge is misread as the arc that it looks like
};

/// Writes the puzzle's moves, including forbidden ones, as an edge list or in TSPLIB's format, in one of many
/// spellings.
GraphText graph_text(const Puzzle& puzzle, Bytes& bytes);

}  // namespace proof_attack
