#pragma once

#include <optional>
#include <vector>

#include "hamlet/board/shape.hpp"
#include "hamlet/graph/graph.hpp"
#include "hamlet/puzzle/mark.hpp"
#include "hamlet/puzzle/violation.hpp"
#include "hamlet/types.hpp"

namespace hamlet {

/// The question: is there a way through all vertices, each once, that obeys everything below?
struct PathPuzzle {
  Graph graph;
  bool closed = false;  // the last cell is next to the first
  std::optional<Vertex> start = {};
  std::optional<Vertex> end = {};
  std::vector<Visit> clues = {};
  std::vector<Diamond> diamonds = {};
  std::vector<Mark> marks = {};     // further rules
  std::optional<Shape> shape = {};  // what the graph is the graph of, if it is a whole rectangle

  Step length() const { return graph.vertex_count(); }
  friend bool operator==(const PathPuzzle&, const PathPuzzle&) = default;
};

/// Throws InputError for what can be no puzzle: clues out of range, repeated, or two on a cell; diamonds or
/// walls between cells that are not neighbours, or given twice; a start, end and clues that contradict one
/// another. Places are named as in the sheet format: "clues[3].step".
void validate(const PathPuzzle& puzzle, const Labels& labels);

/// A path as the numbers it writes into the cells.
std::vector<Visit> visits_of(const Path& path);
/// The path that numbers 1, 2, 3, … describe; nothing if they repeat or leave gaps.
std::optional<Path> path_of(std::vector<Visit> visits);

/// Every way in which `answer` breaks the rules, by name and place; none if it is a solution.
std::vector<Violation> check(const PathPuzzle& puzzle, const std::vector<Visit>& answer,
                             const Labels& labels);
/// Whether it has none. Without clues, diamonds and marks it costs one bit a cell and no building of the
/// graph.
bool is_solution(const PathPuzzle& puzzle, const Path& path);

}  // namespace hamlet
