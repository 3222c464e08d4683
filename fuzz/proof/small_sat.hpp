#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace proof_attack {

/// A set of variables 1, 2, 3, … up to 63, variable v at bit v.
using Variables = std::uint64_t;

/// A clause of few variables: one of `yes` is true or one of `no` is false.
struct SmallClause {
  Variables yes = 0, no = 0;
  friend bool operator==(const SmallClause&, const SmallClause&) = default;
};

/// A satisfiability solver for formulas of up to 63 variables: all clauses are looked at again and again. It
/// knows which lemmas a DRAT proof may add, by the definitions, and shares nothing with the checker.
class SmallSat {
 public:
  explicit SmallSat(int variables) : variables_(variables) { clauses_.reserve(256); }

  const std::vector<SmallClause>& clauses() const { return clauses_; }
  bool is_contradiction() const { return contradiction_; }
  void add(const SmallClause& clause);
  /// What has been deduced from it stays.
  void remove(std::size_t clause) { clauses_.erase(clauses_.begin() + static_cast<std::ptrdiff_t>(clause)); }

  bool follows_by_propagation(const SmallClause& lemma) const;
  /// By a variable of the lemma, taken as it stands there.
  bool follows_by_resolution(const SmallClause& lemma, int variable) const;

  /// The true variables of a model, if there is one.
  std::optional<Variables> model() const;
  /// Lemmas that follow by propagation, one after the other, and end in a contradiction; only as many as are
  /// allowed, and up to there if there is a model.
  std::vector<SmallClause> refutation(std::size_t most) const;

 private:
  struct Values {
    Variables yes = 0, no = 0;
  };
  /// Whether no clause is broken.
  bool propagate(Values& values) const;
  Variables all() const { return (Variables{2} << variables_) - 2; }
  std::optional<Variables> model_within(Values values) const;
  bool refute_within(Values decisions, std::vector<SmallClause>& lemmas, std::size_t most);

  int variables_;
  std::vector<SmallClause> clauses_;
  Values facts_;
  bool contradiction_ = false;
};

}  // namespace proof_attack
