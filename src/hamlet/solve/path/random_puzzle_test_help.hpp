#pragma once

#include <sstream>
#include <string>

#include "hamlet/base/error.hpp"
#include "hamlet/base/random.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet::path {

inline std::string described(const PathPuzzle& puzzle) {
  std::ostringstream text;
  text << puzzle.length() << (puzzle.graph.is_directed() ? " directed" : "")
       << (puzzle.closed ? " closed" : "");
  if (puzzle.start) text << " start " << *puzzle.start;
  if (puzzle.end) text << " end " << *puzzle.end;
  for (const Edge& edge : puzzle.graph.edges()) text << " " << edge.from << "-" << edge.to;
  for (const Visit& clue : puzzle.clues) text << " " << clue.cell << "=" << clue.step;
  for (const Diamond& diamond : puzzle.diamonds) text << " ◆" << diamond.a << "-" << diamond.b;
  for (const Mark& mark : puzzle.marks) {
    text << " " << mark.rule->name;
    for (const Vertex cell : mark.cells) text << " " << cell;
  }
  return text.str();
}

/// A puzzle with 3 to 8 vertices and no numbers between the first and the last: directed or not, connected or
/// not, open or closed, with ends, diamonds, walls and one-way streets.
inline PathPuzzle random_cycle_puzzle(Rng& rng) {
  const auto label = [](Vertex v) { return std::to_string(v); };
  while (true) {
    const auto n = static_cast<Vertex>(3 + rng.below(6));
    const bool directed = rng.below(3) == 0;
    const std::uint64_t density = 2 + rng.below(8);
    std::vector<Edge> edges;
    for (Vertex a = 0; a < n; ++a) {
      for (Vertex b = 0; b < n; ++b) {
        if (a != b && (directed || a < b) && rng.below(10) < density) edges.push_back({a, b});
      }
    }
    PathPuzzle puzzle{.graph = directed ? Graph::directed(n, edges) : Graph::symmetric(n, edges)};
    puzzle.closed = rng.below(3) == 0;
    if (!edges.empty() && rng.below(3) == 0) {
      const Edge edge = edges[rng.below(edges.size())];
      puzzle.diamonds.push_back({edge.from, edge.to});
    }
    if (!edges.empty() && rng.below(5) == 0) {
      const Edge edge = edges[rng.below(edges.size())];
      puzzle.marks.push_back({&mark_rule("wall", ""), {edge.from, edge.to}});
    }
    if (!edges.empty() && rng.below(8) == 0) {
      const Edge edge = edges[rng.below(edges.size())];
      puzzle.marks.push_back({&mark_rule("one-way", ""), {edge.to, edge.from}});
    }
    if (rng.below(4) == 0) puzzle.start = static_cast<Vertex>(rng.below(n));
    if (rng.below(4) == 0) puzzle.end = static_cast<Vertex>(rng.below(n));
    if (rng.below(8) == 0) puzzle.clues.push_back({static_cast<Vertex>(rng.below(n)), n});
    try {
      validate(puzzle, label);
      return puzzle;
    } catch (const InputError&) {
    }
  }
}

}  // namespace hamlet::path
