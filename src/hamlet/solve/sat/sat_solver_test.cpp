#include "hamlet/solve/sat/sat_solver.hpp"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

namespace hamlet {

namespace {

std::vector<Literal> variables(SatSolver& sat, int count) {
  std::vector<Literal> result;
  for (int i = 0; i < count; ++i) result.push_back(sat.new_variable());
  return result;
}

/// The assignments of the literals that extend to a model.
int model_count(SatSolver& sat, const std::vector<Literal>& literals) {
  int count = 0;
  while (sat.solve() == SatSolver::Answer::yes) {
    ++count;
    std::vector<Literal> another;
    for (Literal literal : literals) another.push_back(sat.value(literal) ? -literal : literal);
    sat.add(another);
  }
  return count;
}

int binomial(int n, int k) {
  int result = 1;
  for (int i = 0; i < k; ++i) result = result * (n - i) / (i + 1);
  return result;
}

/// More pigeons than holes, which is hard to refute for a SAT solver.
void add_pigeons(SatSolver& sat, int holes) {
  std::vector<std::vector<Literal>> sits;
  for (int pigeon = 0; pigeon <= holes; ++pigeon) {
    sits.push_back(variables(sat, holes));
    sat.add(sits.back());
  }
  for (int hole = 0; hole < holes; ++hole) {
    std::vector<Literal> in_it;
    for (const auto& pigeon : sits) in_it.push_back(pigeon[hole]);
    at_most_one(sat, in_it);
  }
}

}  // namespace

TEST(Cardinality, ExactlySoManyHaveAsManyModelsAsThereAreChoices) {
  for (int n = 1; n <= 9; ++n) {
    for (int k = 0; k <= n; ++k) {
      const hamlet::Run run;
      SatSolver sat(run);
      const auto literals = variables(sat, n);
      exactly(sat, literals, k);
      EXPECT_EQ(model_count(sat, literals), binomial(n, k)) << n << " " << k;
    }
  }
}

TEST(Cardinality, AtMostAndAtLeastCountTheSmallerAndTheLargerOnes) {
  for (int n : {3, 7, 8, 10}) {
    for (int k = 0; k <= n; ++k) {
      int fewer = 0, more = 0;
      for (int i = 0; i <= n; ++i) (i <= k ? fewer : more) += binomial(n, i);
      const hamlet::Run run;
      SatSolver low(run), high(run);
      const auto some = variables(low, n), others = variables(high, n);
      at_most(low, some, k);
      at_least(high, others, k + 1);
      EXPECT_EQ(model_count(low, some), fewer) << n << " " << k;
      EXPECT_EQ(model_count(high, others), more) << n << " " << k;
    }
  }
}

TEST(SatSolver, AssumptionsHoldForOneCall) {
  const hamlet::Run run;
  SatSolver sat(run);
  const Literal a = sat.new_variable(), b = sat.new_variable(), c = sat.new_variable();
  sat.add({-a, b});
  sat.assume(a);
  sat.assume(-b);
  sat.assume(c);
  EXPECT_EQ(sat.solve(), SatSolver::Answer::no);
  EXPECT_TRUE(sat.failed(a) || sat.failed(-b));
  EXPECT_FALSE(sat.failed(c));
  EXPECT_EQ(sat.solve(), SatSolver::Answer::yes);
}

TEST(SatSolver, ANegativeLiteralHasTheOppositeValue) {
  const hamlet::Run run;
  SatSolver sat(run);
  const Literal a = sat.new_variable(), b = sat.new_variable();
  sat.add({a});
  sat.add({-b});
  ASSERT_EQ(sat.solve(), SatSolver::Answer::yes);
  EXPECT_TRUE(sat.value(a));
  EXPECT_FALSE(sat.value(-a));
  EXPECT_FALSE(sat.value(b));
  EXPECT_TRUE(sat.value(-b));
}

TEST(SatSolver, TooManyConflictsAreUnknown) {
  const hamlet::Run run;
  SatSolver sat(run);
  add_pigeons(sat, 9);
  sat.limit_conflicts(10);
  EXPECT_EQ(sat.solve(), SatSolver::Answer::unknown);
}

TEST(SatSolver, AStopIsHeardInTheMiddle) {
  std::stop_source source;
  hamlet::Run run;
  run.stop = source.get_token();
  SatSolver sat(run);
  add_pigeons(sat, 14);
  const std::jthread stopper([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    source.request_stop();
  });
  EXPECT_EQ(sat.solve(), SatSolver::Answer::unknown);
}

}  // namespace hamlet
