#include <fmt/format.h>

#include "hamlet/io/format.hpp"

namespace hamlet {

namespace {

std::string quoted(std::string_view name) {
  std::string out = "\"";
  for (char c : name) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + "\"";
}

std::string write_dot(std::span<const Sheet> sheets) {
  const Board& board = path_only(only_sheet(sheets, "dot"), "dot").board;
  const Graph& graph = board.graph();
  std::string out =
      fmt::format("{} {} {{\n", graph.is_directed() ? "digraph" : "graph", quoted(board.name()));
  for (Vertex v = 0; v < board.size(); ++v) {
    // In Graphviz, y points up; the "!" makes neato keep the place.
    out += fmt::format("  {} [pos=\"{:.3f},{:.3f}!\"];\n", quoted(board.label(v)), board.place(v).x,
                       -board.place(v).y);
  }
  for (const Edge& edge : graph.edges()) {
    out += fmt::format("  {} {} {};\n", quoted(board.label(edge.from)), graph.is_directed() ? "->" : "--",
                       quoted(board.label(edge.to)));
  }
  return out + "}\n";
}

}  // namespace

extern const Format dot_format = {
    .name = "dot",
    .summary = "the board's graph for Graphviz, with places for neato",
    .ending = ".dot",
    .is_graph = true,
    .write = write_dot,
};

}  // namespace hamlet
