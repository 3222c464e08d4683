#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/board/board.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

/// Formats paths as text, one per line, fast: everything in a line but the order is prepared in advance.
class PathLines {
 public:
  enum class Form {
    json,   // the cells as [row,column], or the vertices' names, in path order
    grid,   // the numbers in the cells, row by row; '.' where there is no cell; " / " between rows
    names,  // the vertices' names in path order, for graphs, which have no rows
  };
  static Form plain_form(const Board& board) { return board.has_cells() ? Form::grid : Form::names; }

  PathLines(const Board& board, Form form);
  void append(const Path& path, std::string& text);

 private:
  /// A short word is copied as a fixed number of bytes, whatever its length.
  class Word {
   public:
    explicit Word(std::string_view text);
    std::size_t length() const { return length_; }
    char* write_to(char* place) const;

   private:
    static constexpr std::size_t most_short = 8;
    std::array<char, most_short> short_{};
    std::size_t length_;
    std::string long_;
  };

  void lay_out_grid(const Board& board);
  char* write_grid(const Path& path, char* place);
  char* write_list(const Path& path, char* place) const;

  Form form_;
  std::vector<Word> words_;  // one per vertex; in grids, one per step
  std::vector<Vertex> in_reading_order_;
  std::vector<Word> before_;  // the text before each cell of a grid
  std::string end_;
  std::vector<Step> step_of_;
  std::size_t most_bytes_ = 0;  // of a line, plus what a short word writes past its end
};

}  // namespace hamlet
