#pragma once

#include <string>

#include "bytes.hpp"
#include "written.hpp"

namespace proof_attack {

/// A number as a reader may get it wrong: around the ends of 32 and 64 bits, with signs, zeros and letters.
std::string odd_number(Bytes& bytes, int variables);

/// Changes words, clauses, cuts and the head: repeats, moves, leaves out, puts in.
void damage(WrittenProof& proof, Bytes& bytes, int variables);
/// Changes the statements of graph.txt.
void damage_graph(WrittenProof& proof, Bytes& bytes);
/// Changes bytes: cuts off, repeats, puts in control characters, ends lines otherwise.
void damage(std::string& text, Bytes& bytes);

}  // namespace proof_attack
