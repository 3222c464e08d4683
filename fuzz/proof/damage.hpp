#pragma once

#include <string>

#include "bytes.hpp"
#include "written.hpp"

namespace proof_attack {

/// A number that readers may misread: near the limits of 32 and 64 bits, with signs, zeros and letters.
std::string odd_number(Bytes& bytes, int variables);

/// Damages words, clauses, cuts and the head: repeats, moves, drops or inserts them.
void damage(WrittenProof& proof, Bytes& bytes, int variables);
/// Damages the statements of graph.txt.
void damage_graph(WrittenProof& proof, Bytes& bytes);
/// Damages bytes: truncates, repeats, inserts control characters, changes line breaks.
void damage(std::string& text, Bytes& bytes);

}  // namespace proof_attack
