#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "clauses.hpp"

namespace proof_check {

/// The clauses that hold so far, and what follows from them by unit propagation: each clause watches two of
/// its literals, and is looked at only when one of them becomes false. Facts stay when the clauses they came
/// from are deleted; they are then clauses of their own, which can only make a lemma easier by RUP, and
/// harder by RAT.
class ClauseBase {
 public:
  explicit ClauseBase(int variables);

  bool is_contradiction() const { return contradiction_; }
  void add(Clause clause);
  /// Whether there was such a clause.
  bool remove(const Clause& clause);
  bool follows_by_propagation(const Clause& lemma);
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

  std::vector<Clause> clauses_;
  std::unordered_multimap<std::uint64_t, std::size_t> by_key_;
  std::vector<std::int8_t> value_;                 // of literals, by index
  std::vector<std::vector<std::size_t>> watches_;  // clauses that watch a literal
  std::vector<int> trail_;
  std::size_t next_ = 0;
  bool contradiction_ = false;
};

}  // namespace proof_check
