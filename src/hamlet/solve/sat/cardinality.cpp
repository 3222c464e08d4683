#include <algorithm>
#include <vector>

#include "hamlet/solve/sat/sat_solver.hpp"

namespace hamlet {

namespace {

constexpr std::size_t pairwise_up_to = 6;

void pairwise_at_most_one(SatSolver& sat, std::span<const Literal> literals) {
  for (std::size_t i = 0; i < literals.size(); ++i) {
    for (std::size_t j = i + 1; j < literals.size(); ++j) sat.add({-literals[i], -literals[j]});
  }
}

/// Forbids every choice of most + 1 literals; for few literals.
void naive_at_most(SatSolver& sat, std::span<const Literal> literals, std::size_t next, int more,
                   std::vector<Literal>& clause) {
  if (more == 0) {
    sat.add(clause);
    return;
  }
  for (std::size_t i = next; i + more <= literals.size(); ++i) {
    clause.push_back(-literals[i]);
    naive_at_most(sat, literals, i + 1, more - 1, clause);
    clause.pop_back();
  }
}

/// Sinz's sequential counter: after each literal, the number so far in unary.
void counter_at_most(SatSolver& sat, std::span<const Literal> literals, int most) {
  std::vector<Literal> so_far;
  for (std::size_t i = 0; i < literals.size(); ++i) {
    const Literal here = literals[i];
    if (static_cast<int>(so_far.size()) == most) sat.add({-here, -so_far[most - 1]});
    if (i + 1 == literals.size()) return;
    std::vector<Literal> next;
    for (int k = 0; k < most && k <= static_cast<int>(i); ++k) {
      const Literal reached = sat.new_variable();
      const bool had = k < static_cast<int>(so_far.size());
      if (had) sat.add({-so_far[k], reached});
      if (k == 0) {
        sat.add({-here, reached});
      } else {
        sat.add({-here, -so_far[k - 1], reached});
      }
      next.push_back(reached);
    }
    so_far = std::move(next);
  }
}

/// The converse: each count implies the literals that justify it.
void counter_at_least(SatSolver& sat, std::span<const Literal> literals, int least) {
  std::vector<Literal> so_far;
  for (Literal here : literals) {
    std::vector<Literal> next;
    for (int k = 0; k < least && k <= static_cast<int>(so_far.size()); ++k) {
      const Literal reached = sat.new_variable();
      const bool had = k < static_cast<int>(so_far.size());
      if (had) {
        sat.add({-reached, so_far[k], here});
      } else {
        sat.add({-reached, here});
      }
      if (k > 0 && had) sat.add({-reached, so_far[k], so_far[k - 1]});
      if (k > 0 && !had) sat.add({-reached, so_far[k - 1]});
      next.push_back(reached);
    }
    so_far = std::move(next);
  }
  sat.add({so_far[least - 1]});
}

}  // namespace

void at_most_one(SatSolver& sat, std::span<const Literal> literals) {
  if (literals.size() <= pairwise_up_to) {
    pairwise_at_most_one(sat, literals);
    return;
  }
  // One variable for each small group of literals: "one of the group is true".
  constexpr std::size_t group = 4;
  std::vector<Literal> groups;
  for (std::size_t i = 0; i < literals.size(); i += group) {
    const auto part = literals.subspan(i, std::min(group, literals.size() - i));
    pairwise_at_most_one(sat, part);
    const Literal one_of_them = sat.new_variable();
    for (Literal literal : part) sat.add({-literal, one_of_them});
    groups.push_back(one_of_them);
  }
  at_most_one(sat, groups);
}

void exactly_one(SatSolver& sat, std::span<const Literal> literals) {
  sat.add(literals);
  at_most_one(sat, literals);
}

void at_most(SatSolver& sat, std::span<const Literal> literals, int most) {
  if (most < 0) {
    sat.add({});
  } else if (static_cast<int>(literals.size()) <= most) {
    return;
  } else if (most == 0) {
    for (Literal literal : literals) sat.add({-literal});
  } else if (literals.size() <= 7) {
    std::vector<Literal> clause;
    naive_at_most(sat, literals, 0, most + 1, clause);
  } else if (most == 1) {
    at_most_one(sat, literals);
  } else {
    counter_at_most(sat, literals, most);
  }
}

void at_least(SatSolver& sat, std::span<const Literal> literals, int least) {
  const int n = static_cast<int>(literals.size());
  if (least <= 0) return;
  if (n < least) {
    sat.add({});
  } else if (least == 1) {
    sat.add(literals);
  } else if (n <= 7) {
    std::vector<Literal> negations, clause;
    for (Literal literal : literals) negations.push_back(-literal);
    naive_at_most(sat, negations, 0, n - least + 1, clause);
  } else {
    counter_at_least(sat, literals, least);
  }
}

void exactly(SatSolver& sat, std::span<const Literal> literals, int number) {
  at_most(sat, literals, number);
  at_least(sat, literals, number);
}

}  // namespace hamlet
