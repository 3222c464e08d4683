#include "hamlet/io/path_lines.hpp"

#include <algorithm>
#include <cstring>

#include "hamlet/base/text/json.hpp"
#include "hamlet/io/sheet_json.hpp"

namespace hamlet {

PathLines::Word::Word(std::string_view text) : length_(text.size()) {
  if (length_ <= most_short) {
    std::ranges::copy(text, short_.begin());
  } else {
    long_ = text;
  }
}

inline char* PathLines::Word::write_to(char* place) const {
  if (length_ <= most_short) {
    std::memcpy(place, short_.data(), most_short);
  } else {
    std::memcpy(place, long_.data(), length_);
  }
  return place + length_;
}

PathLines::PathLines(const Board& board, Form form) : form_(form) {
  constexpr std::size_t written_too_much = 8, brackets_and_end = 3;
  for (Vertex v = 0; v < board.size(); ++v) {
    words_.emplace_back(form == Form::json   ? vertex_json(board, v).dump()
                        : form == Form::grid ? std::to_string(v + 1)
                                             : board.label(v));
  }
  if (form == Form::grid) lay_out_grid(board);
  most_bytes_ = written_too_much + brackets_and_end + end_.size();
  for (const Word& word : words_) most_bytes_ += word.length() + 1;
  for (const Word& word : before_) most_bytes_ += word.length();
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
        before_.emplace_back(between);
        between.clear();
      } else {
        between += '.';
      }
    }
  }
  end_ = between;
  step_of_.resize(board.size());
}

char* PathLines::write_grid(const Path& path, char* place) {
  for (std::size_t i = 0; i < path.size(); ++i) step_of_[path[i]] = static_cast<Step>(i);
  for (std::size_t i = 0; i < in_reading_order_.size(); ++i)
    place = words_[step_of_[in_reading_order_[i]]].write_to(before_[i].write_to(place));
  return std::ranges::copy(end_, place).out;
}

char* PathLines::write_list(const Path& path, char* place) const {
  const bool json = form_ == Form::json;
  if (json) *place++ = '[';
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (i > 0) *place++ = json ? ',' : ' ';
    place = words_[path[i]].write_to(place);
  }
  if (json) *place++ = ']';
  return place;
}

void PathLines::append(const Path& path, std::string& text) {
  const std::size_t size = text.size();
  text.resize(size + most_bytes_);
  char* const place = text.data() + size;
  char* const end = form_ == Form::grid ? write_grid(path, place) : write_list(path, place);
  *end = '\n';
  text.resize(static_cast<std::size_t>(end + 1 - text.data()));
}

}  // namespace hamlet
