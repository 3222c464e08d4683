#pragma once

#include <array>
#include <string>
#include <string_view>

#include "read/folder.hpp"

namespace proof_attack {

/// The stage that the checker reached.
enum class Stage { graph, comparison, cuts, formula, justification, proof_text, lemma, open_end, checked };
inline constexpr std::array stage_names = {
    "graph.txt refused",       "GRAPH refused or another",    "cuts.txt refused",
    "formula.cnf unreadable",  "a clause is unjustified",     "proof.drat unreadable",
    "a lemma does not follow", "no contradiction at the end", "checked"};

/// The result of one attempt to make the checker accept a false claim.
struct Attempt {
  Stage stage = Stage::graph;
  std::string verdict;            // the checker's output
  std::string fault;              // what is wrong with it; empty if nothing is
  std::string files;              // the checker's whole input
  std::size_t lemmas_by_rat = 0;  // how many it accepted, as far as is known
};

/// Builds a small puzzle that has a solution, and a folder that claims it has none; or a folder about another
/// puzzle, beside the graph of the first. The bytes make every decision. Whatever the checker accepts must be
/// true, which is decided by trying every order of the cells.
Attempt attack_checker(std::string_view bytes);

}  // namespace proof_attack
