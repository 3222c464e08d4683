#include "hamlet/analyse/learning/board_trial.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "hamlet/analyse/learning/graph_features.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/solve/path/refute.hpp"

namespace hamlet {

namespace {

using Answer = FindResult::Answer;

constexpr std::string_view methods[] = {"merge", "backtrack", "sat-edges", "elimination"};

double seconds_since(Run::Clock::time_point begin) {
  return std::chrono::duration<double>(Run::Clock::now() - begin).count();
}

MethodTrial try_method(std::string_view name, const PathPuzzle& puzzle, const SolverOptions& options,
                       const Run& run) {
  const PathSolver& solver = path_solver(name, "learn");
  if (solver.refuses && solver.refuses(puzzle)) return {};
  MethodTrial trial;
  const auto begin = Run::Clock::now();
  const SearchReport report = solver.search(puzzle, options, run, [&](const Path& path) {
    require(is_solution(puzzle, path), "a solver returned a path that breaks the rules");
    trial.answer = Answer::found;
    return false;
  });
  trial.seconds = seconds_since(begin);
  trial.work = report.work;
  if (report.ended == Ended::exhausted && !trial.has_answer()) trial.answer = Answer::none;
  return trial;
}

const char* word_for(Answer answer) {
  return answer == Answer::found ? "found" : answer == Answer::none ? "none" : "unknown";
}

std::string columns() {
  std::string line = "board,blocked";
  for (const GraphFeature& feature : graph_features()) line += fmt::format(",{}", feature.name);
  line += ",plain-seconds,centrality-seconds,refuted,refuter-seconds,truth,portfolio,portfolio-seconds";
  for (const std::string_view name : methods) line += fmt::format(",{0},{0}-seconds,{0}-work", name);
  return line + "\n";
}

std::string row_of(const BoardTrial& trial) {
  std::string blocked;
  for (const Cell& cell : trial.board.blocked()) blocked += (blocked.empty() ? "" : " ") + to_text(cell);
  std::string line = fmt::format("{},\"{}\"", trial.board.name(), blocked);
  for (const double value : trial.features) line += fmt::format(",{:.9g}", value);
  line += fmt::format(",{:.6f},{:.6f},{},{:.6f},{},{},{:.6f}", trial.plain_seconds, trial.centrality_seconds,
                      trial.refuted ? 1 : 0, trial.refuter_seconds, word_for(trial.truth()),
                      word_for(trial.portfolio.answer), trial.portfolio.seconds);
  for (std::size_t i = 0; i < std::size(methods); ++i) {
    if (trial.refuted) {
      line += ",,,";
    } else {
      const MethodTrial& method = trial.methods[i];
      line += fmt::format(",{},{:.6f},{}", word_for(method.answer), method.seconds, method.work);
    }
  }
  return line + "\n";
}

}  // namespace

std::span<const std::string_view> tried_methods() { return methods; }

Answer BoardTrial::truth() const {
  Answer truth = refuted ? Answer::none : Answer::unknown;
  const auto hear = [&](const MethodTrial& method) {
    if (!method.has_answer()) return;
    require(truth == Answer::unknown || truth == method.answer, "two methods contradict one another");
    truth = method.answer;
  };
  hear(portfolio);
  std::ranges::for_each(methods, hear);
  return truth;
}

std::optional<std::size_t> BoardTrial::fastest() const {
  std::optional<std::size_t> best;
  for (std::size_t i = 0; i < methods.size(); ++i) {
    if (methods[i].has_answer() && (!best || methods[i].seconds < methods[*best].seconds)) best = i;
  }
  return best;
}

std::optional<BoardTrial> try_methods(const Board& board, bool closed, double seconds_each, const Run& run) {
  BoardTrial trial{.board = board};
  const PathPuzzle puzzle{.graph = board.graph(), .closed = closed, .shape = board.shape()};
  const SolverOptions options{.labels = [&](Vertex v) { return board.label(v); }};
  if (!puzzle.graph.build(run)) return std::nullopt;
  auto begin = Run::Clock::now();
  trial.features = plain_features(puzzle.graph);
  trial.plain_seconds = seconds_since(begin);
  begin = Run::Clock::now();
  const auto centralities = centrality_features(puzzle.graph, run);
  if (!centralities) return std::nullopt;
  trial.features.insert(trial.features.end(), centralities->begin(), centralities->end());
  trial.centrality_seconds = seconds_since(begin);
  begin = Run::Clock::now();
  trial.refuted = refute(puzzle, options.labels, run).has_value();
  trial.refuter_seconds = seconds_since(begin);
  trial.portfolio = try_method("portfolio", puzzle, options, run.within(seconds_each));
  if (!trial.refuted) {
    for (const std::string_view name : methods)
      trial.methods.push_back(try_method(name, puzzle, options, run.within(seconds_each)));
  }
  if (run.must_end()) return std::nullopt;
  return trial;
}

std::string csv_of(std::span<const BoardTrial> trials) {
  std::string text = columns();
  for (const BoardTrial& trial : trials) text += row_of(trial);
  return text;
}

}  // namespace hamlet
