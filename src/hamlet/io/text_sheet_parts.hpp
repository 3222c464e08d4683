#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hamlet {

/// A line of a text sheet and its number.
struct TextSheetLine {
  std::string_view text;
  std::size_t number;

  std::string where() const;
};

/// A row of a grid. A cell left empty, as in a table, is a '.'.
struct TextSheetRow {
  TextSheetLine line;
  std::vector<std::string_view> cells;
};

/// A text sheet split into its parts, which are not parsed yet. What people type is made uniform here: keys
/// and kinds in any case, a key without its colon, comments, and grids from spreadsheets.
struct TextSheetParts {
  std::map<std::string, TextSheetLine, std::less<>> values;
  std::vector<TextSheetRow> grid;
  std::vector<TextSheetLine> solution;
  bool has_solution = false;
  bool may_be_moved_in = false;  // the rows of hexagons, by white space

  const TextSheetLine* value(std::string_view key) const {
    const auto found = values.find(key);
    return found == values.end() ? nullptr : &found->second;
  }
};

/// The cells of a grid's lines, between white space or as in a table: between commas, semicolons or tabs.
std::vector<TextSheetRow> rows_of_text_grid(std::span<const TextSheetLine> grid, bool may_be_moved_in);

TextSheetParts parts_of_text_sheet(std::span<const std::string_view> lines, std::size_t first_line);

/// The key of a line `key: value` or, of a known key, `key value`, in lower case; empty for any other line.
std::string key_of_text_line(std::string_view line);
/// Whether a line has nothing but a comment: it begins with `//`, or with `#` and then words rather than
/// cells.
bool is_text_comment(std::string_view line);
/// The line without a comment at its end.
std::string_view without_text_comment(std::string_view line);

}  // namespace hamlet
