#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "clauses.hpp"

namespace proof_check {

/// The clauses that hold so far, and the facts that follow from them by unit propagation.
///
/// Why it can be trusted. Let S be the clauses that are there now and, for each fact, the clause of that one
/// literal. S is satisfiable if the formula is:
///  - A fact is a clause, or the last open literal of one whose others are false by facts, so S implies it.
///  - Deleting a clause leaves a smaller S. The facts that came from it stay, as clauses of their own.
///  - A lemma that follows by propagation is implied: with its literals false, some clause of S is broken.
///  - A lemma that follows by resolution on p: let a model of S break it, so p is false in the model. Make p
///    true. Only clauses with −p could break; the lemma with such a clause, without −p, follows by
///    propagation, so the model meets it, and by a literal of the clause, since it breaks the lemma. That
///    literal is not p, and so still true. The facts are clauses too, and only the fact −p has −p in it:
///    where that is a fact, no lemma follows by resolution on p.
/// So there is a contradiction only if the formula has no model. Literals may be repeated, and a lemma with p
/// and −p follows by propagation. Propagation may overlook something; then a lemma is refused.
class ClauseBase {
 public:
  explicit ClauseBase(int variables);

  bool is_contradiction() const { return contradiction_; }
  void add(Clause clause);
  /// Whether there was such a clause.
  bool remove(const Clause& clause);
  /// RUP: whether making its literals false breaks a clause.
  bool follows_by_propagation(const Clause& lemma);
  /// RAT: whether that holds for the lemma with each clause that has its first literal negated.
  bool follows_by_resolution(const Clause& lemma);

 private:
  /// 1 true, −1 false, 0 open.
  int value(int literal) const;
  void watch(int literal, std::size_t clause);
  void assign(int literal);
  /// Makes every literal false; whether one of them is true already.
  bool deny(const Clause& clause);
  void take_back(std::size_t facts);
  /// Whether no clause is broken.
  bool propagate();
  bool visit_watchers_of(int falsified);

  std::vector<Clause> clauses_;  // empty where they are deleted; the first two literals are watched
  std::unordered_multimap<std::uint64_t, std::size_t> by_key_;
  std::vector<std::int8_t> value_;                 // of literals, by index
  std::vector<std::vector<std::size_t>> watches_;  // clauses that watch a literal
  std::vector<int> trail_;
  std::size_t next_ = 0;
  bool contradiction_ = false;
};

}  // namespace proof_check
