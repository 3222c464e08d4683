#include "small_sat.hpp"

#include <algorithm>
#include <bit>

namespace proof_attack {

void SmallSat::add(const SmallClause& clause) {
  clauses_.push_back(clause);
  contradiction_ = contradiction_ || !propagate(facts_);
}

bool SmallSat::propagate(Values& values) const {
  for (bool changed = true; changed;) {
    changed = false;
    for (const auto& [yes, no] : clauses_) {
      if ((yes & values.yes) != 0 || (no & values.no) != 0) continue;
      const Variables open_yes = yes & ~values.no, open_no = no & ~values.yes;
      if ((open_yes | open_no) == 0) return false;
      // A variable on both sides satisfies the clause either way.
      if (std::popcount(open_yes) + std::popcount(open_no) != 1) continue;
      values.yes |= open_yes;
      values.no |= open_no;
      changed = true;
    }
  }
  return true;
}

bool SmallSat::follows_by_propagation(const SmallClause& lemma) const {
  if (contradiction_ || (lemma.yes & lemma.no) != 0) return true;
  if ((lemma.yes & facts_.yes) != 0 || (lemma.no & facts_.no) != 0) return true;
  Values values{facts_.yes | lemma.no, facts_.no | lemma.yes};
  return !propagate(values);
}

bool SmallSat::follows_by_resolution(const SmallClause& lemma, int variable) const {
  const Variables pivot = Variables{1} << variable;
  const bool positive = (lemma.yes & pivot) != 0;
  if (((positive ? facts_.no : facts_.yes) & pivot) != 0) return false;
  return std::all_of(clauses_.begin(), clauses_.end(), [&](const SmallClause& clause) {
    if (((positive ? clause.no : clause.yes) & pivot) == 0) return true;
    SmallClause resolvent = clause;
    (positive ? resolvent.no : resolvent.yes) &= ~pivot;
    return follows_by_propagation({resolvent.yes | lemma.yes, resolvent.no | lemma.no});
  });
}

std::optional<Variables> SmallSat::model() const {
  if (contradiction_) return std::nullopt;
  return model_within(facts_);
}

std::optional<Variables> SmallSat::model_within(Values values) const {
  if (!propagate(values)) return std::nullopt;
  const Variables open = all() & ~(values.yes | values.no);
  if (open == 0) return values.yes;
  const Variables first = open & (0 - open);
  if (auto found = model_within({values.yes | first, values.no})) return found;
  return model_within({values.yes, values.no | first});
}

std::vector<SmallClause> SmallSat::refutation(std::size_t most) const {
  SmallSat copy = *this;
  std::vector<SmallClause> lemmas;
  copy.refute_within({}, lemmas, most);
  return lemmas;
}

bool SmallSat::refute_within(Values decisions, std::vector<SmallClause>& lemmas, std::size_t most) {
  if (contradiction_) return true;
  if (lemmas.size() >= most) return false;
  Values values{facts_.yes | decisions.yes, facts_.no | decisions.no};
  if ((values.yes & values.no) == 0 && propagate(values)) {
    const Variables open = all() & ~(values.yes | values.no);
    if (open == 0) return false;
    const Variables first = open & (0 - open);
    if (!refute_within({decisions.yes | first, decisions.no}, lemmas, most)) return false;
    if (!refute_within({decisions.yes, decisions.no | first}, lemmas, most)) return false;
  }
  const SmallClause lemma{decisions.no, decisions.yes};
  lemmas.push_back(lemma);
  add(lemma);
  return true;
}

}  // namespace proof_attack
