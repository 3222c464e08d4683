#include "hamlet/solve/path/sat/edge_model.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/random_puzzle_test_help.hpp"
#include "hamlet/solve/path/solver.hpp"

namespace hamlet::path {

namespace {

std::set<Path> all_by_backtracking(const PathPuzzle& puzzle) {
  std::set<Path> found;
  solver_named("backtrack", "").search(puzzle, {}, {}, [&](Path path) {
    found.insert(std::move(path));
    return true;
  });
  return found;
}

/// A solution's moves in the model; the joint follows the last cell of an open path.
std::set<std::pair<Vertex, Vertex>> moves_of(const EdgeModel& model, Path path) {
  if (model.joint()) path.push_back(*model.joint());
  std::set<std::pair<Vertex, Vertex>> moves;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const Vertex a = path[i], b = path[(i + 1) % path.size()];
    moves.insert(model.is_directed() ? std::pair(a, b) : std::minmax({a, b}));
  }
  return moves;
}

std::map<Literal, bool> values_in(const EdgeModel& model, const Path& solution) {
  const auto moves = moves_of(model, solution);
  std::map<Literal, bool> value;
  for (const Line& line : model.lines()) {
    const auto move = model.is_directed() ? std::pair(line.from, line.to) : std::minmax({line.from, line.to});
    value[line.used] = moves.contains(move);
  }
  return value;
}

bool holds(const std::vector<Literal>& clause, const std::map<Literal, bool>& value) {
  return std::ranges::any_of(clause,
                             [&](Literal literal) { return value.at(std::abs(literal)) == (literal > 0); });
}

bool can_hold_together(const EdgeModel& model) {
  const hamlet::Run run;
  SatSolver sat(run);
  for (std::size_t i = 0; i < model.lines().size(); ++i) sat.new_variable();
  for (const auto& clause : model.clauses()) sat.add(clause);
  return sat.solve() == SatSolver::Answer::yes;
}

const auto take_all = [](const Path&) { return true; };
const auto stop = [](const Path&) { return false; };

}  // namespace

TEST(EdgeModel, VisitsEverySolutionOnceInEitherEncoding) {
  Rng rng(11);
  std::size_t solutions = 0;
  for (int round = 0; round < 400; ++round) {
    const PathPuzzle puzzle = random_cycle_puzzle(rng);
    const std::set<Path> expected = all_by_backtracking(puzzle);
    if (expected.size() > 50) continue;  // a model each
    for (const auto encoding : {EdgeModel::Encoding::compact, EdgeModel::Encoding::plain}) {
      const hamlet::Run run;
      EdgeModel model(puzzle, run, encoding);
      std::set<Path> found;
      const SearchReport report = model.search([&](const Path& path) {
        EXPECT_TRUE(is_solution(puzzle, path)) << described(puzzle);
        EXPECT_TRUE(found.insert(path).second) << "twice: " << described(puzzle);
        return true;
      });
      ASSERT_EQ(report.ended, Ended::exhausted);
      ASSERT_EQ(found.size(), expected.size()) << described(puzzle);
    }
    solutions += expected.size();
  }
  EXPECT_GT(solutions, 400u);
}

TEST(EdgeModel, EveryClauseOfAProofHoldsInEverySolution) {
  Rng rng(12);
  std::size_t held = 0;
  for (int round = 0; round < 400; ++round) {
    const PathPuzzle puzzle = random_cycle_puzzle(rng);
    const std::set<Path> solutions = all_by_backtracking(puzzle);
    if (solutions.empty()) continue;
    const hamlet::Run run;
    EdgeModel model(puzzle, run, EdgeModel::Encoding::plain);
    // The model stops at its first solution, so that no solution has been forbidden yet.
    model.search(stop);
    std::vector<std::vector<Literal>> clauses = model.clauses();
    clauses.pop_back();  // forbids the solution that was visited
    for (const Path& solution : solutions) {
      const auto value = values_in(model, solution);
      for (const auto& clause : clauses) {
        ASSERT_TRUE(holds(clause, value)) << described(puzzle);
        ++held;
      }
    }
  }
  EXPECT_GT(held, 10'000u);
}

TEST(EdgeModel, WithoutASolutionTheClausesOfAProofCannotHoldTogether) {
  Rng rng(13);
  int refuted = 0;
  std::size_t cuts = 0;
  for (int round = 0; round < 800; ++round) {
    const PathPuzzle puzzle = random_cycle_puzzle(rng);
    if (!all_by_backtracking(puzzle).empty()) continue;
    const hamlet::Run run;
    EdgeModel model(puzzle, run, EdgeModel::Encoding::plain);
    ASSERT_EQ(model.search(take_all).ended, Ended::exhausted);
    ASSERT_FALSE(can_hold_together(model)) << described(puzzle);
    for (const std::vector<Vertex>& cut : model.cuts()) {
      ASSERT_FALSE(cut.empty());
      ASSERT_LT(cut.size(), model.vertex_count());
      ASSERT_EQ(std::set<Vertex>(cut.begin(), cut.end()).size(), cut.size());
    }
    cuts += model.cuts().size();
    ++refuted;
  }
  EXPECT_GT(refuted, 200);
  EXPECT_GT(cuts, 20u);
}

TEST(EdgeModel, AStoppedRunProvesNothing) {
  const Board board = make_board({.name = "petersen:29,2"});
  const PathPuzzle puzzle{.graph = board.graph(), .closed = true};
  std::stop_source source;
  source.request_stop();
  hamlet::Run run;
  run.stop = source.get_token();
  EXPECT_EQ(EdgeModel(puzzle, run).search(stop).ended, Ended::by_request);
}

}  // namespace hamlet::path
