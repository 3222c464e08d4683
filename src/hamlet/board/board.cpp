#include "hamlet/board/board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "hamlet/base/error.hpp"
#include "hamlet/base/nearest.hpp"
#include "hamlet/base/scan.hpp"
#include "hamlet/board/family.hpp"

namespace hamlet {

namespace {

constexpr std::array<std::string_view, 3> wrap_names = {"none", "cylinder", "torus"};

/// "leaper-1-4:10x10" in its parts.
struct SplitName {
  const BoardFamily* family;
  BoardArguments arguments;
};

SplitName split_name(std::string_view name, const MemoryBudget& memory) {
  const std::size_t colon = name.find(':');
  const std::string_view front = name.substr(0, colon);
  auto words = split(front, '-');
  SplitName parts{&board_family(words[0], name), {name, {}, {}, memory}};
  parts.arguments.extra.assign(words.begin() + 1, words.end());
  if (colon != std::string_view::npos) parts.arguments.size = name.substr(colon + 1);
  return parts;
}

std::string canonical_name(const SplitName& parts) {
  std::string name(parts.family->name);
  for (auto word : parts.arguments.extra) name.append("-").append(word);
  if (!parts.arguments.size.empty()) name.append(":").append(parts.arguments.size);
  return name;
}

int wrapped(int value, int size) { return ((value - 1) % size + size) % size + 1; }

/// The cell a move leads to, if the frame has it.
std::optional<Cell> target(const Frame& frame, Wrap wrap, Cell from, Move move) {
  if (wrap != Wrap::none) {
    const Cell to{from.row + move.down, wrapped(from.col + move.right, frame.rows[0].length)};
    if (wrap == Wrap::torus) return Cell{wrapped(to.row, frame.row_count()), to.col};
    return frame.contains(to) ? std::optional(to) : std::nullopt;
  }
  const int row = from.row + move.down;
  if (row < 1 || row > frame.row_count()) return std::nullopt;
  const int offset = frame.site_of(from) + move.right - frame.rows[row - 1].indent;
  if (offset < 0 || offset % frame.stride != 0) return std::nullopt;
  const Cell to{row, offset / frame.stride + 1};
  return frame.contains(to) ? std::optional(to) : std::nullopt;
}

std::vector<Cell> in_order_on_frame(std::vector<Cell> blocked, const Frame& frame, std::string_view name) {
  for (const Cell& cell : blocked) {
    if (!frame.contains(cell)) {
      throw InputError(
          std::string(name),
          fmt::format("the blocked cell {} is off the board, which has {} rows of up to {} cells",
                      to_text(cell), frame.row_count(), frame.column_count()));
    }
  }
  std::ranges::sort(blocked);
  blocked.erase(std::unique(blocked.begin(), blocked.end()), blocked.end());
  return blocked;
}

}  // namespace

std::string_view family_word(std::string_view board_name) {
  return board_name.substr(0, board_name.find_first_of(":-"));
}

std::string_view to_text(Wrap wrap) { return wrap_names[static_cast<std::size_t>(wrap)]; }

Wrap wrap_from_text(std::string_view text, std::string_view where) {
  const auto found = std::ranges::find(wrap_names, text);
  if (found == wrap_names.end())
    throw InputError(std::string(where), unknown_name("wrapping", text, wrap_names));
  return static_cast<Wrap>(found - wrap_names.begin());
}

std::optional<Vertex> Board::vertex_at(Cell cell) const {
  if (!lattice_.frame.contains(cell)) return std::nullopt;
  const std::size_t at = position(cell);
  if (vertex_at_position_.empty()) return static_cast<Vertex>(at);
  const Vertex v = vertex_at_position_[at];
  return v == no_vertex ? std::nullopt : std::optional(v);
}

std::string Board::label(Vertex v) const {
  if (has_cells()) return to_text(cells_[v]);
  return names_.empty() ? std::to_string(v + 1) : names_[v];
}

Vertex Board::vertex_of(Cell cell, std::string_view where) const {
  if (const auto v = vertex_at(cell)) return *v;
  const Frame& frame = lattice_.frame;
  if (frame.contains(cell))
    throw InputError(std::string(where), fmt::format("the cell {} is blocked", to_text(cell)));
  throw InputError(std::string(where),
                   fmt::format("the cell {} is off the board {}, which has {} rows of up to {} cells",
                               to_text(cell), name_, frame.row_count(), frame.column_count()));
}

Vertex Board::vertex_of(std::string_view label, std::string_view where) const {
  if (has_cells()) return vertex_of(cell_from_text(label, where), where);
  if (names_.empty()) {
    const auto number = scan_integer(label);
    if (number && *number >= 1 && *number <= size()) return static_cast<Vertex>(*number - 1);
    throw InputError(std::string(where), fmt::format("'{}' is not a vertex; they are numbered 1 to {}",
                                                     label.substr(0, 40), size()));
  }
  const auto found =
      std::ranges::lower_bound(by_name_, label, {}, [&](Vertex v) { return std::string_view(names_[v]); });
  if (found == by_name_.end() || names_[*found] != label) {
    throw InputError(std::string(where), fmt::format("the graph has no vertex '{}'; its first is '{}'",
                                                     label.substr(0, 40), names_.front()));
  }
  return *found;
}

bool operator==(const Board& a, const Board& b) {
  if (a.name_ != b.name_ || a.wrap_ != b.wrap_ || a.blocked_ != b.blocked_ || !(a.graph_ == b.graph_))
    return false;
  for (Vertex v = 0; v < a.size(); ++v) {
    if (a.label(v) != b.label(v)) return false;
  }
  return true;
}

Board lattice_board(std::string name, Lattice lattice, Wrap wrap, std::vector<Cell> blocked) {
  const Frame& frame = lattice.frame;
  if (wrap != Wrap::none && !frame.is_rectangle()) {
    throw InputError(name, fmt::format("only rectangles of squares can be wrapped into a {}", to_text(wrap)));
  }
  Board board;
  board.blocked_ = in_order_on_frame(std::move(blocked), frame, name);
  if (board.blocked_.size() == frame.cell_count())
    throw InputError(name, "every cell is blocked, so there is no board left");
  board.wrap_ = wrap;
  std::size_t position = 0;
  for (const auto& row : frame.rows) {
    board.first_of_row_.push_back(position);
    position += row.length;
  }
  board.cells_.reserve(position - board.blocked_.size());
  if (!board.blocked_.empty()) board.vertex_at_position_.assign(position, no_vertex);
  auto next_blocked = board.blocked_.begin();
  for (int row = 1; row <= frame.row_count(); ++row) {
    for (int col = 1; col <= frame.rows[row - 1].length; ++col) {
      if (next_blocked != board.blocked_.end() && *next_blocked == Cell{row, col}) {
        ++next_blocked;
        continue;
      }
      if (!board.vertex_at_position_.empty()) {
        board.vertex_at_position_[board.first_of_row_[row - 1] + (col - 1)] =
            static_cast<Vertex>(board.cells_.size());
      }
      board.cells_.push_back({row, col});
    }
  }
  board.lattice_ = std::move(lattice);
  board.name_ = std::move(name);
  board.graph_ = Graph::symmetric_from_rows(
      static_cast<Vertex>(board.cells_.size()), board.cells_.size() * board.lattice_.moves.size(),
      [&](Vertex v, auto&& emit) {
        for (const Move& move : board.lattice_.moves) {
          const auto to = target(board.lattice_.frame, wrap, board.cells_[v], move);
          if (!to || *to == board.cells_[v]) continue;
          if (const auto w = board.vertex_at(*to)) emit(*w);
        }
      });
  return board;
}

Board graph_board(std::string name, Graph graph, std::vector<std::string> names, std::vector<Point> places) {
  Board board;
  if (places.empty()) {
    const double radius = std::max(1.0, 0.2 * graph.vertex_count());
    places = circle(graph.vertex_count(), {radius + 0.5, radius + 0.5}, radius);
  }
  require(names.empty() || names.size() == graph.vertex_count(), "a name for each vertex");
  require(places.size() == graph.vertex_count(), "a place for each vertex");
  board.name_ = std::move(name);
  board.graph_ = std::move(graph);
  board.names_ = std::move(names);
  board.by_name_.resize(board.names_.size());
  std::iota(board.by_name_.begin(), board.by_name_.end(), Vertex{0});
  std::ranges::sort(board.by_name_, {}, [&](Vertex v) { return std::string_view(board.names_[v]); });
  board.places_ = std::move(places);
  board.lattice_.outline = Outline::dot;
  return board;
}

Lattice make_lattice(std::string_view name, const MemoryBudget& memory) {
  const SplitName parts = split_name(name, memory);
  if (!parts.family->lattice)
    throw InputError(std::string(name), "this is a graph without cells, and a board of cells is needed");
  return parts.family->lattice(parts.arguments);
}

Board make_board(const BoardRequest& request, const MemoryBudget& memory) {
  const SplitName parts = split_name(request.name, memory);
  if (parts.family->lattice) {
    return lattice_board(canonical_name(parts), parts.family->lattice(parts.arguments), request.wrap,
                         request.blocked);
  }
  if (request.wrap != Wrap::none || !request.blocked.empty()) {
    throw InputError(request.name, "a graph has no cells to block and no edges to wrap");
  }
  NamedGraph named = parts.family->graph(parts.arguments);
  return graph_board(canonical_name(parts), std::move(named.graph), {}, std::move(named.places));
}

std::string with_size_of_rows(std::string_view family, const std::vector<int>& row_lengths,
                              std::string_view where, const MemoryBudget& memory) {
  const std::size_t rows = row_lengths.size();
  const int widest = row_lengths.empty() ? 0 : *std::ranges::max_element(row_lengths);
  for (const std::string& size :
       {fmt::format("{}x{}", rows, widest), fmt::format("{}", (rows + 1) / 2), fmt::format("{}", rows)}) {
    std::string name = fmt::format("{}:{}", family, size);
    try {
      const auto frame = make_lattice(name, memory).frame;
      if (std::ranges::equal(frame.rows, row_lengths, {}, &Frame::Row::length)) return name;
    } catch (const InputError&) {
      // The family does not write its size this way, or it is unknown: the last attempt says so below.
    }
  }
  make_lattice(fmt::format("{}:{}x{}", family, rows, widest), memory);
  throw InputError(
      std::string(where),
      fmt::format("the rows do not form a board of '{}'; the widest has {} cells and some differ", family,
                  widest));
}

}  // namespace hamlet
