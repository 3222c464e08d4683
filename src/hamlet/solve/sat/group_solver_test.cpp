#include "hamlet/solve/sat/group_solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "hamlet/base/random.hpp"

namespace hamlet {

namespace {

using Sat = GroupSolver;

/// Clauses and groups over a few variables, solved by trying all values.
struct Formula {
  std::uint32_t variables = 0;
  std::vector<std::vector<Sat::Literal>> clauses = {};
  std::vector<std::vector<Sat::Variable>> groups = {};

  bool is_met_by(std::uint32_t values) const {
    const auto holds = [&](Sat::Literal l) { return (((values >> (l >> 1)) & 1) != 0) != ((l & 1) != 0); };
    return std::ranges::all_of(clauses, [&](const auto& c) { return std::ranges::any_of(c, holds); }) &&
           std::ranges::all_of(groups, [&](const auto& g) {
             return std::ranges::count_if(g, [&](Sat::Variable v) { return ((values >> v) & 1) != 0; }) <= 1;
           });
  }
  bool can_be_met(const std::vector<Sat::Literal>& assumptions) const {
    Formula with = *this;
    for (Sat::Literal l : assumptions) with.clauses.push_back({l});
    for (std::uint32_t values = 0; values < (1u << variables); ++values) {
      if (with.is_met_by(values)) return true;
    }
    return false;
  }
};

Formula random_formula(Rng& rng) {
  Formula formula{.variables = static_cast<std::uint32_t>(3 + rng.below(8))};
  const auto literal = [&] { return static_cast<Sat::Literal>(rng.below(2 * formula.variables)); };
  for (std::uint64_t i = rng.below(4 * formula.variables); i > 0; --i) {
    std::vector<Sat::Literal> clause;
    for (std::uint64_t length = 1 + rng.below(4); length > 0; --length) {
      const Sat::Literal l = literal();
      if (std::ranges::find(clause, l) == clause.end()) clause.push_back(l);
    }
    formula.clauses.push_back(clause);
  }
  for (int i = 0; i < 2; ++i) {
    std::vector<Sat::Variable> group;
    for (Sat::Variable v = 0; v < formula.variables; ++v) {
      if (rng.below(3) == 0) group.push_back(v);
    }
    formula.groups.push_back(group);
  }
  return formula;
}

void add(Sat& sat, const Formula& formula) {
  for (std::uint32_t v = 0; v < formula.variables; ++v) sat.new_variable(v % 2 == 0);
  for (const auto& group : formula.groups) {
    const std::uint32_t id = sat.new_group();
    for (Sat::Variable v : group) sat.add_to_group(id, v);
  }
  for (const auto& clause : formula.clauses) sat.add(clause);
}

constexpr std::uint64_t as_many_as_it_takes = ~std::uint64_t{0};

}  // namespace

TEST(GroupSolver, AgreesWithTryingAllValues) {
  Rng rng(1);
  Sat sat;
  for (int round = 0; round < 3000; ++round) {
    const Formula formula = random_formula(rng);
    sat.clear();
    add(sat, formula);
    const bool expected = formula.can_be_met({});
    ASSERT_EQ(sat.solve({}, as_many_as_it_takes, hamlet::Run()) == Sat::Answer::yes, expected) << round;
    if (!expected) continue;
    std::uint32_t values = 0;
    for (std::uint32_t v = 0; v < formula.variables; ++v)
      values |= static_cast<std::uint32_t>(sat.value(v)) << v;
    ASSERT_TRUE(formula.is_met_by(values)) << round;
  }
}

TEST(GroupSolver, ACoreIsEnoughForTheAnswerNo) {
  Rng rng(2);
  Sat sat;
  int cores = 0;
  for (int round = 0; round < 3000; ++round) {
    const Formula formula = random_formula(rng);
    sat.clear();
    add(sat, formula);
    for (int question = 0; question < 4; ++question) {
      std::vector<Sat::Literal> assumptions;
      for (Sat::Variable v = 0; v < formula.variables; ++v) {
        if (rng.coin()) assumptions.push_back(rng.coin() ? Sat::is(v) : Sat::is_not(v));
      }
      const bool yes = sat.solve(assumptions, as_many_as_it_takes, hamlet::Run()) == Sat::Answer::yes;
      ASSERT_EQ(yes, formula.can_be_met(assumptions)) << round;
      if (yes) continue;
      const std::vector<Sat::Literal> core(sat.core().begin(), sat.core().end());
      ASSERT_FALSE(formula.can_be_met(core)) << round;
      for (Sat::Literal l : core) ASSERT_NE(std::ranges::find(assumptions, l), assumptions.end());
      cores += !core.empty() && core.size() < assumptions.size();
    }
  }
  EXPECT_GT(cores, 1000);
}

TEST(GroupSolver, GrowsBetweenQuestions) {
  Rng rng(3);
  Sat sat;
  for (int round = 0; round < 1000; ++round) {
    const Formula formula = random_formula(rng);
    sat.clear();
    Formula sofar{.variables = formula.variables, .clauses = {}, .groups = formula.groups};
    add(sat, sofar);
    for (const auto& clause : formula.clauses) {
      sat.add(clause);
      sofar.clauses.push_back(clause);
      ASSERT_EQ(sat.solve({}, as_many_as_it_takes, hamlet::Run()) == Sat::Answer::yes, sofar.can_be_met({}))
          << round;
    }
  }
}

TEST(GroupSolver, AssumptionsThatContradictOneAnotherAreBothInTheCore) {
  Sat sat;
  const Sat::Variable v = sat.new_variable(true);
  const Sat::Literal both[] = {Sat::is(v), Sat::is_not(v)};
  EXPECT_EQ(sat.solve(both, as_many_as_it_takes, hamlet::Run()), Sat::Answer::no);
  EXPECT_EQ(sat.core().size(), 2u);
}

/// n + 1 pigeons in n holes, unless one of these literals holds. Resolution has no short proof.
void add_pigeons(Sat& sat, std::uint32_t holes, const std::vector<Sat::Literal>& unless = {}) {
  std::vector<std::uint32_t> of_hole;
  for (std::uint32_t h = 0; h < holes; ++h) of_hole.push_back(sat.new_group());
  for (std::uint32_t p = 0; p <= holes; ++p) {
    std::vector<Sat::Literal> somewhere = unless;
    for (std::uint32_t h = 0; h < holes; ++h) {
      const Sat::Variable v = sat.new_variable(true);
      sat.add_to_group(of_hole[h], v);
      somewhere.push_back(Sat::is(v));
    }
    sat.add(somewhere);
  }
}

TEST(GroupSolver, LeavesUndecidedWhatTakesMoreConflictsThanAllowed) {
  Sat sat;
  add_pigeons(sat, 7);
  EXPECT_EQ(sat.solve({}, 10, hamlet::Run()), Sat::Answer::undecided);
  EXPECT_LE(sat.conflicts(), 10u);
  EXPECT_EQ(sat.solve({}, as_many_as_it_takes, hamlet::Run()), Sat::Answer::no);
}

TEST(GroupSolver, ForgetsLearntClausesUnderAssumptionsAndStillAnswers) {
  Sat sat;
  const Sat::Variable idle = sat.new_variable(true), pigeons = sat.new_variable(false);
  add_pigeons(sat, 8, {Sat::is_not(pigeons)});
  const Sat::Literal on[] = {Sat::is(idle), Sat::is(pigeons)}, off[] = {Sat::is(idle), Sat::is_not(pigeons)};
  EXPECT_EQ(sat.solve(on, as_many_as_it_takes, hamlet::Run()), Sat::Answer::no);
  EXPECT_GT(sat.conflicts(), 6000u);
  EXPECT_EQ(std::vector(sat.core().begin(), sat.core().end()), std::vector{Sat::is(pigeons)});
  EXPECT_EQ(sat.solve(off, as_many_as_it_takes, hamlet::Run()), Sat::Answer::yes);
  EXPECT_EQ(sat.solve(on, as_many_as_it_takes, hamlet::Run()), Sat::Answer::no);
  EXPECT_EQ(sat.solve({}, as_many_as_it_takes, hamlet::Run()), Sat::Answer::yes);
}

}  // namespace hamlet
