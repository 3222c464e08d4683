#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace proof_attack {

/// A set of variables 1, 2, 3, … up to 63: variable v is bit v.
using Variables = std::uint64_t;

/// A clause: a variable in `yes` is true or one in `no` is false.
struct SmallClause {
  Variables yes = 0, no = 0;
  friend bool operator==(const SmallClause&, const SmallClause&) = default;
};

/// A SAT solver for formulas of up to 63 variables, which rescans all clauses. It decides by definition which
/// lemmas a DRAT proof may add, and shares nothing with the checker.
class SmallSat {
 public:
  explicit SmallSat(int variables) : variables_(variables) { clauses_.reserve(256); }

  const std::vector<SmallClause>& clauses() const { return clauses_; }
  bool is_contradiction() const { return contradiction_; }
  void add(const SmallClause& clause);
  /// Removes a clause. What was deduced from it stays.
  void remove(std::size_t clause) { clauses_.erase(clauses_.begin() + static_cast<std::ptrdiff_t>(clause)); }

  bool follows_by_propagation(const SmallClause& lemma) const;
  /// Resolves on a variable of the lemma, with the sign that it has there.
  bool follows_by_resolution(const SmallClause& lemma, int variable) const;

  /// The true variables of a model, if there is one.
  std::optional<Variables> model() const;
  /// Lemmas that follow by propagation, each from those before it, and end in a contradiction. Stops after
  /// `most` lemmas, or when a model is found.
  std::vector<SmallClause> refutation(std::size_t most) const;

 private:
  struct Values {
    Variables yes = 0, no = 0;
  };
  /// Propagates; returns false if a clause is broken.
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
