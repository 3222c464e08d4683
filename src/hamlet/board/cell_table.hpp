#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/board/lattice.hpp"
#include "hamlet/types.hpp"

namespace hamlet {

/// Which edges of a rectangle are glued: left and right on a cylinder, top and bottom too on a torus.
enum class Wrap { none, cylinder, torus };

/// The free cells of a lattice, numbered row by row, and the moves between them. Stores nothing per cell
/// while no cell is blocked: a board of 10^8 cells costs what its rows cost.
class CellTable {
 public:
  CellTable() = default;
  /// Throws InputError at `name` for a blocked cell off the board, no cell left, or a shape that cannot be
  /// wrapped.
  CellTable(Lattice lattice, Wrap wrap, std::vector<Cell> blocked, std::string_view name);

  const Lattice& lattice() const { return lattice_; }
  const Frame& frame() const { return lattice_.frame; }
  Wrap wrap() const { return wrap_; }
  /// Ascending.
  const std::vector<Cell>& blocked() const { return blocked_; }
  bool is_whole_rectangle() const { return columns_ != 0 && blocked_.empty() && wrap_ == Wrap::none; }

  Vertex size() const { return size_; }
  Cell cell(Vertex v) const;
  /// Nullopt where there is no free cell.
  std::optional<Vertex> vertex_at(Cell cell) const;
  /// The index of a free or blocked cell in reading order.
  std::size_t position(Cell cell) const { return first_of_row_[cell.row - 1] + (cell.col - 1); }

  void append_neighbours(Vertex v, std::vector<Vertex>& neighbours) const;
  bool is_move(Vertex from, Vertex to) const;

 private:
  /// The moves of a whole rectangle as steps in the numbering, in arrays of a size for vector instructions.
  /// Used only if no two moves are the same step.
  struct Leaps {
    static constexpr std::size_t most = 8;
    std::array<std::int32_t, most> by = {};
    std::array<std::int32_t, most> right = {};
    bool are_known = false;
  };

  void find_leaps();
  bool is_leap(Vertex from, Vertex to) const;
  Vertex row_of(Vertex v) const;
  std::optional<Cell> target(Cell from, Move move) const;
  void number_free_cells();

  Lattice lattice_;
  Wrap wrap_ = Wrap::none;
  std::vector<Cell> blocked_;
  Vertex size_ = 0;
  Vertex columns_ = 0;                 // of a rectangle, else 0
  std::uint64_t columns_inverse_ = 0;  // 2^64 / columns, rounded up; 0 for one column
  Leaps leaps_;
  std::vector<std::size_t> first_of_row_;
  // Empty if nothing is blocked.
  std::vector<Cell> cells_;
  std::vector<Vertex> vertex_at_position_;
};

std::string_view to_text(Wrap wrap);
Wrap wrap_from_text(std::string_view text, std::string_view where);

/// The size of a table in bytes, for refusing it before it is built.
double cell_table_bytes(double cells, double rows, bool has_blocked);

/// Throws InputError at `where` if a cell is off the board.
void require_blocked_on(const Frame& frame, std::span<const Cell> blocked, std::string_view where);

}  // namespace hamlet
