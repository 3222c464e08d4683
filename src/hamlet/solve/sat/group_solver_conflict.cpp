#include <algorithm>

#include "hamlet/solve/sat/group_solver.hpp"

/// Conflict analysis: learned clauses and cores of assumptions.
namespace hamlet {

/// Visits the true literals that imply `of`; for a conflict, where `of` is no literal, the negations of its
/// whole clause.
template <class Visit>
void GroupSolver::for_each_cause(Literal of, Reason reason, Visit&& visit) const {
  if (reason.kind == Reason::literal) visit(static_cast<Literal>(reason.what));
  if (reason.kind != Reason::clause) return;
  for (Literal literal : literals_of(reason.what)) {
    if (literal != of) visit(negation(literal));
  }
}

/// Sets `learning_` to the learned clause: the negated first unique implication point in front, then the
/// literals of lower levels.
void GroupSolver::analyse() {
  learning_.assign(1, 0);
  to_clear_.clear();
  std::uint32_t open_here = 0;
  const auto meet = [&](Literal cause) {
    const Variable v = cause >> 1;
    if (seen_[v] || levels_[v] == 0) return;
    seen_[v] = 1;
    to_clear_.push_back(cause);
    heap_.bump(v);
    if (levels_[v] == level()) {
      ++open_here;
    } else {
      learning_.push_back(negation(cause));
    }
  };
  constexpr Literal no_literal = ~Literal{0};
  for_each_cause(no_literal, conflict_, meet);
  if (conflict_.kind == Reason::literal) meet(negation(conflict_literal_));
  std::size_t at = trail_.size();
  for (;;) {
    do --at;
    while (!seen_[trail_[at] >> 1] || levels_[trail_[at] >> 1] != level());
    const Literal literal = trail_[at];
    if (--open_here == 0) {
      learning_[0] = negation(literal);
      break;
    }
    for_each_cause(literal, reasons_[literal >> 1], meet);
  }
  stamp_levels_of_learnt();
  // Remove literals implied by the others.
  std::erase_if(learning_, [&](Literal literal) {
    return literal != learning_[0] && reasons_[literal >> 1].kind != Reason::none && is_redundant(literal);
  });
  for (Literal literal : to_clear_) seen_[literal >> 1] = 0;
}

/// Whether a literal is implied by the rest of the clause. One at a level that the clause does not contain
/// cannot be. `seen_`: 1 in the clause or implied by it, 2 not.
bool GroupSolver::is_redundant(Literal literal) {
  trace_.assign(1, {literal >> 1, 0});
  for (;;) {
    Traced& top = trace_.back();
    const Reason reason = reasons_[top.variable];
    if (top.next == (reason.kind == Reason::clause ? words_[reason.what] : 1)) {
      if (trace_.size() == 1) return true;
      seen_[top.variable] = 1;
      to_clear_.push_back(is(top.variable));
      trace_.pop_back();
      continue;
    }
    const Variable v = cause(reason, top.next++);
    if (v == top.variable || seen_[v] == 1 || levels_[v] == 0) continue;
    if (seen_[v] == 2 || reasons_[v].kind == Reason::none || level_stamp_[levels_[v]] != stamp_) break;
    trace_.push_back({v, 0});
  }
  for (std::size_t i = 1; i < trace_.size(); ++i) {
    seen_[trace_[i].variable] = 2;
    to_clear_.push_back(is(trace_[i].variable));
  }
  return false;
}

/// Stamps the levels of the learned clause and returns their number (its glue).
std::uint32_t GroupSolver::stamp_levels_of_learnt() {
  if (level_stamp_.size() <= level()) level_stamp_.resize(level() + std::size_t{1});
  ++stamp_;
  std::uint32_t glue = 0;
  for (Literal literal : learning_) {
    std::uint64_t& stamp = level_stamp_[levels_[literal >> 1]];
    if (stamp == stamp_) continue;
    stamp = stamp_;
    ++glue;
  }
  return glue;
}

void GroupSolver::learn_from_conflict() {
  analyse();
  const std::uint32_t glue = stamp_levels_of_learnt();
  fast_glue_ += (glue - fast_glue_) / 32;
  slow_glue_ += (glue - slow_glue_) / static_cast<double>(std::min<std::uint64_t>(conflicts_, 4096));
  heap_.fade(0.9);
  if (learning_.size() == 1) {
    back_to(0);
    if (value_of(learning_[0]) == open) set(learning_[0], {});
    return;
  }
  const auto deepest = std::max_element(learning_.begin() + 1, learning_.end(), [&](Literal a, Literal b) {
    return levels_[a >> 1] < levels_[b >> 1];
  });
  std::swap(learning_[1], *deepest);
  back_to(levels_[learning_[1] >> 1]);
  const Clause clause = store(learning_, glue, true);
  set(learning_[0],
      clause == binary ? Reason{Reason::literal, negation(learning_[1])} : Reason{Reason::clause, clause});
}

/// The assumptions that imply what is marked in `seen_`.
void GroupSolver::collect_core() {
  for (std::size_t at = trail_.size(); at-- > 0;) {
    const Literal literal = trail_[at];
    const Variable v = literal >> 1;
    if (!seen_[v]) continue;
    seen_[v] = 0;
    if (levels_[v] == 0) continue;
    if (reasons_[v].kind == Reason::none) {
      core_.push_back(literal);
    } else {
      for_each_cause(literal, reasons_[v], [&](Literal cause) { seen_[cause >> 1] = 1; });
    }
  }
}

void GroupSolver::make_core(Literal failed) {
  core_.assign(1, failed);
  seen_[failed >> 1] = 0;
  const Literal opposite = negation(failed);
  if (levels_[failed >> 1] == 0) return;
  if (reasons_[failed >> 1].kind == Reason::none) core_.push_back(opposite);
  for_each_cause(opposite, reasons_[failed >> 1], [&](Literal cause) { seen_[cause >> 1] = 1; });
  collect_core();
}

void GroupSolver::make_core_of_conflict() {
  core_.clear();
  constexpr Literal no_literal = ~Literal{0};
  for_each_cause(no_literal, conflict_, [&](Literal cause) { seen_[cause >> 1] = 1; });
  if (conflict_.kind == Reason::literal) seen_[conflict_literal_ >> 1] = 1;
  collect_core();
}

}  // namespace hamlet
