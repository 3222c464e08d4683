#include "hamlet/board/board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <numeric>
#include <utility>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/board/family.hpp"

namespace hamlet {

namespace {

/// The parts of "leaper-1-4:10x10".
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

/// A graph whose rows are made on first use, from the cells, which it keeps alive.
Graph graph_on_demand(const std::string& name, std::shared_ptr<const CellTable> cells,
                      const MemoryBudget& memory) {
  const auto most_arcs =
      static_cast<double>(cells->size()) * static_cast<double>(cells->lattice().moves.size());
  return Graph::on_demand({
      .vertices = cells->size(),
      .most_arcs = cells->size() * cells->lattice().moves.size(),
      .append_neighbours = [cells](Vertex v, std::vector<Vertex>& to) { cells->append_neighbours(v, to); },
      .has_arc = [cells](Vertex from, Vertex to) { return cells->is_move(from, to); },
      .before_building = [=, cells = cells->size()] { require_graph_fits(name, cells, most_arcs, memory); },
  });
}

}  // namespace

std::string_view family_word(std::string_view board_name) {
  return board_name.substr(0, board_name.find_first_of(":-"));
}

std::optional<Shape> Board::shape() const {
  if (!cells_->is_whole_rectangle()) return std::nullopt;
  return Shape{name_.substr(0, name_.find(':')), lattice().frame.row_count(), lattice().frame.column_count()};
}

std::string Board::spoken(Vertex v) const { return has_cells() ? hamlet::spoken(cell(v)) : label(v); }

std::string Board::label(Vertex v) const {
  if (has_cells()) return to_text(cell(v));
  return names_.empty() ? std::to_string(v + 1) : names_[v];
}

Vertex Board::vertex_of(Cell cell, std::string_view where) const {
  if (const auto v = vertex_at(cell)) return *v;
  const Frame& frame = lattice().frame;
  if (frame.contains(cell))
    throw InputError(std::string(where), fmt::format("the cell {} is blocked", hamlet::spoken(cell)));
  throw InputError(std::string(where),
                   fmt::format("the cell {} is off the board {}, which has {} rows of up to {} cells",
                               hamlet::spoken(cell), name_, frame.row_count(), frame.column_count()));
}

Vertex Board::vertex_of(std::string_view label, std::string_view where) const {
  if (has_cells()) return vertex_of(cell_from_text(label, where), where);
  if (names_.empty()) {
    const auto number = scan_integer(label);
    if (number && *number >= 1 && *number <= size()) return static_cast<Vertex>(*number - 1);
    throw InputError(std::string(where), fmt::format("'{}' is not a vertex; vertices are numbered 1 to {}",
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
  if (a.name_ != b.name_ || a.wrap() != b.wrap() || a.blocked() != b.blocked() || a.size() != b.size())
    return false;
  if (a.has_cells() || b.has_cells()) return a.lattice() == b.lattice();
  for (Vertex v = 0; v < a.size(); ++v) {
    if (a.label(v) != b.label(v)) return false;
  }
  return a.graph_ == b.graph_;
}

Board lattice_board(std::string name, Lattice lattice, Wrap wrap, std::vector<Cell> blocked,
                    const MemoryBudget& memory) {
  if (!blocked.empty()) {
    const auto cells = static_cast<double>(lattice.frame.cell_count());
    memory.require_fits(cell_table_bytes(cells, lattice.frame.row_count(), true), name,
                        fmt::format("a board of {:.0f} cells with some blocked", cells));
  }
  Board board;
  board.cells_ = std::make_shared<const CellTable>(std::move(lattice), wrap, std::move(blocked), name);
  board.name_ = std::move(name);
  board.graph_ = graph_on_demand(board.name_, board.cells_, memory);
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
  return board;
}

Lattice make_lattice(std::string_view name, const MemoryBudget& memory) {
  const SplitName parts = split_name(name, memory);
  if (!parts.family->lattice)
    throw InputError(std::string(name), "this is a graph without cells, but a board with cells is needed");
  return parts.family->lattice(parts.arguments);
}

Board make_board(const BoardRequest& request, const MemoryBudget& memory) {
  const SplitName parts = split_name(request.name, memory);
  if (parts.family->lattice) {
    return lattice_board(canonical_name(parts), parts.family->lattice(parts.arguments), request.wrap,
                         request.blocked, memory);
  }
  if (request.wrap != Wrap::none || !request.blocked.empty()) {
    throw InputError(request.name, "a graph has no cells to block and no sides to wrap");
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
      // The family writes its size in another way, or is unknown; the last attempt below reports that.
    }
  }
  make_lattice(fmt::format("{}:{}x{}", family, rows, widest), memory);
  throw InputError(
      std::string(where),
      fmt::format("the rows do not form a '{}' board; the widest has {} cells, and others have fewer", family,
                  widest));
}

}  // namespace hamlet
