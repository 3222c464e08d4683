#include "clause_base.hpp"

#include <algorithm>
#include <cstdlib>

namespace proof_check {

namespace {

std::size_t index(int literal) {
  return 2 * static_cast<std::size_t>(std::abs(literal)) + (literal < 0 ? 1 : 0);
}

Clause ordered(Clause clause) {
  std::sort(clause.begin(), clause.end());
  clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
  return clause;
}

/// A hash that ignores the order and the repetition of literals.
std::uint64_t key(const Clause& clause) {
  std::uint64_t sum = 0;
  for (int literal : ordered(clause)) {
    std::uint64_t word = static_cast<std::uint64_t>(index(literal)) * 0x9e3779b97f4a7c15;
    word = (word ^ word >> 29) * 0xbf58476d1ce4e5b9;
    sum += word ^ word >> 32;
  }
  return sum;
}

}  // namespace

ClauseBase::ClauseBase(int variables)
    : value_(2 * static_cast<std::size_t>(variables) + 2, 0), watches_(value_.size()) {}

void ClauseBase::add(Clause clause) {
  by_key_.emplace(key(clause), clauses_.size());
  clauses_.push_back(ordered(std::move(clause)));
  if (contradiction_) return;
  // Watch literals that are not false, if there are any.
  Clause& own = clauses_.back();
  std::stable_partition(own.begin(), own.end(), [&](int literal) { return value(literal) >= 0; });
  if (own.size() >= 2) {
    watch(own[0], clauses_.size() - 1);
    watch(own[1], clauses_.size() - 1);
  }
  if (own.empty() || value(own[0]) < 0) {
    contradiction_ = true;
  } else if (value(own[0]) == 0 && (own.size() == 1 || value(own[1]) < 0)) {
    assign(own[0]);
    contradiction_ = !propagate();
  }
}

bool ClauseBase::remove(const Clause& clause) {
  const Clause wanted = ordered(clause);
  const auto [first, last] = by_key_.equal_range(key(clause));
  for (auto at = first; at != last; ++at) {
    if (ordered(clauses_[at->second]) != wanted) continue;
    Clause().swap(clauses_[at->second]);
    by_key_.erase(at);
    return true;
  }
  return false;
}

bool ClauseBase::follows_by_propagation(const Clause& lemma) {
  const std::size_t facts = trail_.size();
  bool conflict = deny(lemma);
  conflict = conflict || !propagate();
  take_back(facts);
  return conflict;
}

bool ClauseBase::follows_by_resolution(const Clause& lemma) {
  // If −p is a fact, it is one of the clauses to resolve with, so the lemma without p would have to follow by
  // propagation. Then the lemma would have followed by propagation too.
  if (lemma.empty() || value(lemma[0]) < 0) return false;
  const int pivot = lemma[0];
  for (std::size_t i = 0; i < clauses_.size(); ++i) {
    if (std::find(clauses_[i].begin(), clauses_[i].end(), -pivot) == clauses_[i].end()) continue;
    Clause resolvent = lemma;
    for (int literal : clauses_[i]) {
      if (literal != -pivot) resolvent.push_back(literal);
    }
    if (!follows_by_propagation(resolvent)) return false;
  }
  return true;
}

int ClauseBase::value(int literal) const { return value_[index(literal)]; }

void ClauseBase::watch(int literal, std::size_t clause) { watches_[index(literal)].push_back(clause); }

void ClauseBase::assign(int literal) {
  value_[index(literal)] = 1;
  value_[index(-literal)] = -1;
  trail_.push_back(literal);
}

bool ClauseBase::deny(const Clause& clause) {
  for (int literal : clause) {
    if (value(literal) > 0) return true;
    if (value(literal) == 0) assign(-literal);
  }
  return false;
}

void ClauseBase::take_back(std::size_t facts) {
  while (trail_.size() > facts) {
    value_[index(trail_.back())] = value_[index(-trail_.back())] = 0;
    trail_.pop_back();
  }
  next_ = facts;
}

bool ClauseBase::propagate() {
  while (next_ < trail_.size()) {
    if (!visit_watchers_of(-trail_[next_++])) return false;
  }
  return true;
}

bool ClauseBase::visit_watchers_of(int falsified) {
  std::vector<std::size_t>& watching = watches_[index(falsified)];
  std::size_t kept = 0;
  bool fine = true;
  for (std::size_t i = 0; i < watching.size(); ++i) {
    const std::size_t id = watching[i];
    Clause& clause = clauses_[id];
    if (clause.empty()) continue;  // deleted
    if (!fine) {
      watching[kept++] = id;
      continue;
    }
    if (clause[0] == falsified) std::swap(clause[0], clause[1]);
    if (value(clause[0]) > 0) {
      watching[kept++] = id;
      continue;
    }
    const auto other = std::find_if(clause.begin() + 2, clause.end(), [&](int l) { return value(l) >= 0; });
    if (other != clause.end()) {
      std::swap(clause[1], *other);
      watch(clause[1], id);
      continue;
    }
    watching[kept++] = id;
    if (value(clause[0]) < 0) {
      fine = false;
    } else {
      assign(clause[0]);
    }
  }
  watching.resize(kept);
  return fine;
}

}  // namespace proof_check
