#include "drat.hpp"

#include "clause_base.hpp"
#include "read/line_reader.hpp"
#include "read/verdict.hpp"

namespace proof_check {

namespace {

/// Whether the proof is in binary form, which begins with the byte a or d and a number that is not text.
bool is_binary(std::string_view text) {
  return text.starts_with('a') || (text.size() > 1 && text[0] == 'd' && text[1] != ' ');
}

/// Reads the literals up to the 0 that ends the line; `word` is the first word.
void read_clause(LineReader& in, std::string_view word, int variables, Clause& clause) {
  clause.clear();
  while (const int literal = read_literal(in, word, variables)) {
    clause.push_back(literal);
    word = in.word();
  }
  in.require_end_of_line();
}

}  // namespace

ProofFigures require_proof(const std::vector<Clause>& formula, int variables, const TextFile& proof) {
  if (is_binary(proof.text))
    throw Verdict(could_not_check,
                  proof.name + ": this is not text; only proofs in text form are checked, not binary ones");
  ClauseBase base(variables);
  for (const Clause& clause : formula) base.add(clause);
  ProofFigures figures;
  Clause clause;
  LineReader in(proof);
  while (in.next()) {
    const std::string_view first = in.word();
    if (first.empty() || first == "c") continue;
    const bool deletes = first == "d";
    read_clause(in, deletes ? in.word() : first, variables, clause);
    if (base.is_contradiction()) continue;
    if (deletes) {
      ++figures.deletions;
      if (!base.remove(clause)) ++figures.unknown_deletions;
      continue;
    }
    ++figures.lemmas;
    if (!base.follows_by_propagation(clause)) {
      if (!base.follows_by_resolution(clause)) in.refuse("this clause does not follow from those before it");
      ++figures.by_rat;
    }
    base.add(clause);
  }
  if (!base.is_contradiction()) in.refuse("the proof ends without reaching a contradiction");
  return figures;
}

}  // namespace proof_check
