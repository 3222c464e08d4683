#pragma once

#include <string>

#include "hamlet/base/random.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/find.hpp"
#include "hamlet/solve/path/gaps/clue_set.hpp"

namespace hamlet::path {

struct KnownPuzzle {
  PathPuzzle puzzle;  // all numbers are printed
  Path solution;
};

/// The arcs of the path and from its end back to its start, and others in one direction or both.
inline Graph with_one_way_moves(const Path& path, const Graph& graph, Rng& rng) {
  std::vector<Edge> arcs;
  for (std::size_t i = 0; i < path.size(); ++i) arcs.push_back({path[i], path[(i + 1) % path.size()]});
  for (const auto& [a, b] : graph.edges()) {
    if (rng.coin()) arcs.push_back({a, b});
    if (rng.coin()) arcs.push_back({b, a});
  }
  return Graph::directed(graph.vertex_count(), arcs);
}

/// A puzzle on a small board of any kind, some with one-way moves, with marks that the solution satisfies.
inline KnownPuzzle random_known_puzzle(Rng& rng) {
  const char* const names[] = {"square:4x4", "king:4x4", "hex:3",          "knight:5x5",
                               "square:5x4", "king:3x5", "diplomatico:5x5"};
  const std::string name = names[rng.below(std::size(names))];
  const Board board = make_board({.name = name});
  PathPuzzle puzzle{
      .graph = board.graph(),
      .closed = name != "diplomatico:5x5" && name != "knight:5x5" && name != "king:3x5" && rng.below(3) == 0};
  hamlet::Run run;
  run.seed = rng.next();
  const Path path = find_paths(puzzle, solver_named("backtrack", ""), 1,
                               [](Vertex v) { return std::to_string(v); }, run, {.order = "random"})
                        .solutions.at(0);
  puzzle.clues = visits_of(path);
  for (std::size_t i = 0; i + 1 < path.size(); ++i) {
    if (rng.below(6) == 0) puzzle.diamonds.push_back({path[i], path[i + 1]});
  }
  const auto edges = board.graph().edges();
  for (int tries = 0; tries < 3; ++tries) {
    const MarkRule* const rule = mark_rules()[rng.below(mark_rules().size())];
    Mark mark{rule, {static_cast<Vertex>(rng.below(path.size()))}};
    if (rule->cell_count == 2) {
      const Edge edge = edges[rng.below(edges.size())];
      mark.cells = {edge.from, edge.to};
    }
    PathPuzzle with_it = puzzle;
    with_it.marks.push_back(mark);
    if (is_solution(with_it, path)) puzzle = with_it;
  }
  if (rng.below(3) == 0) puzzle.graph = with_one_way_moves(path, puzzle.graph, rng);
  return {puzzle, path};
}

inline std::vector<ClueSet> clues_in_random_order(const KnownPuzzle& known, Rng& rng) {
  std::vector<ClueSet> clues;
  for (const Visit& clue : known.puzzle.clues) clues.push_back({.numbers = {clue.step - 1}});
  for (const Diamond& diamond : known.puzzle.diamonds) clues.push_back({.diamonds = {diamond}});
  rng.shuffle(std::span(clues));
  return clues;
}

inline std::size_t up_to_two_solutions(const PathPuzzle& puzzle) {
  return find_paths(
             puzzle, solver_named("backtrack", ""), 2, [](Vertex v) { return std::to_string(v); },
             hamlet::Run())
      .solutions.size();
}

}  // namespace hamlet::path
