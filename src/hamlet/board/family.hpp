#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "hamlet/base/memory.hpp"
#include "hamlet/board/lattice.hpp"
#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// The parts of a name such as "leaper-1-4:10x10", for a family to parse.
struct BoardArguments {
  std::string_view text;                // the whole name, for error messages
  std::vector<std::string_view> extra;  // "1", "4"
  std::string_view size;                // "10x10"
  MemoryBudget memory;
};

/// A graph without cells, and where to draw its vertices, which are named 1, 2, 3, …
struct NamedGraph {
  Graph graph;
  std::vector<Point> places;
};

/// A family of boards. A new one is a file in families/ and a word in the list of src/hamlet/CMakeLists.txt.
struct BoardFamily {
  std::string_view name;
  std::string_view alias = {};  // another name people use
  std::string_view usage;       // "knight:ROWSxCOLUMNS"
  std::string_view summary;
  std::string_view example;
  // Exactly one of the two is set.
  Lattice (*lattice)(const BoardArguments&) = nullptr;
  NamedGraph (*graph)(const BoardArguments&) = nullptr;
};

/// All families, in the order of the list.
std::span<const BoardFamily* const> board_families();

/// The family with a name or alias, such as "knight" or "hopido". Throws InputError if there is none, and
/// suggests the nearest.
const BoardFamily& board_family(std::string_view name, std::string_view where);

/// Shared parsers for the arguments of families. Each rejects what is zero, negative, not a number, or too
/// large for the memory.
struct RowsAndColumns {
  int rows;
  int columns;
};
RowsAndColumns rows_and_columns(const BoardArguments& arguments);
int side_length(const BoardArguments& arguments);
/// The numbers of "11,2".
std::vector<int> numbers(const BoardArguments& arguments, std::size_t how_many, std::string_view meaning);
void require_no_extra(const BoardArguments& arguments);
/// For boards that are built immediately.
void require_fits(const BoardArguments& arguments, double cells, double moves_per_cell);
/// For a rectangle, whose graph is built on first use: the memory for an answer, one number per cell.
void require_cells_fit(const BoardArguments& arguments, double cells, double rows);
void require_graph_fits(std::string_view board, double cells, double arcs, const MemoryBudget& memory);
/// An upper bound on the memory of a board while it is built and examined.
double board_bytes(double cells, double arcs);

/// n points on a circle, the first at the top.
std::vector<Point> circle(std::size_t n, Point centre, double radius);

}  // namespace hamlet
