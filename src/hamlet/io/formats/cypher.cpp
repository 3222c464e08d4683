#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/text/json.hpp"
#include "hamlet/io/format.hpp"

// The board's graph as the Diplomatico document stores it in Neo4j: a `:Node {row, col}` for each cell,
// counted from 0, and a `:MOVE` for each direction of a move. A server would refuse one statement for a whole
// board of 100×100, so each statement carries a batch as one list.

namespace hamlet {

namespace {

constexpr std::size_t batch = 1000;

/// The values that identify a vertex.
std::string key(const Board& board, Vertex v) {
  if (board.has_cells()) return fmt::format("{},{}", board.cell(v).row - 1, board.cell(v).col - 1);
  return Json(board.label(v)).dump();
}

/// The pattern of the vertex whose values begin at `offset` in `list`.
std::string pattern(const Board& board, std::string_view list, int offset) {
  if (board.has_cells())
    return fmt::format(":Node {{row: {0}[{1}], col: {0}[{2}]}}", list, offset, offset + 1);
  return fmt::format(":Node {{name: {}[{}]}}", list, offset);
}

template <class Items, class Text>
std::string in_batches(const Items& items, const std::string& tail, Text&& text) {
  std::string out;
  for (std::size_t i = 0; i < items.size(); ++i) {
    out += i % batch == 0 ? "UNWIND [" : ",";
    out += "[" + text(items[i]) + "]";
    if (i % batch == batch - 1 || i + 1 == items.size()) out += tail;
  }
  return out;
}

std::string write_cypher(std::span<const Sheet> sheets) {
  const Board& board = path_only(only_sheet(sheets, "cypher"), "cypher").board;
  std::vector<Vertex> vertices;
  std::vector<Edge> moves;
  for (Vertex v = 0; v < board.size(); ++v) {
    vertices.push_back(v);
    for (Vertex w : board.graph().out(v)) moves.push_back({v, w});
  }
  std::string out = board.has_cells()
                        ? "CREATE INDEX node_cell IF NOT EXISTS FOR (n:Node) ON (n.row, n.col);\n"
                        : "CREATE INDEX node_name IF NOT EXISTS FOR (n:Node) ON (n.name);\n";
  out += in_batches(vertices, fmt::format("] AS c\nCREATE ({});\n", pattern(board, "c", 0)),
                    [&](Vertex v) { return key(board, v); });
  const std::string tail =
      fmt::format("] AS m\nMATCH (a{}), (b{})\nCREATE (a)-[:MOVE]->(b);\n", pattern(board, "m", 0),
                  pattern(board, "m", board.has_cells() ? 2 : 1));
  return out + in_batches(moves, tail, [&](const Edge& move) {
           return key(board, move.from) + "," + key(board, move.to);
         });
}

}  // namespace

extern const Format cypher_format = {
    .name = "cypher",
    .summary = "the board's graph for Neo4j: (:Node {row, col})-[:MOVE]->(:Node), in batches",
    .ending = ".cypher",
    .is_graph = true,
    .write = write_cypher,
};

}  // namespace hamlet
