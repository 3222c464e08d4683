#include "hamlet/solve/path/count/column_restriction.hpp"

#include <algorithm>

namespace hamlet::path {

int last_column(const Board& board) {
  int last = 0;
  for (Vertex v = 0; v < board.size(); ++v) last = std::max(last, board.cell(v).col);
  return last;
}

PathPuzzle restrict_to_columns(const Board& board, const PathPuzzle& puzzle, int columns) {
  std::vector<Vertex> kept(board.size(), no_vertex);
  Vertex size = 0;
  for (Vertex v = 0; v < board.size(); ++v) {
    if (board.cell(v).col <= columns) kept[v] = size++;
  }
  std::vector<Edge> edges;
  for (const Edge& edge : puzzle.graph.edges()) {
    if (kept[edge.from] != no_vertex && kept[edge.to] != no_vertex)
      edges.push_back({kept[edge.from], kept[edge.to]});
  }
  return {.graph = Graph::symmetric(size, edges), .closed = puzzle.closed};
}

}  // namespace hamlet::path
