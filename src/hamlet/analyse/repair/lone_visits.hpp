#pragma once

#include <optional>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

/// Which numbers on which cells are looked at: all, those of one cell, or those of one solution.
struct VisitsAskedFor {
  std::optional<Vertex> cell = {};
  const Path* solution = nullptr;
};

struct LoneVisits {
  std::vector<Visit> visits = {};    // that exactly one solution has, by cell and number
  std::vector<Path> solutions = {};  // those that were found, each once
  bool all = false;                  // false if the run ended, or the question does not fit into memory
};

/// The numbers on cells that exactly one numbering of the cells has, among those that solve the puzzle.
/// Printed numbers are left out. `known` are different solutions.
///
/// Solutions are collected until each question is settled: two that share a visit rule it out, and one query
/// asks at once whether any other solution shares one of all the visits that only one known solution has. So
/// there are at most two queries for each solution that is needed, however many cells and numbers there are.
LoneVisits lone_visits(const PathPuzzle& puzzle, std::vector<Path> known, const VisitsAskedFor& asked,
                       const Run& run);

}  // namespace hamlet
