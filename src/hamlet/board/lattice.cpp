#include "hamlet/board/lattice.hpp"

#include <algorithm>
#include <numbers>
#include <set>
#include <utility>

namespace hamlet {

Frame Frame::rectangle(int rows, int columns) { return {std::vector<Row>(rows, Row{0, columns}), 1}; }

std::size_t Frame::cell_count() const {
  std::size_t count = 0;
  for (const Row& row : rows) count += row.length;
  return count;
}

int Frame::column_count() const {
  int widest = 0;
  for (const Row& row : rows) widest = std::max(widest, row.length);
  return widest;
}

bool Frame::is_rectangle() const {
  return stride == 1 && std::ranges::all_of(rows, [&](const Row& row) {
           return row.indent == 0 && row.length == rows[0].length;
         });
}

bool Frame::contains(Cell cell) const {
  return cell.row >= 1 && cell.row <= row_count() && cell.col >= 1 && cell.col <= rows[cell.row - 1].length;
}

double Lattice::row_height() const { return outline == Outline::hexagon ? std::numbers::sqrt3 / 2 : 1.0; }

Point Lattice::place(Cell cell) const {
  return {0.5 + static_cast<double>(frame.site_of(cell)) / frame.stride, 0.5 + (cell.row - 1) * row_height()};
}

std::vector<Move> leaper_moves(int a, int b) {
  std::set<std::pair<int, int>> moves;
  for (auto [down, right] : {std::pair{a, b}, std::pair{b, a}}) {
    for (int vertical : {-1, 1}) {
      for (int horizontal : {-1, 1}) moves.insert({vertical * down, horizontal * right});
    }
  }
  std::vector<Move> all;
  for (auto [down, right] : moves) all.push_back({down, right});
  return all;
}

std::vector<Move> hexagon_moves() { return {{-1, -1}, {-1, 1}, {0, -2}, {0, 2}, {1, -1}, {1, 1}}; }

}  // namespace hamlet
