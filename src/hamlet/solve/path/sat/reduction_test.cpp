#include "hamlet/solve/path/sat/reduction.hpp"

#include <gtest/gtest.h>

#include <set>

#include "hamlet/base/random.hpp"
#include "hamlet/solve/path/find.hpp"
#include "hamlet/solve/sat/sat_solver.hpp"

namespace hamlet::path {

namespace {

const Labels plain_labels = [](Vertex v) { return std::to_string(v + 1); };

bool satisfiable(const Formula& formula) {
  const Run run;
  SatSolver sat(run);
  while (sat.variable_count() < formula.variables) sat.new_variable();
  for (const auto& clause : formula.clauses) sat.add(clause);
  return sat.solve() == SatSolver::Answer::yes;
}

/// The clauses have up to this many literals, or exactly as many, which may repeat and contradict one
/// another.
Formula random_formula(Rng& rng, int most_variables, std::uint64_t most_literals, bool exactly) {
  Formula formula{.variables = 1 + static_cast<int>(rng.below(static_cast<std::uint64_t>(most_variables)))};
  const auto clauses = rng.below(static_cast<std::uint64_t>(formula.variables) * 5 + 1);
  for (std::uint64_t i = 0; i < clauses; ++i) {
    Formula::Clause clause;
    const std::uint64_t length = exactly ? most_literals : rng.below(most_literals + 1);
    for (std::uint64_t k = 0; k < length; ++k) {
      const int variable = 1 + static_cast<int>(rng.below(static_cast<std::uint64_t>(formula.variables)));
      clause.push_back(rng.below(2) == 0 ? variable : -variable);
    }
    formula.clauses.push_back(std::move(clause));
  }
  return formula;
}

void expect_same_answer(const Formula& formula, ReductionOptions options) {
  const Reduction reduction(formula, options);
  const Found result = find_paths(reduction.puzzle(), 1, plain_labels, Run{});
  if (!satisfiable(formula)) {
    EXPECT_EQ(result.answer, Found::Answer::none);
    return;
  }
  ASSERT_EQ(result.answer, Found::Answer::found);
  EXPECT_TRUE(holds(formula, reduction.assignment(result.solutions[0])));
}

}  // namespace

TEST(Reduction, OfEdgeCasesIsRight) {
  const std::vector<Formula> formulas = {
      {},
      {.variables = 3},
      {.variables = 0, .clauses = {{}}},
      {.variables = 1, .clauses = {{1}}},
      {.variables = 1, .clauses = {{-1}}},
      {.variables = 1, .clauses = {{1}, {-1}}},
      {.variables = 2, .clauses = {{1, -1}}},
      {.variables = 2, .clauses = {{2, 2, 2}, {-2, 1, -2}}},
      {.variables = 2, .clauses = {{1, 2}, {}}},
      {.variables = 5, .clauses = {{5}, {5}, {5}, {-5, 5}}},
      {.variables = 2, .clauses = {{1, 2}, {1, -2}, {-1, 2}, {-1, -2}}},
      {.variables = 6, .clauses = {{1, 2, 3, 4, 5, 6}, {-1}, {-2}, {-3}, {-4}, {-5}}},
  };
  for (std::size_t i = 0; i < formulas.size(); ++i) {
    SCOPED_TRACE(i);
    for (bool undirected : {false, true}) {
      for (bool closed : {false, true}) expect_same_answer(formulas[i], {undirected, closed});
    }
  }
}

TEST(Reduction, HasASolutionIfAndOnlyIfTheFormulaHasOne) {
  Rng rng(11);
  for (int round = 0; round < 200; ++round) {
    SCOPED_TRACE(round);
    const Formula formula = random_formula(rng, 8, round % 2 == 0 ? 3 : 5, round % 2 == 0);
    expect_same_answer(formula, {.undirected = round % 4 == 3, .closed = round % 3 == 0});
  }
}

TEST(Reduction, GrowsWithTheNumberOfLiterals) {
  Formula formula{.variables = 1000};
  for (int v = 1; v + 2 <= 1000; ++v) formula.clauses.push_back({v, -(v + 1), v + 2});
  const Reduction reduction(formula);
  const std::size_t literals = formula.literal_count();
  EXPECT_EQ(reduction.puzzle().length(), 3 * literals + 2 * 1000 + formula.clauses.size() + 3);
  EXPECT_LE(reduction.puzzle().graph.edge_count(), 8 * literals + 4 * 1000 + 2);
}

TEST(Reduction, NamesEveryVertexOnce) {
  const Reduction reduction({.variables = 2, .clauses = {{1, -2}, {2}}}, {.undirected = true});
  const std::set<std::string> distinct(reduction.names().begin(), reduction.names().end());
  EXPECT_EQ(distinct.size(), reduction.puzzle().length());
  EXPECT_TRUE(distinct.contains("c2/mid"));
  EXPECT_TRUE(distinct.contains("x1.4/out"));
}

}  // namespace hamlet::path
