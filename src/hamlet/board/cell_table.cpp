#include "hamlet/board/cell_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <utility>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/nearest.hpp"

namespace hamlet {

void require_blocked_on(const Frame& frame, std::span<const Cell> blocked, std::string_view where) {
  for (const Cell& cell : blocked) {
    if (!frame.contains(cell))
      throw InputError(
          std::string(where),
          fmt::format("the blocked cell {} is off the board, which has {} rows of up to {} cells",
                      spoken(cell), frame.row_count(), frame.column_count()));
  }
}

namespace {

constexpr std::array<std::string_view, 3> wrap_names = {"none", "cylinder", "torus"};

int wrapped(int value, int size) { return ((value - 1) % size + size) % size + 1; }

std::vector<Cell> in_order_on_frame(std::vector<Cell> blocked, const Frame& frame, std::string_view name) {
  require_blocked_on(frame, blocked, name);
  std::ranges::sort(blocked);
  blocked.erase(std::unique(blocked.begin(), blocked.end()), blocked.end());
  return blocked;
}

}  // namespace

std::string_view to_text(Wrap wrap) { return wrap_names[static_cast<std::size_t>(wrap)]; }

Wrap wrap_from_text(std::string_view text, std::string_view where) {
  const auto found = std::ranges::find(wrap_names, text);
  if (found == wrap_names.end())
    throw InputError(std::string(where), unknown_name("wrapping", text, wrap_names));
  return static_cast<Wrap>(found - wrap_names.begin());
}

CellTable::CellTable(Lattice lattice, Wrap wrap, std::vector<Cell> blocked, std::string_view name)
    : lattice_(std::move(lattice)), wrap_(wrap) {
  const bool is_rectangle = frame().is_rectangle();
  if (wrap != Wrap::none && !is_rectangle) {
    throw InputError(std::string(name),
                     fmt::format("only rectangles of squares can be wrapped into a {}", to_text(wrap)));
  }
  blocked_ = in_order_on_frame(std::move(blocked), frame(), name);
  std::size_t position = 0;
  first_of_row_.reserve(frame().rows.size());
  for (const auto& row : frame().rows) {
    first_of_row_.push_back(position);
    position += row.length;
  }
  if (blocked_.size() == position)
    throw InputError(std::string(name), "every cell is blocked, so there is no board left");
  require(position < no_vertex, "a board has fewer than 2^32 - 1 cells");
  size_ = static_cast<Vertex>(position - blocked_.size());
  if (is_rectangle) {
    columns_ = static_cast<Vertex>(frame().column_count());
    if (columns_ > 1) columns_inverse_ = ~std::uint64_t{0} / columns_ + 1;
  }
  if (is_whole_rectangle()) find_leaps();
  if (!blocked_.empty()) number_free_cells();
}

void CellTable::number_free_cells() {
  cells_.reserve(size_);
  vertex_at_position_.assign(size_ + blocked_.size(), no_vertex);
  auto next_blocked = blocked_.begin();
  for (int row = 1; row <= frame().row_count(); ++row) {
    for (int col = 1; col <= frame().rows[row - 1].length; ++col) {
      if (next_blocked != blocked_.end() && *next_blocked == Cell{row, col}) {
        ++next_blocked;
        continue;
      }
      vertex_at_position_[position({row, col})] = static_cast<Vertex>(cells_.size());
      cells_.push_back({row, col});
    }
  }
}

/// Requires a rectangle. The upper half of the product is the exact quotient of 32-bit numbers (Lemire, Kaser
/// and Kurz, 2019); validating 10^8 cells is mostly division.
Vertex CellTable::row_of(Vertex v) const {
  __extension__ using Product = unsigned __int128;
  return columns_ == 1 ? v : static_cast<Vertex>(Product{columns_inverse_} * v >> 64);
}

Cell CellTable::cell(Vertex v) const {
  if (!cells_.empty()) return cells_[v];
  if (columns_ != 0) {
    const Vertex row = row_of(v);
    return {static_cast<int>(row) + 1, static_cast<int>(v - row * columns_) + 1};
  }
  const auto next = std::ranges::upper_bound(first_of_row_, v);
  const auto row = static_cast<int>(next - first_of_row_.begin());
  return {row, static_cast<int>(v - *(next - 1)) + 1};
}

std::optional<Vertex> CellTable::vertex_at(Cell cell) const {
  if (!frame().contains(cell)) return std::nullopt;
  const std::size_t at = position(cell);
  if (vertex_at_position_.empty()) return static_cast<Vertex>(at);
  const Vertex v = vertex_at_position_[at];
  return v == no_vertex ? std::nullopt : std::optional(v);
}

/// The cell that a move leads to, if the frame has it.
std::optional<Cell> CellTable::target(Cell from, Move move) const {
  if (wrap_ != Wrap::none) {
    const Cell to{from.row + move.down, wrapped(from.col + move.right, frame().rows[0].length)};
    if (wrap_ == Wrap::torus) return Cell{wrapped(to.row, frame().row_count()), to.col};
    return frame().contains(to) ? std::optional(to) : std::nullopt;
  }
  const int row = from.row + move.down;
  if (row < 1 || row > frame().row_count()) return std::nullopt;
  const int offset = frame().site_of(from) + move.right - frame().rows[row - 1].indent;
  if (offset < 0 || offset % frame().stride != 0) return std::nullopt;
  const Cell to{row, offset / frame().stride + 1};
  return frame().contains(to) ? std::optional(to) : std::nullopt;
}

void CellTable::append_neighbours(Vertex v, std::vector<Vertex>& neighbours) const {
  const Cell from = cell(v);
  for (const Move& move : lattice_.moves) {
    const auto to = target(from, move);
    if (!to || *to == from) continue;
    if (const auto w = vertex_at(*to)) neighbours.push_back(*w);
  }
}

void CellTable::find_leaps() {
  constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
  if (lattice_.moves.size() > Leaps::most || size_ > most) return;
  for (std::size_t i = 0; i < lattice_.moves.size(); ++i) {
    const auto [down, right] = lattice_.moves[i];
    const std::int64_t by = std::int64_t{down} * columns_ + right;
    if (std::abs(by) > most || 2 * std::abs(std::int64_t{right}) >= columns_) return;
    leaps_.by[i] = static_cast<std::int32_t>(by);
    leaps_.right[i] = right;
  }
  leaps_.are_known = true;
}

bool CellTable::is_leap(Vertex from, Vertex to) const {
  const auto by = static_cast<std::int32_t>(to - from);
  std::int32_t found = 0, right = 0;
  // No early exit, since which move it is cannot be predicted.
  for (std::size_t i = 0; i < Leaps::most; ++i) {
    const std::int32_t is_it = leaps_.by[i] == by ? -1 : 0;
    found |= is_it;
    right += is_it & leaps_.right[i];
  }
  const auto column = static_cast<std::int32_t>(from - row_of(from) * columns_) + right;
  return found != 0 && by != 0 && column >= 0 && column < static_cast<std::int32_t>(columns_);
}

bool CellTable::is_move(Vertex from, Vertex to) const {
  if (leaps_.are_known) return is_leap(from, to);
  const Cell a = cell(from), b = cell(to);
  if (wrap_ != Wrap::none) {
    return a != b && std::ranges::any_of(lattice_.moves, [&](Move move) { return target(a, move) == b; });
  }
  const int down = b.row - a.row, right = frame().site_of(b) - frame().site_of(a);
  return std::ranges::any_of(lattice_.moves,
                             [&](Move move) { return move.down == down && move.right == right; });
}

double cell_table_bytes(double cells, double rows, bool has_blocked) {
  return rows * (sizeof(Frame::Row) + sizeof(std::size_t)) +
         (has_blocked ? cells * (sizeof(Cell) + sizeof(Vertex)) : 0.0);
}

}  // namespace hamlet
