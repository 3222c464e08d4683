#pragma once

#include <functional>
#include <string>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/solve/path/solver.hpp"

namespace hamlet::path {

/// What is known after looking for solutions.
struct Found {
  enum class Answer { found, none, unknown };
  Answer answer = Answer::unknown;
  std::vector<Path> paths = {};
  std::uint64_t found_count = 0;  // of `paths`, unless they were shown and not kept
  bool all = false;               // there are no more than these
  std::string method;             // the solver's name, of a portfolio the one that answered, or "refuted"
  std::uint64_t work = 0;
  std::string why = {};                  // when none or unknown
  std::vector<Vertex> certificate = {};  // when refuted: the cells that the reason speaks of
};

/// Takes a solution that keeps the rules.
using Sink = std::function<void(const Path&)>;

/// Looks for up to `limit` solutions by one method. A construction goes to work at once, for its board may be
/// too large for a graph; before any other, what looks impossible is refuted. Every path is checked. If
/// `show` is given, it takes each as it is found, and none is kept.
Found find_paths(const PathPuzzle& puzzle, const Solver& solver, std::uint64_t limit, const Labels& labels,
                 const Run& run, SolverOptions options = {}, const Sink& show = nullptr);

/// By the methods that suit the puzzle: the portfolio.
Found find_paths(const PathPuzzle& puzzle, std::uint64_t limit, const Labels& labels, const Run& run);

}  // namespace hamlet::path
