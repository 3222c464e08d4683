#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>

#include "hamlet/base/run.hpp"

namespace hamlet {

/// A variable 1, 2, 3, … or its negation −1, −2, −3, …
using Literal = int;

/// An incremental SAT solver: a wrapper of CaDiCaL. Deterministic; stops when the run must end.
class SatSolver {
 public:
  enum class Aim { either, model };  // `model` favours finding a model over proving that there is none
  enum class Answer { yes, no, unknown };

  explicit SatSolver(const Run& run, Aim aim = Aim::either);
  ~SatSolver();
  SatSolver(SatSolver&&) noexcept;
  SatSolver& operator=(SatSolver&&) noexcept;

  /// Writes a DRAT proof in text form. Call before adding the first clause.
  void write_proof(const std::string& file);
  void end_proof();

  Literal new_variable();
  int variable_count() const;
  void add(std::span<const Literal> clause);
  void add(std::initializer_list<Literal> clause) { add(std::span(clause.begin(), clause.size())); }
  /// Assumes a literal for the next call of `solve` only.
  void assume(Literal literal);
  /// Sets the literal to try first. CaDiCaL 1.5 forgets it if the variable is in no clause yet.
  void prefer(Literal literal);
  /// Limits the conflicts of the next call of `solve` only; beyond the limit the answer is unknown.
  void limit_conflicts(int conflicts);

  Answer solve();
  /// Valid after yes.
  bool value(Literal literal) const;
  /// After no: whether this assumption was used.
  bool failed(Literal literal) const;
  std::uint64_t solve_calls() const;

 private:
  struct Body;
  std::unique_ptr<Body> body_;
};

/// These add the clauses for a cardinality constraint. Longer constraints use auxiliary variables.
void at_most_one(SatSolver& sat, std::span<const Literal> literals);
void exactly_one(SatSolver& sat, std::span<const Literal> literals);
void at_most(SatSolver& sat, std::span<const Literal> literals, int most);
void at_least(SatSolver& sat, std::span<const Literal> literals, int least);
void exactly(SatSolver& sat, std::span<const Literal> literals, int number);

}  // namespace hamlet
