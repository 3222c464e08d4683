#include "hamlet/puzzle.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "hamlet/base/error.hpp"
#include "hamlet/face/inner.hpp"

namespace hamlet {

namespace {

Sheet plain_sheet(Board board) {
  PathPuzzle puzzle{.graph = board.graph()};
  return sheet_of(PathSheet{.board = std::move(board), .puzzle = std::move(puzzle)});
}

void require_edges(Vertex vertices, std::span<const Edge> edges) {
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const auto [from, to] = edges[i];
    const std::string where = fmt::format("edges[{}]", i);
    if (from >= vertices || to >= vertices)
      throw InputError(where, fmt::format("{}-{} is not between two of the {} vertices, which are numbered "
                                          "from 0",
                                          from, to, vertices));
    if (from == to) throw InputError(where, "an edge joins two vertices, and this is a loop");
  }
}

void require_names(std::span<const std::string> names, Vertex vertices) {
  if (names.empty()) return;
  if (names.size() != vertices)
    throw InputError("names", fmt::format("there are {} names for {} vertices", names.size(), vertices));
  std::set<std::string_view> seen;
  for (const std::string& name : names) {
    if (name.empty()) throw InputError("names", "a vertex needs a name that is not empty");
    if (!seen.insert(name).second)
      throw InputError("names", fmt::format("'{}' is the name of two vertices", name));
  }
}

/// A copy with a changed puzzle, whose kind is determined anew; the solution stays. Throws an InputError if
/// the puzzle becomes invalid.
std::shared_ptr<const Sheet> asking(const Puzzle& puzzle, const std::function<void(PathPuzzle&)>& change) {
  const Sheet& sheet = sheet_in(puzzle);
  PathSheet content = path_in(puzzle, "puzzle");
  change(content.puzzle);
  validate(content.puzzle, content.labels());
  Sheet changed = sheet_of(std::move(content));
  changed.title = sheet.title;
  changed.author = sheet.author;
  changed.source = sheet.source;
  return std::make_shared<const Sheet>(std::move(changed));
}

void require_vertex(const Puzzle& puzzle, Vertex v, std::string_view where) {
  if (v >= puzzle.size())
    throw InputError(std::string(where), puzzle.size() == 0
                                             ? "there is no cell at all"
                                             : fmt::format("{} is no cell; they are numbered from 0 to {}", v,
                                                           puzzle.size() - 1));
}

}  // namespace

Puzzle::Puzzle(std::shared_ptr<const Sheet> sheet) : sheet_(std::move(sheet)) {}

Puzzle::Puzzle(std::string_view board) : Puzzle(board, BoardOptions{}) {}

Puzzle::Puzzle(std::string_view board, const BoardOptions& options) {
  reject_bridges_board(board);
  sheet_ = std::make_shared<const Sheet>(plain_sheet(
      make_board({.name = with_board_of_kind(std::string(board)),
                  .wrap = options.wrap.empty() ? Wrap::none : wrap_from_text(options.wrap, "wrap"),
                  .blocked = options.blocked})));
}

Puzzle Puzzle::on_graph(Vertex vertices, std::span<const Edge> edges) {
  return on_graph(vertices, edges, {});
}

Puzzle Puzzle::on_graph(Vertex vertices, std::span<const Edge> edges, const GraphOptions& options) {
  require_edges(vertices, edges);
  require_names(options.names, vertices);
  constexpr double bytes_a_vertex = 64;  // its place in drawings, and its name
  MemoryBudget().require_fits(
      graph_bytes(vertices, 2.0 * static_cast<double>(edges.size())) + bytes_a_vertex * vertices, "vertices",
      "such a graph");
  Graph graph = options.directed ? Graph::directed(vertices, edges) : Graph::symmetric(vertices, edges);
  return PuzzleAccess::puzzle(plain_sheet(graph_board("graph", std::move(graph), options.names)));
}

Puzzle Puzzle::of_islands(const Islands& islands) {
  BridgesGrid grid{.rows = islands.rows,
                   .cols = islands.cols,
                   .k = islands.k,
                   .eight = islands.eight,
                   .no_loops = islands.no_loops};
  for (const Island& island : islands.islands) grid.islands.push_back({island.cell, island.bridges});
  std::ranges::sort(grid.islands);
  return PuzzleAccess::puzzle(sheet_of(BridgesSheet{.puzzle = BridgesPuzzle(std::move(grid))}));
}

std::string_view Puzzle::kind() const { return sheet_->kind->name; }
std::string Puzzle::board() const { return is_bridges() ? "" : sheet_->path().board.name(); }
bool Puzzle::is_bridges() const { return !sheet_->if_path(); }
const std::string& Puzzle::title() const { return sheet_->title; }

void Puzzle::set_title(std::string title) {
  Sheet changed = *sheet_;
  changed.title = std::move(title);
  sheet_ = std::make_shared<const Sheet>(std::move(changed));
}

Vertex Puzzle::size() const {
  return is_bridges() ? static_cast<Vertex>(sheet_->bridges().puzzle.islands().size())
                      : sheet_->path().board.size();
}

std::vector<Vertex> Puzzle::neighbours(Vertex v) const {
  require_vertex(*this, v, "neighbours");
  if (!is_bridges()) {
    const auto row = sheet_->path().board.graph().out(v);
    return {row.begin(), row.end()};
  }
  std::vector<Vertex> seen;
  for (const auto& [a, b] : sheet_->bridges().puzzle.lanes()) {
    if (a == v) seen.push_back(b);
    if (b == v) seen.push_back(a);
  }
  std::ranges::sort(seen);
  return seen;
}

std::string Puzzle::label(Vertex v) const {
  require_vertex(*this, v, "label");
  return is_bridges() ? to_text(sheet_->bridges().puzzle.islands()[v].cell) : sheet_->path().board.label(v);
}

Vertex Puzzle::at(std::string_view label) const {
  if (!is_bridges()) return sheet_->path().board.vertex_of(label, "cell");
  return at(cell_from_text(label, "cell"));
}

Vertex Puzzle::at(Cell cell) const {
  if (!is_bridges() && !sheet_->path().board.has_cells())
    throw InputError("cell", "a graph has no rows and columns; its vertices have names");
  if (!is_bridges()) return sheet_->path().board.vertex_of(cell, "cell");
  if (const auto island = sheet_->bridges().puzzle.island_at(cell)) return *island;
  throw InputError("cell", fmt::format("there is no island at {}", spoken(cell)));
}

std::optional<Cell> Puzzle::cell(Vertex v) const {
  require_vertex(*this, v, "cell");
  if (is_bridges()) return sheet_->bridges().puzzle.islands()[v].cell;
  const Board& board = sheet_->path().board;
  return board.has_cells() ? std::optional(board.cell(v)) : std::nullopt;
}

void Puzzle::set_start(std::optional<Vertex> v) {
  if (v) require_vertex(*this, *v, "start");
  sheet_ = asking(*this, [&](PathPuzzle& puzzle) { puzzle.start = v; });
}

void Puzzle::set_end(std::optional<Vertex> v) {
  if (v) require_vertex(*this, *v, "end");
  sheet_ = asking(*this, [&](PathPuzzle& puzzle) { puzzle.end = v; });
}

void Puzzle::set_closed(bool closed) {
  sheet_ = asking(*this, [&](PathPuzzle& puzzle) { puzzle.closed = closed; });
}

void Puzzle::add_clue(Vertex v, Step step) {
  require_vertex(*this, v, "clue");
  sheet_ = asking(*this, [&](PathPuzzle& puzzle) { puzzle.clues.push_back({v, step}); });
}

void Puzzle::remove_clue(Vertex v) {
  sheet_ = asking(*this, [&](PathPuzzle& puzzle) {
    if (std::erase_if(puzzle.clues, [&](const Visit& clue) { return clue.cell == v; }) == 0)
      throw InputError("clue", fmt::format("{} has no number", v));
  });
}

void Puzzle::add_diamond(Vertex a, Vertex b) {
  require_vertex(*this, a, "diamond");
  require_vertex(*this, b, "diamond");
  sheet_ = asking(*this, [&](PathPuzzle& puzzle) { puzzle.diamonds.push_back({a, b}); });
}

void Puzzle::remove_diamond(Vertex a, Vertex b) {
  const auto is_it = [&](const Diamond& diamond) {
    return diamond == Diamond{a, b} || diamond == Diamond{b, a};
  };
  sheet_ = asking(*this, [&](PathPuzzle& puzzle) {
    if (std::erase_if(puzzle.diamonds, is_it) == 0)
      throw InputError("diamond", fmt::format("there is none between {} and {}", a, b));
  });
}

std::optional<Vertex> Puzzle::start() const {
  return is_bridges() ? std::nullopt : sheet_->path().puzzle.start;
}
std::optional<Vertex> Puzzle::end() const { return is_bridges() ? std::nullopt : sheet_->path().puzzle.end; }
bool Puzzle::is_directed() const { return !is_bridges() && sheet_->path().puzzle.graph.is_directed(); }

Puzzle::Islands Puzzle::islands() const {
  if (!is_bridges()) throw InputError("islands", "this is for bridges puzzles, and this is a path puzzle");
  const BridgesGrid& grid = sheet_->bridges().puzzle.grid();
  Islands islands{
      .rows = grid.rows, .cols = grid.cols, .k = grid.k, .eight = grid.eight, .no_loops = grid.no_loops};
  for (const auto& [cell, demand] : grid.islands) islands.islands.push_back({cell, demand});
  return islands;
}

bool Puzzle::is_closed() const { return !is_bridges() && sheet_->path().puzzle.closed; }
std::vector<Visit> Puzzle::clues() const {
  return is_bridges() ? std::vector<Visit>{} : sheet_->path().puzzle.clues;
}
std::vector<Diamond> Puzzle::diamonds() const {
  return is_bridges() ? std::vector<Diamond>{} : sheet_->path().puzzle.diamonds;
}

std::optional<Solution> Puzzle::solution() const {
  if (!sheet_->has_solution()) return std::nullopt;
  if (is_bridges()) return Solution{.bridges = *sheet_->bridges().solution};
  const auto path = path_of(*sheet_->path().solution);
  if (!path || path->size() != size()) return std::nullopt;
  return Solution{.path = *path};
}

void Puzzle::set_solution(const Solution& solution) {
  set_written({.numbers = visits_of(solution.path), .bridges = solution.bridges});
}

Written Puzzle::written() const {
  if (!sheet_->has_solution()) return {};
  if (is_bridges()) return {.bridges = *sheet_->bridges().solution};
  return {.numbers = *sheet_->path().solution};
}

void Puzzle::set_written(const Written& written) {
  for (const Visit& visit : written.numbers) require_vertex(*this, visit.cell, "solution");
  for (const Bridge& bridge : written.bridges) {
    require_vertex(*this, bridge.a, "solution");
    require_vertex(*this, bridge.b, "solution");
  }
  Sheet changed = *sheet_;
  if (is_bridges()) {
    if (!written.numbers.empty()) throw InputError("solution", "a bridges puzzle is solved by bridges");
    changed.bridges().solution = written.bridges;
  } else {
    if (!written.bridges.empty()) throw InputError("solution", "a path puzzle is solved by a path");
    changed.path().solution = written.numbers;
  }
  sheet_ = std::make_shared<const Sheet>(std::move(changed));
}

void Puzzle::remove_solution() {
  Sheet changed = *sheet_;
  changed.remove_solution();
  sheet_ = std::make_shared<const Sheet>(std::move(changed));
}

std::vector<Violation> Puzzle::check(const Solution& solution) const {
  Puzzle answered = *this;
  answered.set_solution(solution);
  return hamlet::check(sheet_in(answered));
}

bool operator==(const Puzzle& a, const Puzzle& b) { return *a.sheet_ == *b.sheet_; }

}  // namespace hamlet
