#include <fmt/format.h>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/io/parts/graph_text.hpp"

// `p edge N M`, then `e A B` for each edge. `c` begins a comment, which may hold the name of a vertex.

namespace hamlet {

namespace {

bool recognises_dimacs(std::string_view text) {
  for (auto line : lines(text.substr(0, 4096))) {
    const auto parts = words(line);
    if (parts.empty() || parts[0] == "c") continue;
    return parts[0] == "p" && parts.size() >= 2 && (parts[1] == "edge" || parts[1] == "col");
  }
  return false;
}

std::vector<Sheet> read_dimacs(std::string_view text, const MemoryBudget& memory) {
  std::int64_t vertices = -1, stated = 0;
  std::vector<Edge> edges;
  std::vector<std::string> names;
  const auto all = lines(text);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto parts = words(all[i]);
    if (parts.empty()) continue;
    if (parts[0] == "c") {
      read_vertex_name(trimmed(all[i]).substr(1), names);
      continue;
    }
    const std::string where = fmt::format("line {}", i + 1);
    if (parts[0] == "p") {
      const auto n = parts.size() == 4 ? scan_integer(parts[2]) : std::nullopt;
      const auto m = parts.size() == 4 ? scan_integer(parts[3]) : std::nullopt;
      if (!n || !m || *n < 0 || *m < 0 || vertices >= 0)
        throw InputError(where, "one line 'p edge VERTICES EDGES' belongs here");
      require_graph_fits(static_cast<double>(*n), static_cast<double>(*m), where, memory);
      require_long_enough(text, *n, where);
      vertices = *n;
      stated = *m;
    } else if (parts[0] == "e" && parts.size() == 3 && vertices >= 0) {
      const Edge edge{numbered_vertex(parts[1], vertices, where), numbered_vertex(parts[2], vertices, where)};
      if (edge.from == edge.to) throw InputError(where, fmt::format("an edge joins {} to itself", parts[1]));
      edges.push_back(edge);
    } else {
      throw InputError(where, "an edge is written 'e A B'");
    }
  }
  if (vertices < 0) throw InputError("line 1", "a line 'p edge VERTICES EDGES' must come first");
  // A file may list each edge from both ends and announce it once, or the other way round.
  const auto listed = static_cast<std::int64_t>(edges.size());
  if (listed != stated && listed != 2 * stated && 2 * listed != stated) {
    throw InputError(fmt::format("line {}", all.size()),
                     fmt::format("the file announces {} edges and lists {}", stated, listed));
  }
  std::vector<Sheet> sheets;
  sheets.push_back(
      graph_sheet(numbered_board(static_cast<Vertex>(vertices), edges, false, std::move(names))));
  return sheets;
}

std::string write_dimacs(std::span<const Sheet> sheets) {
  const PathSheet& sheet = path_only(only_sheet(sheets, "dimacs"), "dimacs");
  const Graph& graph = sheet.board.graph();
  if (graph.is_directed())
    throw InputError("dimacs", "this format holds edges, and cannot hold the arcs of a directed graph");
  std::string out;
  for (Vertex v = 0; has_names(sheet.board) && v < graph.vertex_count(); ++v)
    out += fmt::format("c {}\n", vertex_name_comment(sheet.board, v));
  out += fmt::format("p edge {} {}\n", graph.vertex_count(), graph.edge_count());
  for (const Edge& edge : graph.edges()) out += fmt::format("e {} {}\n", edge.from + 1, edge.to + 1);
  return out;
}

}  // namespace

extern const Format dimacs_format = {
    .name = "dimacs",
    .summary = "a graph in the DIMACS edge format",
    .ending = ".col",
    .is_graph = true,
    .recognises = recognises_dimacs,
    .read = read_dimacs,
    .write = write_dimacs,
};

}  // namespace hamlet
