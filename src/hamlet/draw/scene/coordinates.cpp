#include "hamlet/draw/scene/coordinates.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hamlet {

namespace {

using Side = MarginName::Side;

constexpr double board_to_name = 0.3;  // the middle of a name
constexpr double wrap_to_name = 0.6;   // beyond the lines that leave the board
constexpr double cell_name_size = 0.15, cell_name_room = 0.5;

std::string row_name(int row) { return fmt::format("r{}", row); }
std::string column_name(int column) { return fmt::format("c{}", column); }

void name_rows_and_columns(int rows, int columns, double away, Scene& scene) {
  for (int row = 1; row <= rows; ++row)
    scene.margin_names.push_back({Side::left, {-away, row - 0.5}, row_name(row)});
  for (int column = 1; column <= columns; ++column)
    scene.margin_names.push_back({Side::above, {column - 0.5, -away}, column_name(column)});
}

void name_rows(const Lattice& lattice, Scene& scene) {
  for (int row = 1; row <= lattice.frame.row_count(); ++row) {
    const int last = lattice.frame.rows[static_cast<std::size_t>(row) - 1].length;
    if (last == 0) continue;
    const Point from = lattice.place({row, 1}), to = lattice.place({row, last});
    constexpr double away = 0.5 + board_to_name;
    scene.margin_names.push_back({Side::left, {from.x - away, from.y}, row_name(row)});
    scene.margin_names.push_back({Side::right, {to.x + away, to.y}, column_name(last)});
  }
}

void name_cells(const Board& board, Scene& scene) {
  for (Vertex v = 0; v < board.size(); ++v) {
    std::string text = board.spoken(v);
    const float size = fitting_size(text, cell_name_room, cell_name_size);
    const Point at{board.place(v).x, board.place(v).y - name_above_middle};
    scene.labels.push_back({Label::Kind::coordinate, size, at, std::move(text)});
  }
}

}  // namespace

void add_coordinates(const Sheet& sheet, Scene& scene, CellNames how) {
  sheet.visit(
      [&](const PathSheet& path) {
        const Board& board = path.board;
        if (!board.has_cells()) return;
        const Frame& frame = board.lattice().frame;
        if (board.outline() == Outline::square && frame.is_rectangle())
          return name_rows_and_columns(frame.row_count(), frame.column_count(),
                                       board.wrap() == Wrap::none ? board_to_name : wrap_to_name, scene);
        name_rows(board.lattice(), scene);
        if (how == CellNames::in_cells) name_cells(board, scene);
      },
      [&](const BridgesSheet& bridges) {
        const BridgesGrid& grid = bridges.puzzle.grid();
        name_rows_and_columns(grid.rows, grid.cols, board_to_name, scene);
      });
}

bool has_names_in_cells(const Scene& scene) {
  return std::ranges::find(scene.labels, Label::Kind::coordinate, &Label::kind) != scene.labels.end();
}

}  // namespace hamlet
