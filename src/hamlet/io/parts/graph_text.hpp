#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "hamlet/base/memory.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// What readers of graphs share.

/// A graph as it is being read: names in order of appearance, and edges between them.
struct NamedEdges {
  bool directed = false;
  std::vector<std::string> names = {};
  std::unordered_map<std::string, Vertex> vertex = {};
  std::vector<Edge> edges = {};

  /// Complains of a name that is there already.
  void add_vertex(const std::string& name, std::string_view where);
  /// The vertex of a name, new or not.
  Vertex vertex_named(const std::string& name);
  /// Complains of a name that is not there.
  Vertex known_vertex(const std::string& name, std::string_view where) const;
  /// Complains of loops.
  void add_edge(Vertex from, Vertex to, std::string_view where);
  /// Names 1 … n in this order are left out, since they are what vertices without names are called.
  Board board(const MemoryBudget& memory) &&;
};

/// The board of a graph whose vertices are numbered from 1; refuses sizes that do not fit before building
/// anything.
Board numbered_board(Vertex vertices, const std::vector<Edge>& edges, bool directed,
                     std::vector<std::string> names = {});
void require_graph_fits(double vertices, double edges, std::string_view where, const MemoryBudget& memory);

/// Refuses a number of vertices that most of the text cannot be about, before room is made for them.
void require_long_enough(std::string_view text, std::int64_t vertices, std::string_view where);

/// Reads a vertex number from 1 to n, as vertex from 0.
Vertex numbered_vertex(std::string_view word, std::int64_t vertices, std::string_view where);

/// Formats that only number their vertices keep the names in comments "vertex 3 is called a".
std::string vertex_name_comment(const Board& board, Vertex v);
/// Takes note of such a comment; whatever else a comment says does not matter.
void read_vertex_name(std::string_view comment, std::vector<std::string>& names);
/// Whether vertices are called something else than 1, 2, 3, …
bool has_names(const Board& board);

/// A plain puzzle on a graph.
Sheet graph_sheet(Board board, bool closed = false);

/// For writers of graphs: refuses clues, diamonds, marks, ends and bridges, which a graph format cannot hold.
const PathSheet& graph_only(const Sheet& sheet, std::string_view format);

}  // namespace hamlet
