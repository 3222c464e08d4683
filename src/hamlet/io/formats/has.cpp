#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/io/parts/bridges_limits.hpp"
#include "hamlet/io/parts/island_text.hpp"

namespace hamlet {

namespace {

// "rows columns islands", then the matrix; 0 is a blank.
constexpr std::string_view has_name = "has";
constexpr BridgesLimits has_limits{.least_demand = 1};
constexpr IslandWords has_island_words{.blank = "0"};

bool is_number(std::string_view word) { return scan_integer(word).has_value(); }

/// A Rosetta grid may also begin with three numbers, so the rows or the columns must match the matrix, or
/// both if the matrix is three columns wide.
bool recognises_has(std::string_view text) {
  const auto numbered = numbered_lines(text);
  const auto body = without_blank_ends(numbered);
  if (body.empty()) return false;
  const auto head = words(body[0].text);
  if (head.size() != 3 || !std::ranges::all_of(head, is_number)) return false;
  if (body.size() == 1) return true;
  const auto second = words(body[1].text);
  if (std::ranges::any_of(second, [](std::string_view word) { return word.starts_with('_') || word == "."; }))
    return false;
  if (second.empty()) return false;
  const bool rows_match = scan_integer(head[0]) == static_cast<std::int64_t>(body.size() - 1);
  const bool cols_match = scan_integer(head[1]) == static_cast<std::int64_t>(second.size());
  return second.size() == 3 ? rows_match && cols_match : rows_match || cols_match;
}

std::vector<Sheet> read_has(std::string_view text, const MemoryBudget&) {
  const auto numbered = numbered_lines(text);
  const auto rows = word_rows(without_blank_ends(numbered));
  if (rows.empty() || rows[0].words.size() != 3) {
    throw InputError(rows.empty() ? "line 1" : rows[0].place(),
                     "this line should hold three numbers: rows, columns and islands");
  }
  const auto& head = rows[0];
  const GridSize claimed = grid_size(head.words[0], head.words[1], head.place());
  const auto matrix = std::span(rows).subspan(1);
  for (const WordRow& row : matrix) require_length(row, static_cast<std::size_t>(claimed.cols));
  require_size(size_of(matrix, head.place()), claimed, head.place());
  std::vector<Island> islands = islands_of(matrix, has_island_words);
  if (scan_integer(head.words[2]) != static_cast<std::int64_t>(islands.size())) {
    throw InputError(head.place(2), fmt::format("the matrix has {} islands, and the text says '{}'",
                                                islands.size(), head.words[2].substr(0, 40)));
  }
  return {sheet_of(BridgesSheet{
      BridgesPuzzle({.rows = claimed.rows, .cols = claimed.cols, .islands = std::move(islands)})})};
}

std::string write_has(std::span<const Sheet> sheets) {
  const BridgesPuzzle& puzzle = bridges_only(only_sheet(sheets, has_name), has_name).puzzle;
  require_holds(has_limits, puzzle.grid(), has_name);
  return fmt::format("{} {} {}\n", puzzle.grid().rows, puzzle.grid().cols, puzzle.islands().size()) +
         aligned(words_of(puzzle, has_island_words));
}

}  // namespace

extern const Format has_format = {
    .name = has_name,
    .summary = "the Hashi benchmark of Coelho and others: rows, columns, islands, then the matrix",
    .ending = ".has",
    .recognises = recognises_has,
    .read = read_has,
    .write = write_has,
};

}  // namespace hamlet
