#pragma once

#include <string>
#include <vector>

#include "encoding.hpp"
#include "puzzle.hpp"
#include "read/folder.hpp"

namespace proof_attack {

/// A clause as text: its words separated by spaces, without the final 0.
struct WrittenClause {
  std::string words;
  bool deletes = false;
};

using Words = std::vector<std::string>;
Words split(const std::string& words);
std::string joined(const Words& words);

/// The files of a proof, in pieces that can be changed and reordered.
struct WrittenProof {
  std::vector<std::string> graph;       // its lines
  std::vector<std::string> cuts;        // its lines
  std::string variables, clause_count;  // the formula's head; an empty count means the true number
  std::vector<WrittenClause> formula;
  std::vector<WrittenClause> proof;
};

std::vector<std::string> graph_lines(const Puzzle& puzzle, const Encoding& encoding);
WrittenClause written(const SmallClause& clause);
std::string written(Vertices cut);
proof_check::Folder folder_of(const WrittenProof& proof);

}  // namespace proof_attack
