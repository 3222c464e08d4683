#include "hamlet/io/parts/graph_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <unordered_set>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/format.hpp"

namespace hamlet {

void NamedEdges::add_vertex(const std::string& name, std::string_view where) {
  if (!vertex.try_emplace(name, static_cast<Vertex>(names.size())).second) {
    throw InputError(std::string(where), fmt::format("the vertex '{}' is given twice", name.substr(0, 40)));
  }
  names.push_back(name);
}

Vertex NamedEdges::vertex_named(const std::string& name) {
  const auto [found, is_new] = vertex.try_emplace(name, static_cast<Vertex>(names.size()));
  if (is_new) names.push_back(name);
  return found->second;
}

Vertex NamedEdges::known_vertex(const std::string& name, std::string_view where) const {
  const auto found = vertex.find(name);
  if (found == vertex.end())
    throw InputError(std::string(where),
                     fmt::format("there is no vertex '{}' in the list of vertices", name.substr(0, 40)));
  return found->second;
}

void NamedEdges::add_edge(Vertex from, Vertex to, std::string_view where) {
  if (from == to)
    throw InputError(std::string(where),
                     fmt::format("an edge joins '{}' to itself", names[from].substr(0, 40)));
  edges.push_back({from, to});
}

Board NamedEdges::board(const MemoryBudget& memory) && {
  const auto n = static_cast<Vertex>(names.size());
  require_graph_fits(n, static_cast<double>(edges.size()), "graph", memory);
  bool plain = true;
  for (Vertex v = 0; v < n && plain; ++v) plain = names[v] == std::to_string(v + 1);
  if (plain) return numbered_board(n, edges, directed);
  return graph_board("graph", directed ? Graph::directed(n, edges) : Graph::symmetric(n, edges),
                     std::move(names));
}

Board numbered_board(Vertex vertices, const std::vector<Edge>& edges, bool directed,
                     std::vector<std::string> names) {
  // Use the names only if they are complete and distinct: a comment may contain anything.
  std::unordered_set<std::string_view> distinct(names.begin(), names.end());
  if (names.size() != vertices || distinct.size() != names.size() || distinct.contains("")) names.clear();
  return graph_board("graph", directed ? Graph::directed(vertices, edges) : Graph::symmetric(vertices, edges),
                     std::move(names));
}

std::string vertex_name_comment(const Board& board, Vertex v) {
  return fmt::format("vertex {} is called {}", v + 1, board.label(v));
}

void read_vertex_name(std::string_view comment, std::vector<std::string>& names) {
  constexpr std::string_view called = " is called ";
  comment = trimmed(comment);
  const std::size_t at = comment.find(called);
  if (!comment.starts_with("vertex ") || at == std::string_view::npos) return;
  const auto number = scan_integer(comment.substr(7, at - 7));
  // Names are written in order, so a number can claim no more memory than its text takes.
  if (number && *number == static_cast<std::int64_t>(names.size()) + 1)
    names.emplace_back(comment.substr(at + called.size()));
}

bool has_names(const Board& board) {
  for (Vertex v = 0; v < board.size(); ++v) {
    if (board.label(v) != std::to_string(v + 1)) return true;
  }
  return false;
}

void require_graph_fits(double vertices, double edges, std::string_view where, const MemoryBudget& memory) {
  // While the graph is built, the list of edges exists beside the finished rows.
  const double bytes = vertices * (sizeof(Point) + sizeof(Vertex)) + graph_bytes(vertices, 2 * edges) +
                       3 * edges * sizeof(Edge);
  memory.require_fits(bytes, where,
                      fmt::format("a graph of {:.0f} vertices and {:.0f} edges", vertices, edges));
  if (vertices >= no_vertex || 2 * edges >= std::numeric_limits<std::uint32_t>::max()) {
    throw InputError(std::string(where), "a graph has at most 4294967294 vertices and 2147483647 edges");
  }
}

void require_long_enough(std::string_view text, std::int64_t vertices, std::string_view where) {
  if (vertices <= static_cast<std::int64_t>(text.size()) + 1'000'000) return;
  throw InputError(std::string(where),
                   fmt::format("the text is too short for {} vertices; most would have no edge", vertices));
}

Vertex numbered_vertex(std::string_view word, std::int64_t vertices, std::string_view where) {
  const auto number = scan_integer(word);
  if (!number || *number < 1 || *number > vertices) {
    throw InputError(std::string(where), fmt::format("'{}' is not a vertex; vertices are numbered 1 to {}",
                                                     word.substr(0, 40), vertices));
  }
  return static_cast<Vertex>(*number - 1);
}

Sheet graph_sheet(Board board, bool closed) {
  PathPuzzle puzzle{.graph = board.graph(), .closed = closed};
  return sheet_of(PathSheet{.board = std::move(board), .puzzle = std::move(puzzle)});
}

}  // namespace hamlet
