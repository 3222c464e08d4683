#pragma once

#include <array>
#include <string>
#include <string_view>

#include "folder.hpp"

namespace proof_attack {

/// How far the checker went.
enum class Stage { graph, comparison, cuts, formula, justification, proof_text, lemma, open_end, checked };
inline constexpr std::array stage_names = {
    "graph.txt refused",       "GRAPH refused or another",    "cuts.txt refused",
    "formula.cnf unreadable",  "a clause is unjustified",     "proof.drat unreadable",
    "a lemma does not follow", "no contradiction at the end", "checked"};

/// What came of one attempt to have the checker say something false.
struct Attempt {
  Stage stage = Stage::graph;
  std::string verdict;            // what the checker said
  std::string fault;              // empty, or what was wrong with that
  std::string files;              // all that the checker was given
  std::size_t lemmas_by_rat = 0;  // that it accepted, as far as that is known
};

/// Builds a small puzzle that has an answer, and a folder that claims it has none; or one about another
/// puzzle, beside the graph of the first. Everything is taken from the bytes. Whatever the checker accepts
/// must be true, by trying every order of the cells.
Attempt attack_checker(std::string_view bytes);

}  // namespace proof_attack
