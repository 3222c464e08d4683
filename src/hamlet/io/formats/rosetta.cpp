#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/io/parts/path_grid.hpp"

namespace hamlet {

namespace {

// The grids of Rosetta Code: numbers, "0", "_" or "__" for an empty cell, "." for no cell. Rows may end
// early. As our extension, the first line may name the puzzle (hopido, numbrix, knight); without it, the
// puzzle is a Hidato, with a king's moves.
constexpr std::string_view rosetta_name = "rosetta";
constexpr std::size_t most_padding = 20;
const PathWords rosetta_path_words{.free = {"__", "_", "0"}, .outside = {"."}};

bool is_on_squares(const PuzzleKind& kind) {
  return !kind.is_bridges && !kind.board.empty() &&
         make_lattice(fmt::format("{}:1x1", kind.board)).frame.is_rectangle();
}

/// The kind that the first line names, or null.
const PuzzleKind* kind_named(std::string_view line) {
  const std::string word = in_lower_case(trimmed(line));
  for (const PuzzleKind* kind : puzzle_kinds()) {
    if (kind->is_called(word) && is_on_squares(*kind)) return kind;
  }
  return nullptr;
}

bool rosetta_is_grid_word(std::string_view word) {
  return word == "." || word == "_" || word == "__" || scan_integer(word);
}

struct GridText {
  const PuzzleKind* kind;  // null if the text does not name one
  std::vector<WordRow> rows;
};

GridText grid_text(std::string_view text) {
  const auto numbered = numbered_lines(text);
  auto body = without_blank_ends(numbered);
  const PuzzleKind* kind = body.empty() ? nullptr : kind_named(body[0].text);
  if (kind) body = body.subspan(1);
  return {kind, word_rows(body)};
}

/// Pairs of numbers in every line may be a list of edges, three numbers in the first line the size of a
/// matrix.
bool may_be_other(std::string_view text, const std::vector<WordRow>& rows) {
  const bool pairs = std::ranges::all_of(rows, [](const WordRow& row) {
    return row.words.size() == 2 && scan_integer(row.words[0]) && scan_integer(row.words[1]);
  });
  return pairs || format_named("has", rosetta_name).recognises(text);
}

bool recognises_rosetta(std::string_view text) {
  const auto [kind, rows] = grid_text(text);
  bool has_free = false;
  for (const WordRow& row : rows) {
    for (const std::string_view word : row.words) {
      if (!rosetta_is_grid_word(word)) return kind != nullptr;
      has_free = has_free || word == "0" || word.starts_with('_');
    }
  }
  return kind || (has_free && !may_be_other(text, rows));
}

/// Cells that a short row leaves out take no text: a few long rows must not make a large grid out of a small
/// text.
GridSize size_of_uneven(const std::vector<WordRow>& rows) {
  std::size_t widest = 0, cells = 0;
  for (const WordRow& row : rows) {
    if (row.words.empty())
      throw InputError(row.place(), "an empty line cannot stand inside a grid; '.' is a cell outside");
    widest = std::max(widest, row.words.size());
    cells += row.words.size();
  }
  if (rows.empty()) throw InputError("line 1", "after the name of the puzzle its grid should follow");
  if (widest > most_padding * cells / rows.size()) {
    throw InputError(
        place_of_line(rows[0].line),
        fmt::format("the rows are too uneven: the longest has {} cells, and most have far fewer", widest));
  }
  const GridSize size{static_cast<int>(std::min<std::size_t>(rows.size(), 1 << 30)),
                      static_cast<int>(std::min<std::size_t>(widest, 1 << 30))};
  require_readable(size, place_of_line(rows[0].line));
  return size;
}

std::vector<Sheet> read_rosetta(std::string_view text, const MemoryBudget& memory) {
  const auto [kind, rows] = grid_text(text);
  const PathGrid grid = path_grid(rows, size_of_uneven(rows), rosetta_path_words);
  const CellPlace place = [&rows = rows](Cell cell) { return rows[cell.row - 1].place(cell.col - 1); };
  return {sheet_of(path_sheet(kind ? kind->board : "king", grid, place, memory))};
}

/// The kind with printed numbers on a family of boards: "hopido" for "diplomatico".
std::optional<std::string_view> kind_on(std::string_view family) {
  for (const PuzzleKind* kind : puzzle_kinds()) {
    if (kind->board == family && kind->has_clues) return kind->name;
  }
  return std::nullopt;
}

std::string write_rosetta(std::span<const Sheet> sheets) {
  const PathSheet& sheet = path_only(only_sheet(sheets, rosetta_name), rosetta_name);
  const PathGrid grid = clues_of(sheet, rosetta_name);
  const std::string_view family = sheet.board.family();
  const auto kind = kind_on(family);
  if (!kind)
    throw InputError(std::string(rosetta_name),
                     fmt::format("this format has no name for the moves of '{}'", family));
  const bool says_it_all =
      family == "king" && std::ranges::find(grid.cells, PathGrid::free) != grid.cells.end();
  return (says_it_all ? std::string() : fmt::format("{}\n", *kind)) +
         aligned(words_of(grid, rosetta_path_words));
}

}  // namespace

extern const Format rosetta_format = {
    .name = rosetta_name,
    .summary = "Hidato, Hopido, Numbrix and knight's grids as on Rosetta Code",
    .holds = {.clues = true, .ends = true},
    .recognises = recognises_rosetta,
    .read = read_rosetta,
    .write = write_rosetta,
};

}  // namespace hamlet
