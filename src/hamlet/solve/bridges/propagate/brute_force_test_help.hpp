#pragma once

#include <string>
#include <vector>

#include "hamlet/solve/bridges/propagate/brute_force.hpp"

namespace hamlet::bridges {

/// Parses a grid: digits are demands, letters are demands from 10 up, '?' is an unknown demand, '.' is sea.
inline BridgesGrid grid_from_rows(const std::vector<std::string>& rows, int k = 2) {
  BridgesGrid grid{.rows = static_cast<int>(rows.size()), .cols = static_cast<int>(rows[0].size()), .k = k};
  for (int row = 1; row <= grid.rows; ++row) {
    for (int col = 1; col <= grid.cols; ++col) {
      const char c = rows[row - 1][col - 1];
      if (c == '.') continue;
      if (c == '?') {
        grid.islands.push_back({{row, col}, std::nullopt});
      } else {
        grid.islands.push_back({{row, col}, c <= '9' ? c - '0' : c - 'a' + 10});
      }
    }
  }
  return grid;
}

/// Formats a small grid and its rules for the message of a failing test.
inline std::string to_rows(const BridgesGrid& grid) {
  std::vector<std::string> rows(grid.rows, std::string(grid.cols, '.'));
  for (const auto& [cell, demand] : grid.islands)
    rows[cell.row - 1][cell.col - 1] =
        !demand ? '?' : static_cast<char>(*demand < 10 ? '0' + *demand : 'a' + *demand - 10);
  std::string text = "k=" + std::to_string(grid.k) + (grid.eight ? " eight" : "") +
                     (grid.no_loops ? " no-loops" : "") + "\n";
  for (const std::string& row : rows) text += row + "\n";
  for (const auto& [a, b] : grid.forbidden) text += "forbidden " + to_text(a) + " - " + to_text(b) + "\n";
  return text;
}

/// Two grids with the properties of the Pinwheel in the Numberlink document: one solution, and every ω* is
/// empty.
inline std::vector<BridgesGrid> pinwheels() {
  return {grid_from_rows({"2331", "3..2", "3..2", "2331"}),
          grid_from_rows({"1.221", "23.3.", "2...2", ".3.32", "122.1"})};
}

}  // namespace hamlet::bridges
