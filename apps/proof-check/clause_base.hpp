#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "read/clauses.hpp"

namespace proof_check {

/// The clauses added so far, and the facts (literals) that follow from them by unit propagation.
///
/// Soundness. Let S be the present clauses together with every fact as a unit clause. If the formula is
/// satisfiable, so is S:
///  - A fact is a unit clause, or the last open literal of a clause whose other literals are false by facts.
///    S implies it.
///  - Deleting a clause makes S smaller. The facts that came from it stay, as unit clauses.
///  - A lemma that follows by propagation is implied: making its literals false breaks a clause of S.
///  - A lemma that follows by resolution on p: suppose a model of S breaks it, so p is false in the model.
///    Make p true. Only clauses with −p could break. The lemma together with such a clause, without −p,
///    follows by propagation, so the model satisfies it; since the model breaks the lemma, it satisfies a
///    literal of the clause. That literal is not p, so it is still true. Facts are clauses too, and only the
///    fact −p contains −p; where that is a fact, no lemma is accepted by resolution on p.
/// So a contradiction means that the formula has no model. Literals may be repeated; a lemma with p and −p
/// follows by propagation. Propagation may be incomplete; then a lemma is refused.
class ClauseBase {
 public:
  explicit ClauseBase(int variables);

  bool is_contradiction() const { return contradiction_; }
  void add(Clause clause);
  /// Deletes a clause; returns whether it was there.
  bool remove(const Clause& clause);
  /// RUP: whether making the lemma's literals false breaks a clause by propagation.
  bool follows_by_propagation(const Clause& lemma);
  /// RAT: whether every resolvent of the lemma on its first literal follows by propagation.
  bool follows_by_resolution(const Clause& lemma);

 private:
  /// The literal's value: 1 true, −1 false, 0 open.
  int value(int literal) const;
  void watch(int literal, std::size_t clause);
  void assign(int literal);
  /// Makes every literal false. Returns true if one is already true.
  bool deny(const Clause& clause);
  void take_back(std::size_t facts);
  /// Propagates; returns false if a clause is broken.
  bool propagate();
  bool visit_watchers_of(int falsified);

  std::vector<Clause> clauses_;  // empty if deleted; the first two literals are watched
  std::unordered_multimap<std::uint64_t, std::size_t> by_key_;
  std::vector<std::int8_t> value_;                 // by index of the literal
  std::vector<std::vector<std::size_t>> watches_;  // the clauses watching each literal
  std::vector<int> trail_;
  std::size_t next_ = 0;
  bool contradiction_ = false;
};

}  // namespace proof_check
