#include "hamlet/io/penpa/penpa_board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <limits>

#include "hamlet/base/error.hpp"
#include "hamlet/io/parts/hex_fit.hpp"
#include "hamlet/io/parts/path_grid.hpp"

namespace hamlet {

namespace {

constexpr std::string_view board_tag = "hamlet ";

struct Box {
  HexPlace low{std::numeric_limits<int>::max(), std::numeric_limits<int>::max()};
  HexPlace high{std::numeric_limits<int>::min(), std::numeric_limits<int>::min()};

  void add(HexPlace place) {
    low = {std::min(low.x, place.x), std::min(low.y, place.y)};
    high = {std::max(high.x, place.x), std::max(high.y, place.y)};
  }
  int width() const { return high.x - low.x + 1; }
  int height() const { return high.y - low.y + 1; }
};

std::vector<HexPlace> places_of(const PenpaPage& page) {
  std::vector<HexPlace> places;
  for (const PenpaPoint cell : page.cells) places.push_back(*page.points.place_of(cell));
  return places;
}

Box box_of(const std::vector<HexPlace>& places) {
  Box box;
  for (const HexPlace place : places) box.add(place);
  return box;
}

/// The place of a cell of a board, in the units of a page.
HexPlace place_on_board(const Frame& frame, Cell cell) {
  return {frame.stride == 1 ? cell.col : frame.site_of(cell), cell.row};
}

/// The moves that a text speaks of; empty if it does not.
std::string_view moves_in(std::string_view text) {
  std::string small(text);
  std::ranges::transform(small, small.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  constexpr std::array<std::pair<std::string_view, std::string_view>, 7> words = {{
      {"numbrix", "square"},
      {"hidato", "king"},
      {"hidoku", "king"},
      {"not diagonal", "square"},
      {"no diagonal", "square"},
      {"non-diagonal", "square"},
      {"diagonal", "king"},
  }};
  for (const auto& [word, family] : words) {
    if (small.find(word) != std::string::npos) return family;
  }
  return {};
}

std::string_view moves_said(const PenpaPage& page) {
  std::vector<std::string_view> texts(page.tags.begin(), page.tags.end());
  texts.push_back(page.title);
  texts.push_back(page.rules);
  for (const std::string_view text : texts) {
    if (const std::string_view moves = moves_in(text); !moves.empty()) return moves;
  }
  return {};
}

/// The name of the board that the cells and the words of a page suggest; empty if they suggest none.
std::string suggested_name(const PenpaPage& page, const std::vector<HexPlace>& places) {
  if (page.points.is_hexagonal()) return fit_hexagons(places).name;
  const std::string_view moves = moves_said(page);
  const Box box = box_of(places);
  return moves.empty() ? "" : fmt::format("{}:{}x{}", moves, box.height(), box.width());
}

std::string name_of_board(const PenpaPage& page, const std::vector<HexPlace>& places) {
  for (const std::string& tag : page.tags) {
    if (tag.starts_with(board_tag)) return tag.substr(board_tag.size());
  }
  std::string name = suggested_name(page, places);
  if (!name.empty()) return name;
  throw InputError("the page",
                   "it says nowhere whether numbers may follow one another diagonally; put 'Hidato' or "
                   "'Numbrix' into its title");
}

/// The cells of a board at these places of a page. Throws an InputError if the board is of another shape.
std::vector<Cell> cells_at(const std::vector<HexPlace>& places, const std::string& name, bool hexagonal,
                           const MemoryBudget& memory) {
  const Lattice lattice = make_lattice(name, memory);
  const Frame& frame = lattice.frame;
  const Box on_page = box_of(places);
  const bool fits = (lattice.outline == Outline::hexagon) == hexagonal &&
                    (hexagonal || frame.is_rectangle()) && frame.row_count() == on_page.height() &&
                    frame.column_count() <= on_page.width();
  std::map<std::pair<int, int>, Cell> cell_at;
  Box on_board;
  for (int row = 1; fits && row <= frame.row_count(); ++row) {
    for (int col = 1; col <= frame.rows[row - 1].length; ++col) {
      const HexPlace place = place_on_board(frame, {row, col});
      on_board.add(place);
      cell_at[{place.x, place.y}] = {row, col};
    }
  }
  std::vector<Cell> cells;
  for (const HexPlace place : places) {
    const auto found =
        cell_at.find({place.x - on_page.low.x + on_board.low.x, place.y - on_page.low.y + on_board.low.y});
    if (!fits || found == cell_at.end())
      throw InputError("the page",
                       fmt::format("its cells are not those of '{}', which it says it shows", name));
    cells.push_back(found->second);
  }
  return cells;
}

bool is_blocked(const PenpaPage& page, PenpaPoint cell) {
  const auto surface = page.question.surface.find(cell);
  if (surface == page.question.surface.end() || page.question.number.contains(cell)) return false;
  return surface->second == penpa::dark_grey || surface->second == penpa::black ||
         surface->second == penpa::grey;
}

template <class Point>
void draw_cells(const Board& board, std::int64_t colour_of_blocked, Point&& point, PenpaCells& cells) {
  const Frame& frame = board.lattice().frame;
  for (const Cell cell : board.blocked()) cells.page.question.surface[point(cell)] = colour_of_blocked;
  for (int row = 1; row <= frame.row_count(); ++row) {
    for (int col = 1; col <= frame.rows[row - 1].length; ++col) cells.page.cells.push_back(point({row, col}));
  }
  for (Vertex v = 0; v < board.size(); ++v) cells.points.push_back(point(board.cell(v)));
}

/// The smallest size of a page with room for this many hexagons in a row, and some around them.
int stated_size(int side) { return (side + 4 + 1) / 3; }

/// The hexagons of a board are in the middle of the page. `hex:S` is where Penpa+ itself has it.
PenpaCells hexagons(const Board& board, std::string_view format) {
  const Frame& frame = board.lattice().frame;
  Box box;
  for (int row = 1; row <= frame.row_count(); ++row) {
    for (const int col : {1, frame.rows[row - 1].length}) box.add(place_on_board(frame, {row, col}));
  }
  const int columns = (box.width() - 1) / 2 + 1, rows = box.height();
  const bool is_hexagon = board.name() == fmt::format("hex:{}", (rows + 1) / 2);
  int size = is_hexagon ? (rows + 1) / 2 : PenpaPoints::most_hexagons + 1;
  if (size > PenpaPoints::most_hexagons) size = stated_size(std::max(rows, columns));
  if (size > PenpaPoints::most_hexagons)
    throw InputError(std::string(format), fmt::format("this format holds boards of hexagons with at most 57 "
                                                      "rows and columns, and {} is larger",
                                                      board.name()));
  PenpaCells cells{{.points = PenpaPoints::hexagons(size), .columns = size, .rows = size}, {}};
  const auto side = static_cast<int>(cells.page.points.columns());
  int right = (2 * side - 1 - box.low.x - box.high.x) / 2, down = (side - rows) / 2 - box.low.y;
  if (is_hexagon) {
    // The middle of the points, in whose row the middle row lies.
    const int middle = (side * side + (size % 2 == 1 ? 3 * size : 0)) / 2;
    right = 2 * (middle % side) + middle / side % 2 - (box.low.x + box.high.x) / 2;
    down = middle / side - (rows - 1) / 2 - box.low.y;
  }
  // Places in odd rows are odd, those in even rows even.
  if (const HexPlace first = place_on_board(frame, {1, 1}); (first.x + right + first.y + down) % 2 != 0)
    ++right;
  const auto point = [&](Cell cell) {
    const HexPlace place = place_on_board(frame, cell);
    return cells.page.points.cell({place.x + right, place.y + down});
  };
  draw_cells(board, penpa::dark_grey, point, cells);
  return cells;
}

PenpaCells squares(const Board& board, std::string_view format) {
  const Frame& frame = board.lattice().frame;
  const int rows = frame.row_count(), columns = frame.column_count();
  if (rows > PenpaPoints::most_squares || columns > PenpaPoints::most_squares)
    throw InputError(
        std::string(format),
        fmt::format("this format holds boards with at most {} rows and columns, and {} is larger",
                    PenpaPoints::most_squares, board.name()));
  PenpaCells cells{{.points = PenpaPoints::squares(columns, rows), .columns = columns, .rows = rows}, {}};
  const auto point = [&](Cell cell) { return cells.page.points.cell({cell.col + 1, cell.row + 1}); };
  draw_cells(board, penpa::black, point, cells);
  return cells;
}

}  // namespace

PenpaBoard board_of_page(const PenpaPage& page, const MemoryBudget& memory) {
  const auto places = places_of(page);
  const std::string name = name_of_board(page, places);
  const auto cells = cells_at(places, name, page.points.is_hexagonal(), memory);
  std::vector<Cell> free;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (!is_blocked(page, page.cells[i])) free.push_back(cells[i]);
  }
  if (free.empty())
    throw InputError("the page", "every cell is blocked; at least one must be left for a path");
  PenpaBoard drawn{board_of({name, free}, memory), {}};
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (const auto vertex = drawn.board.vertex_at(cells[i])) drawn.vertex_at[page.cells[i]] = *vertex;
  }
  return drawn;
}

PenpaCells page_of_board(const Board& board, std::string_view format) {
  require_flat_board(board, format);
  return board.lattice().outline == Outline::hexagon ? hexagons(board, format) : squares(board, format);
}

void tag_board(PenpaPage& page, const Board& board) {
  if (suggested_name(page, places_of(page)) != board.name())
    page.tags.push_back(fmt::format("{}{}", board_tag, board.name()));
}

}  // namespace hamlet
