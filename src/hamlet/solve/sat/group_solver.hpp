#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "hamlet/base/random.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/solve/sat/activity_heap.hpp"

namespace hamlet {

/// A SAT solver for clauses and for groups of which at most one variable is true, for thousands of small
/// questions in a row, each cheap to build and to leave undecided. (A group of g variables costs g words
/// instead of g² clauses. `SatSolver` is for the few large questions.)
///
/// Conflict-driven, with two watched literals, first unique implication point, activities and saved phases. A
/// variable of a group is always tried as true, which decides the whole group. Deterministic; but the initial
/// order of variables differs after each `clear`, so that repeating a question is a new chance.
class GroupSolver {
 public:
  using Variable = std::uint32_t;
  /// Twice the variable, plus 1 for its negation.
  using Literal = std::uint32_t;
  enum class Answer { yes, no, undecided };

  static Literal is(Variable v) { return v << 1; }
  static Literal is_not(Variable v) { return (v << 1) | 1; }
  static Literal negation(Literal literal) { return literal ^ 1; }

  /// Resets the solver but keeps its memory.
  void clear();

  Variable new_variable(bool first_value);
  std::uint32_t new_group();
  /// A variable belongs to at most two groups.
  void add_to_group(std::uint32_t group, Variable v);
  void add(std::span<const Literal> clause);
  void add(std::initializer_list<Literal> clause) { add(std::span(clause.begin(), clause.size())); }

  /// Solves under assumptions, with at most `conflicts` conflicts.
  Answer solve(std::span<const Literal> assumptions, std::uint64_t conflicts, const Run& run);
  /// Valid after yes.
  bool value(Variable v) const { return model_[v]; }
  /// After no: assumptions that cannot hold together; empty if the clauses alone are unsatisfiable.
  std::span<const Literal> core() const { return core_; }

  std::size_t variable_count() const { return levels_.size(); }
  std::uint64_t conflicts() const { return conflicts_; }

 private:
  using Clause = std::uint32_t;  // an index in `words_`: size, glue, then the literals
  /// Why a literal holds: nothing, another literal alone, or a clause.
  struct Reason {
    enum Kind : std::uint32_t { none, literal, clause };
    Kind kind = none;
    std::uint32_t what = 0;
  };
  struct Watch {
    Literal other;  // a literal of the clause; if it is binary, its other literal
    Clause clause;  // or `binary`
  };
  static constexpr Clause binary = ~Clause{0};
  static constexpr std::uint32_t no_group = ~std::uint32_t{0};
  static constexpr std::uint32_t header = 2;

  enum Value : std::uint8_t { false_value = 0, true_value = 1, open = 2 };
  Value value_of(Literal literal) const { return static_cast<Value>(values_[literal]); }
  std::uint32_t level() const { return static_cast<std::uint32_t>(level_begins_.size()); }

  void set(Literal literal, Reason reason);
  bool propagate();
  bool propagate_groups(Literal literal);
  bool propagate_clauses(Literal literal);
  void open_level() { level_begins_.push_back(static_cast<std::uint32_t>(trail_.size())); }
  void back_to(std::uint32_t level);
  Answer search(std::span<const Literal> assumptions, std::uint64_t conflicts, const Run& run);
  bool assume(std::span<const Literal> assumptions);

  template <class Visit>
  void for_each_cause(Literal of, Reason reason, Visit&& visit) const;
  void learn_from_conflict();
  void analyse();
  bool is_redundant(Literal literal);
  Variable cause(Reason reason, std::uint32_t i) const {
    return (reason.kind == Reason::clause ? words_[reason.what + header + i] : reason.what) >> 1;
  }
  void make_core(Literal failed);
  void make_core_of_conflict();
  void collect_core();
  std::uint32_t stamp_levels_of_learnt();

  Clause store(std::span<const Literal> literals, std::uint32_t glue, bool learnt);
  void watch(Clause clause);
  std::span<Literal> literals_of(Clause clause) { return {words_.data() + clause + header, words_[clause]}; }
  std::span<const Literal> literals_of(Clause clause) const {
    return {words_.data() + clause + header, words_[clause]};
  }
  void forget_some();
  bool should_restart();

  Variable next_variable();

  std::vector<std::uint8_t> values_;  // by literal
  std::vector<std::uint32_t> levels_;
  std::vector<Reason> reasons_;
  std::vector<std::uint8_t> phase_;
  std::vector<std::uint8_t> model_;
  std::vector<std::uint32_t> groups_of_;  // two per variable
  std::vector<std::vector<Variable>> groups_;
  std::size_t group_count_ = 0;
  std::vector<std::vector<Watch>> watches_;  // by the literal whose truth triggers them
  std::vector<std::uint32_t> words_;
  std::vector<Clause> given_, learnt_;
  bool is_impossible_ = false;

  std::vector<Literal> trail_;
  std::vector<std::uint32_t> level_begins_;
  std::size_t head_ = 0;
  Reason conflict_;               // the clause, or the literal, of the last conflict
  Literal conflict_literal_ = 0;  // the false literal, if the conflict is not a clause

  ActivityHeap heap_;
  Rng first_activities_{1};

  std::vector<std::uint8_t> seen_;
  std::vector<Literal> learning_, to_clear_, stack_, core_;
  struct Traced {
    Variable variable;
    std::uint32_t next;  // the next of its causes to visit
  };
  std::vector<Traced> trace_;
  std::vector<std::uint64_t> level_stamp_;
  std::uint64_t stamp_ = 0;

  std::uint64_t conflicts_ = 0;
  std::uint64_t propagated_ = 0;  // in literals
  std::uint64_t since_restart_ = 0;
  double fast_glue_ = 0, slow_glue_ = 0;
  std::size_t most_learnt_ = 0;
};

}  // namespace hamlet
