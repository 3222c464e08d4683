#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "hamlet/base/memory.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// Shared by the readers and writers of graphs.

/// A graph while it is read: names in order of appearance, and edges between them.
struct NamedEdges {
  bool directed = false;
  std::vector<std::string> names = {};
  std::unordered_map<std::string, Vertex> vertex = {};
  std::vector<Edge> edges = {};

  /// Throws an InputError if the name is taken.
  void add_vertex(const std::string& name, std::string_view where);
  /// Returns the vertex of that name and adds it if it is new.
  Vertex vertex_named(const std::string& name);
  /// Throws an InputError if the name is unknown.
  Vertex known_vertex(const std::string& name, std::string_view where) const;
  /// Throws an InputError for a loop.
  void add_edge(Vertex from, Vertex to, std::string_view where);
  /// Builds the board. Names 1 … n in this order are dropped, since vertices without names are called that.
  Board board(const MemoryBudget& memory) &&;
};

/// Builds the board of a graph. The vertices are numbered from 1 if `names` does not name each of them
/// distinctly.
Board numbered_board(Vertex vertices, const std::vector<Edge>& edges, bool directed,
                     std::vector<std::string> names = {});
/// Throws an InputError if a graph of this size is too large, before any of it is built.
void require_graph_fits(double vertices, double edges, std::string_view where, const MemoryBudget& memory);

/// Throws an InputError if the text is so short that most vertices could not have an edge, before memory is
/// allocated for them.
void require_long_enough(std::string_view text, std::int64_t vertices, std::string_view where);

/// Parses a vertex number from 1 to n and returns the vertex, counted from 0.
Vertex numbered_vertex(std::string_view word, std::int64_t vertices, std::string_view where);

/// Formats that only number their vertices store names in comments: "vertex 3 is called a".
std::string vertex_name_comment(const Board& board, Vertex v);
/// Adds the name in such a comment to `names`; ignores other comments.
void read_vertex_name(std::string_view comment, std::vector<std::string>& names);
/// Returns whether the vertices are called anything but 1, 2, 3, …
bool has_names(const Board& board);

/// A puzzle without clues on a graph.
Sheet graph_sheet(Board board, bool closed = false);

}  // namespace hamlet
