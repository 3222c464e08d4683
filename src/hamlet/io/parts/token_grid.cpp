#include "hamlet/io/parts/token_grid.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"

namespace hamlet {

std::vector<TextLine> numbered_lines(std::string_view text) {
  std::vector<TextLine> numbered;
  for (const std::string_view line : lines(text)) numbered.push_back({numbered.size() + 1, line});
  return numbered;
}

std::span<const TextLine> without_blank_ends(std::span<const TextLine> lines) {
  while (!lines.empty() && trimmed(lines.front().text).empty()) lines = lines.subspan(1);
  while (!lines.empty() && trimmed(lines.back().text).empty()) lines = lines.first(lines.size() - 1);
  return lines;
}

std::string place_of_line(std::size_t line) { return fmt::format("line {}", line); }

std::string WordRow::place() const { return place_of_line(line); }
std::string WordRow::place(std::size_t index) const {
  return fmt::format("line {}, cell {}", line, index + 1);
}

std::vector<WordRow> word_rows(std::span<const TextLine> lines) {
  std::vector<WordRow> rows;
  rows.reserve(lines.size());
  for (const TextLine& line : lines) rows.push_back({line.number, words(line.text)});
  return rows;
}

void require_at_most(const WordRow& row, std::size_t length) {
  if (row.words.size() <= length) return;
  throw InputError(row.place(),
                   fmt::format("this row has {} cells, and {} are the most", row.words.size(), length));
}

void require_length(const WordRow& row, std::size_t length) {
  if (row.words.size() == length) return;
  throw InputError(row.place(),
                   fmt::format("this row has {} cells, and should have {}", row.words.size(), length));
}

GridSize size_of(std::span<const WordRow> rows, std::string_view where) {
  if (rows.empty() || rows[0].words.empty()) throw InputError(std::string(where), "the grid is missing here");
  for (const WordRow& row : rows) require_length(row, rows[0].words.size());
  const GridSize size{static_cast<int>(std::min<std::size_t>(rows.size(), 1 << 30)),
                      static_cast<int>(std::min<std::size_t>(rows[0].words.size(), 1 << 30))};
  require_readable(size, where);
  return size;
}

void require_size(GridSize found, GridSize claimed, std::string_view where) {
  if (found == claimed) return;
  throw InputError(std::string(where),
                   fmt::format("the grid has {} rows of {} cells, and the text says {} rows of {}",
                               found.rows, found.cols, claimed.rows, claimed.cols));
}

std::string aligned(std::span<const std::vector<std::string>> rows) {
  std::size_t width = 1;
  for (const auto& row : rows) {
    for (const std::string& word : row) width = std::max(width, word.size());
  }
  std::string text;
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i)
      text += fmt::format("{}{:>{}}", i == 0 ? "" : " ", row[i], width);
    text += "\n";
  }
  return text;
}

}  // namespace hamlet
