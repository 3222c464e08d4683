#include "hamlet/analyse/learning/board_trial.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/analyse/learning/graph_features.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/stopwatch.hpp"
#include "hamlet/solve/path/refute/refute.hpp"

namespace hamlet {

namespace {

using Answer = path::Found::Answer;

constexpr std::string_view methods[] = {"merge", "backtrack", "sat-edges", "elimination"};

MethodTrial try_method(std::string_view name, const PathPuzzle& puzzle, const path::SolverOptions& options,
                       const Run& run) {
  const path::Solver& solver = path::solver_named(name, "learn");
  if (solver.refuses && solver.refuses(puzzle)) return {};
  MethodTrial trial;
  const Stopwatch watch;
  const SearchReport report = solver.search(puzzle, options, run, [&](const Path& path) {
    require(is_solution(puzzle, path), "a solver returned a path that breaks the rules");
    trial.answer = Answer::found;
    return false;
  });
  trial.seconds = watch.seconds();
  trial.work = report.work;
  if (report.ended == Ended::exhausted && !trial.has_answer()) trial.answer = Answer::none;
  return trial;
}

/// False if the run ended first.
bool measure_features(const Graph& graph, BoardTrial& trial, const Run& run) {
  const Stopwatch plain_watch;
  trial.features = plain_features(graph);
  trial.plain_seconds = plain_watch.seconds();
  const Stopwatch centrality_watch;
  const auto centralities = centrality_features(graph, run);
  if (!centralities) return false;
  trial.features.insert(trial.features.end(), centralities->begin(), centralities->end());
  trial.centrality_seconds = centrality_watch.seconds();
  return true;
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
  for (const Cell& cell : trial.board.blocked) blocked += (blocked.empty() ? "" : " ") + to_text(cell);
  std::string line = fmt::format("{},\"{}\"", trial.board.name, blocked);
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
  BoardTrial trial{.board = {.name = board.name(), .wrap = board.wrap(), .blocked = board.blocked()}};
  const PathPuzzle puzzle{.graph = board.graph(), .closed = closed, .shape = board.shape()};
  const path::SolverOptions options{.labels = [&](Vertex v) { return board.spoken(v); }};
  Run alone = run;  // so that times can be compared
  alone.threads = 1;
  if (!puzzle.graph.build(alone)) return std::nullopt;
  if (!measure_features(puzzle.graph, trial, alone)) return std::nullopt;
  const Stopwatch watch;
  trial.refuted = path::refute(puzzle, options.labels, alone).has_value();
  trial.refuter_seconds = watch.seconds();
  const auto tried = [&](std::string_view name) {
    return try_method(name, puzzle, options, alone.within(seconds_each));
  };
  if (!trial.refuted) std::ranges::transform(methods, std::back_inserter(trial.methods), tried);
  trial.portfolio = tried("portfolio");
  if (run.must_end()) return std::nullopt;
  return trial;
}

std::string csv_of(std::span<const BoardTrial> trials) {
  std::string text = columns();
  for (const BoardTrial& trial : trials) text += row_of(trial);
  return text;
}

}  // namespace hamlet
