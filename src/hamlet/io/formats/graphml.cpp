#include <fmt/format.h>

#include "hamlet/base/text/xml.hpp"
#include "hamlet/io/format.hpp"

namespace hamlet {

namespace {

std::string write_graphml(std::span<const Sheet> sheets) {
  const Board& board = path_only(only_sheet(sheets, "graphml"), "graphml").board;
  const Graph& graph = board.graph();
  std::string out =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n"
      "  <key id=\"name\" for=\"node\" attr.name=\"name\" attr.type=\"string\"/>\n";
  if (board.has_cells()) {
    out +=
        "  <key id=\"row\" for=\"node\" attr.name=\"row\" attr.type=\"int\"/>\n"
        "  <key id=\"col\" for=\"node\" attr.name=\"col\" attr.type=\"int\"/>\n";
  }
  out += fmt::format("  <graph id=\"{}\" edgedefault=\"{}\">\n", xml_escaped(board.name()),
                     graph.is_directed() ? "directed" : "undirected");
  for (Vertex v = 0; v < board.size(); ++v) {
    out += fmt::format("    <node id=\"n{}\"><data key=\"name\">{}</data>", v, xml_escaped(board.label(v)));
    if (board.has_cells())
      out += fmt::format("<data key=\"row\">{}</data><data key=\"col\">{}</data>", board.cell(v).row,
                         board.cell(v).col);
    out += "</node>\n";
  }
  for (const Edge& edge : graph.edges())
    out += fmt::format("    <edge source=\"n{}\" target=\"n{}\"/>\n", edge.from, edge.to);
  return out + "  </graph>\n</graphml>\n";
}

}  // namespace

extern const Format graphml_format = {
    .name = "graphml",
    .summary = "the board's graph for Gephi, yEd, networkx and others",
    .ending = ".graphml",
    .is_graph = true,
    .write = write_graphml,
};

}  // namespace hamlet
