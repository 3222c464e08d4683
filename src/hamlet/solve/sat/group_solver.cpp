#include "hamlet/solve/sat/group_solver.hpp"

#include <algorithm>

#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

constexpr std::size_t first_most_learnt = 6000, more_learnt = 600;
constexpr std::uint32_t glue_worth_keeping = 2;

}  // namespace

void GroupSolver::clear() {
  for (std::size_t literal = 0; literal < values_.size(); ++literal) watches_[literal].clear();
  for (std::size_t group = 0; group < group_count_; ++group) groups_[group].clear();
  group_count_ = 0;
  values_.clear();
  levels_.clear();
  reasons_.clear();
  phase_.clear();
  groups_of_.clear();
  words_.clear();
  given_.clear();
  learnt_.clear();
  is_impossible_ = false;
  trail_.clear();
  level_begins_.clear();
  head_ = 0;
  heap_.clear();
  seen_.clear();
  core_.clear();
  conflicts_ = 0;
  since_restart_ = 0;
  fast_glue_ = slow_glue_ = 0;
  most_learnt_ = first_most_learnt;
}

GroupSolver::Variable GroupSolver::new_variable(bool first_value) {
  const auto v = static_cast<Variable>(levels_.size());
  values_.push_back(open);
  values_.push_back(open);
  if (watches_.size() < values_.size()) watches_.resize(values_.size());
  levels_.push_back(0);
  reasons_.push_back({});
  phase_.push_back(first_value);
  groups_of_.push_back(no_group);
  groups_of_.push_back(no_group);
  seen_.push_back(0);
  constexpr double range = 18446744073709551616.0;  // 2^64
  heap_.add_variable(static_cast<double>(first_activities_.next()) / range);
  return v;
}

std::uint32_t GroupSolver::new_group() {
  if (groups_.size() == group_count_) groups_.emplace_back();
  return static_cast<std::uint32_t>(group_count_++);
}

void GroupSolver::add_to_group(std::uint32_t group, Variable v) {
  back_to(0);
  std::uint32_t* const place = &groups_of_[2 * v + (groups_of_[2 * v] == no_group ? 0 : 1)];
  require(*place == no_group, "a variable belongs to two groups at most");
  *place = group;
  groups_[group].push_back(v);
  if (trail_.empty()) return;
  for (Variable u : groups_[group]) {
    if (u != v && value_of(is(u)) == true_value) add({is_not(v)});
  }
  if (value_of(is(v)) == true_value) {
    for (Variable u : groups_[group]) {
      if (u != v) add({is_not(u)});
    }
  }
}

void GroupSolver::add(std::span<const Literal> clause) {
  back_to(0);
  if (is_impossible_) return;
  stack_.clear();
  for (Literal literal : clause) {
    const Value value = value_of(literal);
    if (value == true_value) return;
    if (value == open) stack_.push_back(literal);
  }
  if (stack_.empty()) {
    is_impossible_ = true;
  } else if (stack_.size() == 1) {
    set(stack_[0], {});
  } else {
    store(stack_, 0, false);
  }
}

GroupSolver::Clause GroupSolver::store(std::span<const Literal> literals, std::uint32_t glue, bool learnt) {
  if (literals.size() == 2) {
    watches_[negation(literals[0])].push_back({literals[1], binary});
    watches_[negation(literals[1])].push_back({literals[0], binary});
    return binary;
  }
  const auto clause = static_cast<Clause>(words_.size());
  words_.push_back(static_cast<std::uint32_t>(literals.size()));
  words_.push_back(glue);
  words_.insert(words_.end(), literals.begin(), literals.end());
  (learnt ? learnt_ : given_).push_back(clause);
  watch(clause);
  return clause;
}

void GroupSolver::watch(Clause clause) {
  const auto literals = literals_of(clause);
  watches_[negation(literals[0])].push_back({literals[1], clause});
  watches_[negation(literals[1])].push_back({literals[0], clause});
}

void GroupSolver::set(Literal literal, Reason reason) {
  values_[literal] = true_value;
  values_[negation(literal)] = false_value;
  const Variable v = literal >> 1;
  levels_[v] = level();
  reasons_[v] = reason;
  trail_.push_back(literal);
}

bool GroupSolver::propagate() {
  while (head_ < trail_.size()) {
    const Literal literal = trail_[head_++];
    ++propagated_;
    if ((literal & 1) == 0 && !propagate_groups(literal)) return false;
    if (!propagate_clauses(literal)) return false;
  }
  return true;
}

bool GroupSolver::propagate_groups(Literal literal) {
  const Variable v = literal >> 1;
  for (std::uint32_t group : {groups_of_[2 * v], groups_of_[2 * v + 1]}) {
    if (group == no_group) return true;
    for (Variable u : groups_[group]) {
      const Value value = value_of(is(u));
      if (value == false_value || u == v) continue;
      if (value == true_value) {
        conflict_ = {Reason::literal, literal};
        conflict_literal_ = is_not(u);
        return false;
      }
      set(is_not(u), {Reason::literal, literal});
    }
  }
  return true;
}

bool GroupSolver::propagate_clauses(Literal literal) {
  std::vector<Watch>& list = watches_[literal];
  const Literal gone = negation(literal);
  Watch* keep = list.data();
  Watch* const end = list.data() + list.size();
  for (Watch* at = list.data(); at != end; ++at) {
    const Value other = value_of(at->other);
    if (other == true_value) {
      *keep++ = *at;
      continue;
    }
    if (at->clause == binary) {
      *keep++ = *at;
      if (other == open) {
        set(at->other, {Reason::literal, literal});
        continue;
      }
      conflict_ = {Reason::literal, literal};
      conflict_literal_ = at->other;
      while (++at != end) *keep++ = *at;
      list.resize(static_cast<std::size_t>(keep - list.data()));
      return false;
    }
    const Clause clause = at->clause;
    Literal* const literals = words_.data() + clause + header;
    const std::uint32_t size = words_[clause];
    if (literals[0] == gone) std::swap(literals[0], literals[1]);
    const Literal first = literals[0];
    if (first != at->other && value_of(first) == true_value) {
      *keep++ = {first, clause};
      continue;
    }
    bool moved = false;
    for (std::uint32_t i = 2; i < size; ++i) {
      if (value_of(literals[i]) == false_value) continue;
      std::swap(literals[1], literals[i]);
      watches_[negation(literals[1])].push_back({first, clause});
      moved = true;
      break;
    }
    if (moved) continue;
    *keep++ = {first, clause};
    if (value_of(first) == open) {
      set(first, {Reason::clause, clause});
      continue;
    }
    conflict_ = {Reason::clause, clause};
    while (++at != end) *keep++ = *at;
    list.resize(static_cast<std::size_t>(keep - list.data()));
    return false;
  }
  list.resize(static_cast<std::size_t>(keep - list.data()));
  return true;
}

void GroupSolver::back_to(std::uint32_t level) {
  if (this->level() <= level) return;
  const std::size_t keep = level_begins_[level];
  for (std::size_t i = trail_.size(); i-- > keep;) {
    const Literal literal = trail_[i];
    const Variable v = literal >> 1;
    phase_[v] = (literal & 1) == 0;
    values_[literal] = values_[negation(literal)] = open;
    heap_.insert(v);
  }
  trail_.resize(keep);
  level_begins_.resize(level);
  head_ = keep;
}

/// Sets all assumptions on the first level.
bool GroupSolver::assume(std::span<const Literal> assumptions) {
  open_level();
  for (Literal assumption : assumptions) {
    const Value value = value_of(assumption);
    if (value == true_value) continue;
    if (value == false_value) {
      make_core(assumption);
      return false;
    }
    set(assumption, {});
    if (!propagate()) {
      make_core_of_conflict();
      return false;
    }
  }
  return true;
}

/// Restarts are frequent while clauses get worse, which helps proofs; every other window of conflicts has
/// none, which helps to find models.
bool GroupSolver::should_restart() {
  constexpr std::uint64_t window = 500;
  if ((conflicts_ / window) % 2 == 1) return false;
  constexpr std::uint64_t soonest = 10;
  constexpr double worse = 1.15;
  return since_restart_ >= soonest && fast_glue_ > worse * slow_glue_;
}

/// Deletes the worse half of the learned clauses by glue, except reasons and very low glue, and compacts the
/// rest.
void GroupSolver::forget_some() {
  most_learnt_ += more_learnt;
  std::vector<std::uint8_t> is_reason(words_.size(), 0);
  for (Literal literal : trail_) {
    const Reason& reason = reasons_[literal >> 1];
    if (reason.kind == Reason::clause) is_reason[reason.what] = 1;
  }
  std::vector<Clause> by_worth = learnt_;
  std::ranges::stable_sort(by_worth, {}, [&](Clause c) { return std::pair(words_[c + 1], words_[c]); });
  for (std::size_t i = by_worth.size() / 2; i < by_worth.size(); ++i) {
    const Clause clause = by_worth[i];
    if (!is_reason[clause] && words_[clause + 1] > glue_worth_keeping) words_[clause + 1] = ~std::uint32_t{0};
  }
  std::vector<std::uint32_t> words;
  words.reserve(words_.size());
  std::vector<std::uint32_t> moved(words_.size(), 0);
  const auto move = [&](std::vector<Clause>& clauses) {
    std::erase_if(clauses, [&](Clause c) { return words_[c + 1] == ~std::uint32_t{0}; });
    for (Clause& clause : clauses) {
      const auto place = static_cast<Clause>(words.size());
      words.insert(words.end(), words_.begin() + clause, words_.begin() + clause + header + words_[clause]);
      moved[clause] = place;
      clause = place;
    }
  };
  move(given_);
  move(learnt_);
  for (Literal literal : trail_) {
    Reason& reason = reasons_[literal >> 1];
    if (reason.kind == Reason::clause) reason.what = moved[reason.what];
  }
  words_ = std::move(words);
  for (std::size_t literal = 0; literal < values_.size(); ++literal)
    std::erase_if(watches_[literal], [](const Watch& w) { return w.clause != binary; });
  for (Clause clause : given_) watch(clause);
  for (Clause clause : learnt_) watch(clause);
}

GroupSolver::Answer GroupSolver::solve(std::span<const Literal> assumptions, std::uint64_t conflicts,
                                       const Run& run) {
  back_to(0);
  core_.clear();
  if (most_learnt_ == 0) most_learnt_ = first_most_learnt;
  if (run.must_end()) return Answer::undecided;
  const Answer answer = is_impossible_ ? Answer::no : search(assumptions, conflicts, run);
  if (answer == Answer::yes) {
    model_.resize(levels_.size());
    for (Variable v = 0; v < model_.size(); ++v) model_[v] = value_of(is(v)) == true_value;
  }
  back_to(0);
  return answer;
}

GroupSolver::Answer GroupSolver::search(std::span<const Literal> assumptions, std::uint64_t conflicts,
                                        const Run& run) {
  constexpr std::uint64_t between_looks = 20'000, units_between_looks = 1000;
  std::uint64_t looked_at = propagated_;
  const std::uint64_t most =
      conflicts > ~std::uint64_t{0} - conflicts_ ? ~std::uint64_t{0} : conflicts_ + conflicts;
  for (;;) {
    if (propagated_ - looked_at >= between_looks) {
      looked_at = propagated_;
      run.spend(units_between_looks);
      if (run.must_end()) return Answer::undecided;
    }
    if (!propagate()) {
      if (level() == 0) {
        is_impossible_ = true;
        return Answer::no;
      }
      if (level() == 1) {
        make_core_of_conflict();
        return Answer::no;
      }
      ++conflicts_;
      ++since_restart_;
      learn_from_conflict();
      if (conflicts_ >= most) return Answer::undecided;
      continue;
    }
    if (level() == 0) {
      if (!assume(assumptions)) return Answer::no;
      continue;
    }
    if (should_restart()) {
      since_restart_ = 0;
      fast_glue_ = slow_glue_;
      back_to(1);
      continue;
    }
    if (learnt_.size() > most_learnt_) forget_some();
    const Variable v = next_variable();
    if (v == ~Variable{0}) return Answer::yes;
    open_level();
    set(groups_of_[2 * v] != no_group || phase_[v] ? is(v) : is_not(v), {});
  }
}

GroupSolver::Variable GroupSolver::next_variable() {
  while (!heap_.is_empty()) {
    const Variable v = heap_.pop();
    if (value_of(is(v)) == open) return v;
  }
  return ~Variable{0};
}

}  // namespace hamlet
