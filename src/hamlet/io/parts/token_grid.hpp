#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/io/parts/grid_size.hpp"

namespace hamlet {

/// Grids of words: one row per line, words separated by white space.

struct TextLine {
  std::size_t number;  // from 1, in the whole text
  std::string_view text;
};

std::vector<TextLine> numbered_lines(std::string_view text);
/// Drops the blank lines at the beginning and the end.
std::span<const TextLine> without_blank_ends(std::span<const TextLine> lines);
/// "line 7"
std::string place_of_line(std::size_t line);

struct WordRow {
  std::size_t line;
  std::vector<std::string_view> words;

  std::string place() const;
  /// "line 7, cell 3"
  std::string place(std::size_t index) const;
};

std::vector<WordRow> word_rows(std::span<const TextLine> lines);

void require_at_most(const WordRow& row, std::size_t length);
void require_length(const WordRow& row, std::size_t length);
/// The size of the grid. Throws an InputError if it is empty or its rows differ in length.
GridSize size_of(std::span<const WordRow> rows, std::string_view where);
void require_size(GridSize found, GridSize claimed, std::string_view where);

/// For writers: words in columns, aligned to the right.
using Words = std::vector<std::vector<std::string>>;
std::string aligned(std::span<const std::vector<std::string>> rows);

}  // namespace hamlet
