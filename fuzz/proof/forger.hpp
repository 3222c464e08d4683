#pragma once

#include <vector>

#include "bytes.hpp"
#include "encoding.hpp"
#include "small_sat.hpp"
#include "written.hpp"

namespace proof_attack {

/// Writes proofs that a puzzle has no solution: honest proofs for puzzles without one, and for others false
/// proofs that are correct except for a few clauses. A checker that accepts those clauses accepts the proof.
class Forger {
 public:
  /// The joint has no moves to the cells in `left_out`.
  Forger(const Puzzle& puzzle, Bytes& bytes, Vertices left_out);

  void write_honest_proof();
  /// Writes clauses of the formula that do not follow.
  void write_false_clauses();
  /// Writes lemmas that do not follow, after some that do: by propagation, by resolution, after deletions.
  void write_false_lemmas();

  /// Whether the proof is correct and complete, so that a checker must accept it.
  bool is_complete() const { return complete_; }
  WrittenProof& proof() { return proof_; }
  int variables() const { return encoding_.variables(); }
  /// Whether line i of the proof, by definition, follows by resolution but not by propagation.
  const std::vector<bool>& by_resolution() const { return by_resolution_; }

 private:
  void add_clause(const SmallClause& clause);
  void add_cut(Vertices set);
  /// A model that is a single tour, after the necessary cuts; nothing if there is none.
  std::optional<Variables> cut_to_a_tour();
  /// A clause that this model violates, so it does not follow.
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
  std::size_t kind_;  // the kind of false clauses
  WrittenProof proof_;
  std::vector<bool> by_resolution_;
  bool complete_ = false;
  bool has_false_line_ = false;
};

}  // namespace proof_attack
