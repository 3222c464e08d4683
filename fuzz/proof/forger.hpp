#pragma once

#include <vector>

#include "bytes.hpp"
#include "encoding.hpp"
#include "small_sat.hpp"
#include "written.hpp"

namespace proof_attack {

/// Writes proofs that a puzzle has no answer: honest ones for puzzles without an answer, and for others false
/// ones that are right in everything but a few clauses. Whoever lets those clauses pass lets the proof pass.
class Forger {
 public:
  /// The joint has no moves to the cells that are left out.
  Forger(const Puzzle& puzzle, Bytes& bytes, Vertices left_out);

  void write_honest_proof();
  /// Clauses of the formula that do not follow.
  void write_false_clauses();
  /// Lemmas that do not follow, after some that do: by propagation, by resolution, after deletions.
  void write_false_lemmas();

  /// Whether everything follows and it ends in a contradiction: whoever refuses it is too strict.
  bool is_complete() const { return complete_; }
  WrittenProof& proof() { return proof_; }
  int variables() const { return encoding_.variables(); }
  /// Whether line i of the proof, by the definitions, follows by resolution and not by propagation.
  const std::vector<bool>& by_resolution() const { return by_resolution_; }

 private:
  void add_clause(const SmallClause& clause);
  void add_cut(Vertices set);
  /// A model without cycles apart, after the cuts that it took; nothing if there is none.
  std::optional<Variables> cut_to_a_tour();
  /// A clause that these values break, which does not follow then.
  WrittenClause false_clause(Variables model, SmallClause& meaning);
  SmallClause broken_by(Variables model);
  void spoil_cuts();

  void try_some_lemma();
  void try_lemma(const SmallClause& lemma, int first_literal);
  void remove(std::size_t clause);
  void remove_all_with(int literal);
  SmallClause blocked_clause(int literal);
  int some_literal();
  void add_line(WrittenClause line, bool by_resolution);
  void finish();

  Bytes& bytes_;
  Encoding encoding_;
  SmallSat sat_;
  std::size_t kind_;  // of false clauses
  WrittenProof proof_;
  std::vector<bool> by_resolution_;
  bool complete_ = false;
  bool has_false_line_ = false;
};

}  // namespace proof_attack
