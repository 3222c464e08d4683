#pragma once

#include <string>
#include <vector>

#include "hamlet/board/board.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

/// Paths as text, one a line, made quickly: what stands in the line is known but for the path.
class PathLines {
 public:
  enum class Form {
    json,   // the cells as [row,column], or the vertices' names, in the order of the path
    grid,   // the numbers in the cells, row by row, '.' where there is none, the rows parted by " / "
    names,  // the vertices' names in the order of the path: for graphs, which have no rows
  };
  static Form plain_form(const Board& board) { return board.has_cells() ? Form::grid : Form::names; }

  PathLines(const Board& board, Form form);
  void append(const Path& path, std::string& text);

 private:
  void lay_out_grid(const Board& board);

  Form form_;
  std::vector<std::string> words_;  // of the vertices; in grids, of the steps
  std::vector<Vertex> in_reading_order_;
  std::vector<std::string> before_;  // each cell of a grid
  std::string end_;
  std::vector<Step> step_of_;
};

}  // namespace hamlet
