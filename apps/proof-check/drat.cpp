#include "drat.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <unordered_map>

#include "verdict.hpp"

namespace proof_check {

namespace {

/// The clauses that hold so far, and what follows from them by unit propagation: each clause watches two of
/// its literals, and is looked at only when one of them becomes false. Facts stay when the clauses they came
/// from are deleted; they are then clauses of their own, which can only make a lemma easier by RUP, and
/// harder by RAT.
class ClauseBase {
 public:
  explicit ClauseBase(int variables)
      : value_(2 * static_cast<std::size_t>(variables) + 2, 0), watches_(value_.size()) {}

  bool is_contradiction() const { return contradiction_; }

  void add(Clause clause) {
    by_key_.emplace(key(clause), clauses_.size());
    std::sort(clause.begin(), clause.end());
    clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
    clauses_.push_back(clause);
    if (contradiction_) return;
    // Watches are literals that may still become true, if there are such.
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

  /// Whether there was such a clause.
  bool remove(const Clause& clause) {
    const std::vector<int> wanted = ordered(clause);
    const auto [first, last] = by_key_.equal_range(key(clause));
    for (auto at = first; at != last; ++at) {
      if (ordered(clauses_[at->second]) != wanted) continue;
      Clause().swap(clauses_[at->second]);
      by_key_.erase(at);
      return true;
    }
    return false;
  }

  bool follows_by_propagation(const Clause& lemma) {
    const std::size_t facts = trail_.size();
    bool conflict = deny(lemma);
    conflict = conflict || !propagate();
    take_back(facts);
    return conflict;
  }

  bool follows_by_resolution(const Clause& lemma) {
    // The fact against the pivot would be one of the clauses to resolve with, and shows nothing new.
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

 private:
  static std::size_t index(int literal) {
    return 2 * static_cast<std::size_t>(std::abs(literal)) + (literal < 0 ? 1 : 0);
  }
  /// 1 true, −1 false, 0 open.
  int value(int literal) const { return value_[index(literal)]; }

  static std::vector<int> ordered(Clause clause) {
    std::sort(clause.begin(), clause.end());
    clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
    return clause;
  }

  /// The same for every order and repetition of the literals.
  static std::uint64_t key(const Clause& clause) {
    std::uint64_t sum = 0;
    for (int literal : ordered(clause)) {
      std::uint64_t word = static_cast<std::uint64_t>(index(literal)) * 0x9e3779b97f4a7c15;
      word = (word ^ word >> 29) * 0xbf58476d1ce4e5b9;
      sum += word ^ word >> 32;
    }
    return sum;
  }

  void watch(int literal, std::size_t clause) { watches_[index(literal)].push_back(clause); }

  void assign(int literal) {
    value_[index(literal)] = 1;
    value_[index(-literal)] = -1;
    trail_.push_back(literal);
  }

  /// Makes every literal false; whether one of them is true already.
  bool deny(const Clause& clause) {
    for (int literal : clause) {
      if (value(literal) > 0) return true;
      if (value(literal) == 0) assign(-literal);
    }
    return false;
  }

  void take_back(std::size_t facts) {
    while (trail_.size() > facts) {
      value_[index(trail_.back())] = value_[index(-trail_.back())] = 0;
      trail_.pop_back();
    }
    next_ = facts;
  }

  /// Whether no clause is broken.
  bool propagate() {
    while (next_ < trail_.size()) {
      if (!visit_watchers_of(-trail_[next_++])) return false;
    }
    return true;
  }

  bool visit_watchers_of(int falsified) {
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

  std::vector<Clause> clauses_;
  std::unordered_multimap<std::uint64_t, std::size_t> by_key_;
  std::vector<std::int8_t> value_;                 // of literals, by index
  std::vector<std::vector<std::size_t>> watches_;  // clauses that watch a literal
  std::vector<int> trail_;
  std::size_t next_ = 0;
  bool contradiction_ = false;
};

/// A line of the proof; whether it is a deletion.
bool read_line(const std::string& line, int variables, const std::string& place, Clause& clause) {
  clause.clear();
  const bool deletes = line[0] == 'd';
  const char* at = line.c_str() + (deletes ? 1 : 0);
  for (;;) {
    char* rest = nullptr;
    const long literal = std::strtol(at, &rest, 10);
    if (rest == at || std::labs(literal) > variables)
      throw Verdict(unreadable, place + "a literal of the formula, or 0 at the end, belongs here");
    at = rest;
    if (literal == 0) break;
    clause.push_back(static_cast<int>(literal));
  }
  if (*at != '\0' && *at != '\r') throw Verdict(unreadable, place + "the line goes on after its 0");
  return deletes;
}

bool looks_binary(std::ifstream& in) {
  char head[256];
  in.read(head, sizeof head);
  const bool binary = std::any_of(head, head + in.gcount(),
                                  [](char c) { return !(c == '\n' || c == '\r' || (c >= ' ' && c <= '~')); });
  in.clear();
  in.seekg(0);
  return binary;
}

}  // namespace

ProofFigures require_proof(const std::vector<Clause>& formula, int variables, const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) throw Verdict(unreadable, file + ": cannot be read");
  if (looks_binary(in))
    throw Verdict(could_not_check, file + ": this is no text; a proof in binary form is not read here");
  ClauseBase base(variables);
  for (const Clause& clause : formula) base.add(clause);
  ProofFigures figures;
  Clause clause;
  std::size_t number = 0;
  for (std::string line; !base.is_contradiction() && std::getline(in, line);) {
    ++number;
    if (line.empty() || line[0] == 'c') continue;
    const std::string place = at_line(file, number);
    if (read_line(line, variables, place, clause)) {
      ++figures.deletions;
      if (!base.remove(clause)) ++figures.unknown_deletions;
      continue;
    }
    ++figures.lemmas;
    if (!base.follows_by_propagation(clause)) {
      if (!base.follows_by_resolution(clause))
        throw Verdict(wrong, place + "this clause does not follow from those before it");
      ++figures.by_rat;
    }
    base.add(clause);
  }
  if (!base.is_contradiction())
    throw Verdict(wrong, file + ": the proof ends, after line " + std::to_string(number) +
                             ", without coming to a contradiction");
  return figures;
}

}  // namespace proof_check
