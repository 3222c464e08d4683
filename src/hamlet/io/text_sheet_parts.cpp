#include "hamlet/io/text_sheet_parts.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/nearest.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/text_sheet.hpp"
#include "hamlet/puzzle/kind.hpp"

namespace hamlet {

namespace {

constexpr std::string_view separators = ",;\t";

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

bool is_word(std::string_view text) { return text.size() > 1 && is_letter(text[0]) && is_letter(text[1]); }

/// A '#' is a blocked cell, unless words follow it that can be in no grid. A single letter may be a slip.
bool begins_comment(std::string_view hash) {
  hash.remove_prefix(1);
  const auto after = words(hash);
  return !after.empty() && is_letter(after[0][0]) && std::ranges::any_of(after, is_word);
}

/// Whether the rows may be moved in against one another, by tabs too, so that tabs are no sign of a table.
bool may_be_moved_in(const TextSheetParts& parts) {
  const auto is_of_hexagons = [](std::string_view board) {
    return board.starts_with("hex") || board.starts_with("triangle");
  };
  if (const TextSheetLine* board = parts.value("board")) return is_of_hexagons(in_lower_case(board->text));
  const TextSheetLine* const named = parts.value("kind");
  return named && std::ranges::any_of(puzzle_kinds(), [&](const PuzzleKind* kind) {
           return kind->is_called(in_lower_case(named->text)) && is_of_hexagons(kind->board);
         });
}

bool is_free_text(std::string_view key) { return key == "title" || key == "author" || key == "source"; }

/// What separates the cells of these lines: a comma or a semicolon if every line has it; a tab if every line
/// has as many and there are no spaces. Otherwise white space.
char separator_of(std::span<const TextSheetLine> grid, bool may_be_moved_in) {
  const auto count = [](const TextSheetLine& line, char c) { return std::ranges::count(line.text, c); };
  for (const char separator : {',', ';'}) {
    if (!grid.empty() &&
        std::ranges::all_of(grid, [&](const TextSheetLine& line) { return count(line, separator) > 0; }))
      return separator;
  }
  const bool is_table = !may_be_moved_in && !grid.empty() && count(grid[0], '\t') > 0 &&
                        std::ranges::all_of(grid, [&](const TextSheetLine& line) {
                          return count(line, '\t') == count(grid[0], '\t') && count(line, ' ') == 0;
                        });
  return is_table ? '\t' : ' ';
}

std::string_view cell_in(std::string_view field) {
  field = trimmed(field);
  if (field.size() > 1 && field.front() == '"' && field.back() == '"')
    field = trimmed(field.substr(1, field.size() - 2));
  return field.empty() ? "." : field;
}

}  // namespace

std::vector<TextSheetRow> rows_of_text_grid(std::span<const TextSheetLine> grid, bool may_be_moved_in) {
  const char separator = separator_of(grid, may_be_moved_in);
  std::vector<TextSheetRow> rows;
  for (const TextSheetLine& line : grid) {
    if (separator == ' ') {
      if (auto cells = words(line.text); !cells.empty()) rows.push_back({line, std::move(cells)});
      continue;
    }
    TextSheetRow row{line, {}};
    for (std::string_view field : split(line.text, separator)) row.cells.push_back(cell_in(field));
    rows.push_back(std::move(row));
  }
  return rows;
}

std::string TextSheetLine::where() const { return fmt::format("line {}", number); }

bool is_text_comment(std::string_view line) {
  line = trimmed(line);
  return line.starts_with("//") || (line.starts_with('#') && begins_comment(line));
}

std::string_view without_text_comment(std::string_view line) {
  for (std::size_t i = 1; i < line.size(); ++i) {
    if (line[i - 1] != ' ' && line[i - 1] != '\t') continue;
    const std::string_view rest = line.substr(i);
    if (rest.starts_with("//") || (rest[0] == '#' && begins_comment(rest))) return line.substr(0, i);
  }
  return line;
}

std::string key_of_text_line(std::string_view line) {
  const std::size_t end = line.find_first_of(": \t");
  const std::string_view word = line.substr(0, end);
  if (word.empty() || !std::ranges::all_of(word, [](char c) { return is_letter(c) || c == '-'; }) ||
      !is_letter(word[0]))
    return {};
  std::string key = in_lower_case(word);
  const std::size_t colon = line.find_first_not_of(" \t", word.size());
  if (colon != std::string_view::npos && line[colon] == ':') return key;
  return is_text_key(key) ? key : std::string();
}

TextSheetParts parts_of_text_sheet(std::span<const std::string_view> lines, std::size_t first_line) {
  TextSheetParts parts;
  std::vector<TextSheetLine> grid;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::size_t number = first_line + i;
    const bool is_blank = trimmed(lines[i]).empty() && lines[i].find('\t') == std::string_view::npos;
    if (is_blank || is_text_comment(lines[i])) continue;
    const std::string_view text = trimmed(lines[i]);
    const std::string key = key_of_text_line(text);
    if (key.empty()) {
      (parts.has_solution ? parts.solution : grid).push_back({without_text_comment(lines[i]), number});
      continue;
    }
    const TextSheetLine here{text, number};
    require_text_key(key, here.where());
    std::string_view value = trimmed(text.substr(key.size()));
    if (value.starts_with(':')) value = trimmed(value.substr(1));
    if (!is_free_text(key)) {
      value = value.starts_with("//") ? "" : trimmed(without_text_comment(value));
      // A spreadsheet fills each line up to the width of the table.
      while (!value.empty() && separators.find(value.back()) != std::string_view::npos)
        value = trimmed(value.substr(0, value.size() - 1));
    }
    if (parts.has_solution) {
      throw InputError(here.where(), key == "solution"
                                         ? "'solution:' is given twice"
                                         : fmt::format("'{}:' must come before the solution", key));
    }
    if (!parts.values.emplace(key, TextSheetLine{value, number}).second)
      throw InputError(here.where(), fmt::format("'{}:' is given twice", key));
    if (key != "solution") continue;
    parts.has_solution = true;
    if (!value.empty()) parts.solution.push_back({value, number});
  }
  parts.may_be_moved_in = may_be_moved_in(parts);
  parts.grid = rows_of_text_grid(grid, parts.may_be_moved_in);
  return parts;
}

}  // namespace hamlet
