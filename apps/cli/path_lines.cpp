#include "cli/path_lines.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "hamlet/io/sheet_json.hpp"

namespace hamlet {

PathLines::PathLines(const Board& board, Form form) : form_(form) {
  for (Vertex v = 0; v < board.size(); ++v) {
    words_.push_back(form == Form::json   ? vertex_json(board, v).dump()
                     : form == Form::grid ? std::to_string(v + 1)
                                          : board.label(v));
  }
  if (form == Form::grid) lay_out_grid(board);
}

void PathLines::lay_out_grid(const Board& board) {
  int first_row = INT_MAX, last_row = INT_MIN, first_col = INT_MAX, last_col = INT_MIN;
  const auto reach = [&](Cell cell) {
    first_row = std::min(first_row, cell.row);
    last_row = std::max(last_row, cell.row);
    first_col = std::min(first_col, cell.col);
    last_col = std::max(last_col, cell.col);
  };
  for (Vertex v = 0; v < board.size(); ++v) reach(board.cell(v));
  for (Cell cell : board.blocked()) reach(cell);
  std::string between;
  for (int row = first_row; row <= last_row; ++row) {
    if (row > first_row) between += " / ";
    for (int col = first_col; col <= last_col; ++col) {
      if (col > first_col) between += ' ';
      if (const auto vertex = board.vertex_at({row, col})) {
        in_reading_order_.push_back(*vertex);
        before_.push_back(std::move(between));
        between.clear();
      } else {
        between += '.';
      }
    }
  }
  end_ = between;
  step_of_.resize(board.size());
}

void PathLines::append(const Path& path, std::string& text) {
  if (form_ == Form::grid) {
    for (std::size_t i = 0; i < path.size(); ++i) step_of_[path[i]] = static_cast<Step>(i);
    for (std::size_t i = 0; i < in_reading_order_.size(); ++i) {
      text += before_[i];
      text += words_[step_of_[in_reading_order_[i]]];
    }
    text += end_;
  } else {
    const bool json = form_ == Form::json;
    if (json) text += '[';
    for (std::size_t i = 0; i < path.size(); ++i) {
      if (i > 0) text += json ? ',' : ' ';
      text += words_[path[i]];
    }
    if (json) text += ']';
  }
  text += '\n';
}

}  // namespace hamlet
