#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/base/memory.hpp"
#include "hamlet/board/cell_table.hpp"
#include "hamlet/board/shape.hpp"
#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// The part of a board's name before the first dash or colon.
std::string_view family_word(std::string_view board_name);

/// A board to make.
struct BoardRequest {
  std::string name;  // "leaper-1-4:10x10"
  Wrap wrap = Wrap::none;
  std::vector<Cell> blocked = {};
};

/// Cells with a place in the plane, and the graph of the moves between them, which is built on first use.
/// Vertices are numbered row by row, without the blocked cells. A board made from a graph file or a named
/// graph has no rows; its vertices have names. Copies share large data.
class Board {
 public:
  Board() : cells_(std::make_shared<const CellTable>()) {}

  const std::string& name() const { return name_; }
  /// "leaper" of "leaper-1-4:10x10".
  std::string_view family() const { return family_word(name_); }
  Wrap wrap() const { return cells_->wrap(); }
  const Graph& graph() const { return graph_; }
  Vertex size() const { return graph_.vertex_count(); }

  bool has_cells() const { return !cells_->frame().rows.empty(); }
  const Lattice& lattice() const { return cells_->lattice(); }
  Cell cell(Vertex v) const { return cells_->cell(v); }
  /// Ascending.
  const std::vector<Cell>& blocked() const { return cells_->blocked(); }
  /// Nullopt where the board has no free cell.
  std::optional<Vertex> vertex_at(Cell cell) const { return cells_->vertex_at(cell); }
  /// The index of a free or blocked cell in reading order.
  std::size_t position(Cell cell) const { return cells_->position(cell); }
  /// Set for a rectangle without holes or wrapping.
  std::optional<Shape> shape() const;

  /// "3,4", or the vertex's name. `spoken` is the form for sentences: "r3c4".
  std::string label(Vertex v) const;
  std::string spoken(Vertex v) const;
  /// The vertex of a label in the input. Throws InputError if it is off the board, blocked or unknown.
  Vertex vertex_of(std::string_view label, std::string_view where) const;
  Vertex vertex_of(Cell cell, std::string_view where) const;

  Outline outline() const { return has_cells() ? lattice().outline : Outline::dot; }
  Point place(Vertex v) const { return has_cells() ? lattice().place(cell(v)) : places_[v]; }

  /// Same name, wrapping, blocked cells, vertex names and graph.
  friend bool operator==(const Board& a, const Board& b);

  friend Board lattice_board(std::string name, Lattice lattice, Wrap wrap, std::vector<Cell> blocked,
                             const MemoryBudget& memory);
  friend Board graph_board(std::string name, Graph graph, std::vector<std::string> names,
                           std::vector<Point> places);

 private:
  std::string name_;
  Graph graph_;
  std::shared_ptr<const CellTable> cells_;  // shared with the graph's maker
  std::vector<std::string> names_;
  std::vector<Vertex> by_name_;  // the vertices, sorted by name
  std::vector<Point> places_;
};

/// Makes the board of a name. Throws InputError for an unknown name, a wrong size, blocked cells off the
/// board, or a board that does not fit `memory`: immediately if the cells do not fit, on first use of the
/// graph if only that does not.
Board make_board(const BoardRequest& request, const MemoryBudget& memory = {});

Board lattice_board(std::string name, Lattice lattice, Wrap wrap, std::vector<Cell> blocked,
                    const MemoryBudget& memory = {});

/// A board without cells. By default the vertices are in a circle, and named 1, 2, 3, …
Board graph_board(std::string name, Graph graph, std::vector<std::string> names = {},
                  std::vector<Point> places = {});

/// Makes the lattice of a name, without building the board.
Lattice make_lattice(std::string_view name, const MemoryBudget& memory = {});

/// Adds the size to a family, for a grid that was typed in: "hex" becomes "hex:4" when the rows have 4, 5, 6,
/// 7, 6, 5, 4 cells.
std::string with_size_of_rows(std::string_view family, const std::vector<int>& row_lengths,
                              std::string_view where, const MemoryBudget& memory = {});

}  // namespace hamlet
