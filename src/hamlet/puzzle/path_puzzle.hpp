#pragma once

#include <optional>
#include <vector>

#include "hamlet/board/shape.hpp"
#include "hamlet/graph/graph.hpp"
#include "hamlet/puzzle/mark.hpp"
#include "hamlet/puzzle/violation.hpp"
#include "hamlet/types.hpp"

namespace hamlet {

/// The question: is there a path through all vertices, each once, that obeys everything below?
struct PathPuzzle {
  Graph graph;
  bool closed = false;  // a move leads from the last cell back to the first
  std::optional<Vertex> start = {};
  std::optional<Vertex> end = {};
  std::vector<Visit> clues = {};
  std::vector<Diamond> diamonds = {};
  std::vector<Mark> marks = {};     // further rules
  std::optional<Shape> shape = {};  // set if the graph is that of a whole rectangle

  Step length() const { return graph.vertex_count(); }
  friend bool operator==(const PathPuzzle&, const PathPuzzle&) = default;
};

/// Throws InputError for an impossible puzzle: clues out of range, repeated, or two on a cell; diamonds or
/// walls between cells that are not neighbours, or given twice; a start, end and clues that contradict each
/// other. Places are named as in the sheet format: "clues[3].step".
void validate(const PathPuzzle& puzzle, const Labels& labels);

/// The numbers that a path writes into the cells.
std::vector<Visit> visits_of(const Path& path);
/// The path with the numbers 1, 2, 3, …; nullopt if they repeat or leave gaps.
std::optional<Path> path_of(std::vector<Visit> visits);

/// All violations of the rules in `answer`, by rule and place; empty if it is a solution.
std::vector<Violation> check(const PathPuzzle& puzzle, const std::vector<Visit>& answer,
                             const Labels& labels);
/// Whether `path` has no violations. Without clues, diamonds and marks this takes one bit per cell and does
/// not build the graph.
bool is_solution(const PathPuzzle& puzzle, const Path& path);

}  // namespace hamlet
