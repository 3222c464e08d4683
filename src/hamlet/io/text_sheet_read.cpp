#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <map>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/nearest.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/board/family.hpp"
#include "hamlet/io/text_sheet.hpp"
#include "hamlet/io/text_sheet_parts.hpp"

namespace hamlet {

namespace {

constexpr std::array<std::string_view, 19> plain_keys = {
    "level", "seed", "number", "kind",     "board", "wrap",  "title",     "author",   "source",    "closed",
    "start", "end",  "clues",  "diamonds", "k",     "loops", "forbidden", "solution", "directions"};

using Line = TextSheetLine;
using Parts = TextSheetParts;

std::vector<std::string_view> all_keys() {
  std::vector<std::string_view> keys(plain_keys.begin(), plain_keys.end());
  for (const MarkRule* rule : mark_rules()) keys.push_back(rule->name);
  return keys;
}

bool yes_or_no(const Line& line) {
  const std::string word = in_lower_case(line.text);
  if (word != "yes" && word != "no") throw InputError(line.where(), "'yes' or 'no' belongs here");
  return word == "yes";
}

int number_in(const Line& line, std::string_view word,
              std::string_view expected = "no number; a cell is a number, '.' or '#'") {
  const auto value = scan_integer(word);
  if (!value || *value < 0 || *value > std::numeric_limits<int>::max()) {
    throw InputError(line.where(), fmt::format("'{}' is {}", word.substr(0, 40), expected));
  }
  return static_cast<int>(*value);
}

constexpr std::string_view sea_cell = "not what a cell holds: a number from 1 to 1000000, '?' or '.'";

std::vector<int> row_lengths(const std::vector<TextSheetRow>& grid) {
  std::vector<int> lengths;
  for (const TextSheetRow& row : grid) lengths.push_back(static_cast<int>(row.cells.size()));
  return lengths;
}

/// If all rows but one have the same length, that one is the slip.
void require_no_odd_row(const std::vector<TextSheetRow>& grid) {
  std::map<std::size_t, std::size_t> rows_of_length;
  for (const TextSheetRow& row : grid) ++rows_of_length[row.cells.size()];
  if (rows_of_length.size() != 2 || grid.size() < 3) return;
  std::pair<std::size_t, std::size_t> odd_length = *rows_of_length.begin(), length = *rows_of_length.rbegin();
  if (odd_length.second > length.second) std::swap(odd_length, length);
  if (odd_length.second != 1) return;
  const auto odd =
      std::ranges::find(grid, odd_length.first, [](const TextSheetRow& row) { return row.cells.size(); });
  throw InputError(odd->line.where(), fmt::format("this row has {} and the others have {}",
                                                  number_of(odd_length.first, "cell"), length.first));
}

/// Words for an empty cell of a path, besides the dot.
bool is_free_cell(std::string_view word) { return word == "." || word == "_" || word == "-" || word == "?"; }

const PuzzleKind* kind_in(const Parts& parts) {
  const Line* line = parts.value("kind");
  return line ? &puzzle_kind(in_lower_case(line->text), line->where()) : nullptr;
}

/// The board that is given, or else the one that the kind is played on. A missing size is taken from the
/// grid.
Board board_in(const Parts& parts, const PuzzleKind* kind, const MemoryBudget& memory) {
  const Line* given = parts.value("board");
  if (!given && (!kind || kind->board.empty())) {
    throw InputError(parts.grid.empty() ? "" : parts.grid[0].line.where(),
                     "say what this is in a line before the grid, such as 'kind: hidato' or 'board: king'");
  }
  BoardRequest request{.name = given ? in_lower_case(given->text) : std::string(kind->board)};
  const std::string where = given ? given->where() : parts.value("kind")->where();
  try {
    const bool has_rows = board_family(family_word(request.name), where).lattice != nullptr;
    if (parts.grid.empty() && has_rows && request.name.find(':') == std::string::npos) {
      throw InputError(where, "neither a grid nor a size such as 8x8 says how large the board is");
    }
    if (!parts.grid.empty() && request.name.find(':') == std::string::npos) {
      try {
        request.name = with_size_of_rows(request.name, row_lengths(parts.grid), where, memory);
      } catch (const InputError&) {
        require_no_odd_row(parts.grid);
        throw;
      }
    }
    if (const Line* wrap = parts.value("wrap")) request.wrap = wrap_from_text(wrap->text, wrap->where());
    for (std::size_t row = 0; row < parts.grid.size(); ++row) {
      const auto& cells = parts.grid[row].cells;
      for (std::size_t col = 0; col < cells.size(); ++col) {
        if (cells[col] == "#")
          request.blocked.push_back({static_cast<int>(row + 1), static_cast<int>(col + 1)});
      }
    }
    return make_board(request, memory);
  } catch (InputError& error) {
    if (error.where().starts_with("line")) throw;
    error.place_within(where);
    throw;
  }
}

/// Parses the numbers of a grid, which must have the board's shape.
std::vector<Visit> numbers_in(const std::vector<TextSheetRow>& grid, const Board& board) {
  std::vector<Visit> visits;
  const Frame& frame = board.lattice().frame;
  if (grid.size() != frame.rows.size()) {
    throw InputError(grid.back().line.where(),
                     fmt::format("the grid has {} rows and the board {}", grid.size(), frame.rows.size()));
  }
  for (std::size_t row = 0; row < grid.size(); ++row) {
    const auto& [line, cells] = grid[row];
    if (static_cast<int>(cells.size()) != frame.rows[row].length) {
      throw InputError(line.where(), fmt::format("this row has {} cells and the board's has {}", cells.size(),
                                                 frame.rows[row].length));
    }
    for (std::size_t col = 0; col < cells.size(); ++col) {
      const Cell cell{static_cast<int>(row + 1), static_cast<int>(col + 1)};
      const auto v = board.vertex_at(cell);
      if (is_free_cell(cells[col]) || (cells[col] == "#" && !v)) continue;
      if (cells[col] == "#")
        throw InputError(
            line.where(),
            fmt::format("the cell {} is free in the puzzle and blocked in the solution", spoken(cell)));
      const int number = number_in(line, cells[col]);
      if (!v)
        throw InputError(line.where(), fmt::format("the cell {} is blocked and cannot have the number {}",
                                                   spoken(cell), number));
      visits.push_back({*v, static_cast<Step>(number)});
    }
  }
  return visits;
}

PathPuzzle path_puzzle_in(const Parts& parts, const Board& board) {
  PathPuzzle puzzle{.graph = board.graph()};
  if (const Line* line = parts.value("closed")) puzzle.closed = yes_or_no(*line);
  if (const Line* line = parts.value("start")) puzzle.start = board.vertex_of(line->text, line->where());
  if (const Line* line = parts.value("end")) puzzle.end = board.vertex_of(line->text, line->where());
  if (!parts.grid.empty()) puzzle.clues = numbers_in(parts.grid, board);
  if (const Line* line = parts.value("clues")) {
    for (auto word : words(line->text)) puzzle.clues.push_back(clue_from_text(word, board, line->where()));
  }
  const auto pair_of = [&](const Line& line, std::string_view word) {
    const auto [a, b] = pair_from_text(word, line.where());
    return Diamond{board.vertex_of(a, line.where()), board.vertex_of(b, line.where())};
  };
  if (const Line* line = parts.value("diamonds")) {
    for (auto word : words(line->text)) puzzle.diamonds.push_back(pair_of(*line, word));
  }
  for (const MarkRule* rule : mark_rules()) {
    const Line* line = parts.value(rule->name);
    if (!line) continue;
    for (auto word : words(line->text)) {
      Mark mark{rule, {}};
      if (rule->cell_count == 2) {
        const auto [a, b] = pair_of(*line, word);
        mark.cells = {a, b};
      } else {
        mark.cells = {board.vertex_of(word, line->where())};
      }
      puzzle.marks.push_back(std::move(mark));
    }
  }
  return puzzle;
}

PathSheet path_sheet_in(const Parts& parts, const PuzzleKind* kind, const MemoryBudget& memory) {
  PathSheet sheet{.board = board_in(parts, kind, memory), .puzzle = {}};
  if (!sheet.board.has_cells() && !parts.grid.empty())
    throw InputError(parts.grid[0].line.where(),
                     "a graph has no grid; write its numbers as 'clues: VERTEX=NUMBER'");
  sheet.puzzle = path_puzzle_in(parts, sheet.board);
  try {
    validate(sheet.puzzle, sheet.labels());
  } catch (const InputError& error) {
    // The error's place belongs to a JSON sheet; the sentence names the cells and says more here.
    throw InputError(parts.grid.empty() ? "" : "grid", error.message());
  }
  if (!parts.has_solution) return sheet;
  if (parts.solution.empty()) throw InputError(parts.value("solution")->where(), "the solution is missing");
  if (sheet.board.has_cells()) {
    sheet.solution = numbers_in(rows_of_text_grid(parts.solution, parts.may_be_moved_in), sheet.board);
    return sheet;
  }
  Path path;
  for (const Line& line : parts.solution) {
    for (auto word : words(line.text)) path.push_back(sheet.board.vertex_of(word, line.where()));
  }
  sheet.solution = visits_of(path);
  return sheet;
}

BridgesGrid bridges_grid_in(const Parts& parts) {
  if (parts.grid.empty()) throw InputError(parts.value("kind")->where(), "the grid is missing");
  BridgesGrid grid{.rows = static_cast<int>(parts.grid.size()),
                   .cols = static_cast<int>(parts.grid[0].cells.size())};
  if (const Line* line = parts.value("k"))
    grid.k = number_in(*line, line->text, "not a whole number from 1 to 1000000");
  if (const Line* line = parts.value("loops")) grid.no_loops = !yes_or_no(*line);
  if (const Line* line = parts.value("directions")) {
    if (line->text != "4" && line->text != "8") throw InputError(line->where(), "'4' or '8' belongs here");
    grid.eight = line->text == "8";
  }
  require_no_odd_row(parts.grid);
  for (int row = 1; row <= grid.rows; ++row) {
    const auto& [line, cells] = parts.grid[row - 1];
    if (static_cast<int>(cells.size()) != grid.cols)
      throw InputError(line.where(),
                       fmt::format("this row has {} cells and the first has {}", cells.size(), grid.cols));
    for (int col = 1; col <= grid.cols; ++col) {
      const auto word = cells[col - 1];
      if (word == "." || word == "_") continue;
      if (word == "-")
        throw InputError(line.where(),
                         "'-' may be water or a bridge; write '.' for water, and bridges after 'solution:'");
      if (word == "#") {
        grid.blocked.push_back({row, col});
        continue;
      }
      grid.islands.push_back(
          {{row, col}, word == "?" ? std::nullopt : std::optional(number_in(line, word, sea_cell))});
    }
  }
  if (const Line* line = parts.value("forbidden")) {
    for (auto word : words(line->text)) {
      const auto [a, b] = pair_from_text(word, line->where());
      grid.forbidden.emplace_back(cell_from_text(a, line->where()), cell_from_text(b, line->where()));
    }
  }
  return grid;
}

Bridge bridge_in(const Line& line, std::string_view word, const BridgesPuzzle& puzzle) {
  const std::size_t equals = word.find('=');
  const auto n = equals == std::string_view::npos ? std::optional<std::int64_t>(1)
                                                  : scan_integer(word.substr(equals + 1));
  if (!n || *n < 0 || *n > 1'000'000)
    throw InputError(
        line.where(),
        fmt::format("'{}' is not a bridge; write CELL-CELL=NUMBER such as 1,1-1,4=2", word.substr(0, 40)));
  const auto [a, b] = pair_from_text(word.substr(0, equals), line.where());
  const auto island = [&](std::string_view label) {
    const Cell cell = cell_from_text(label, line.where());
    const auto found = puzzle.island_at(cell);
    if (!found) throw InputError(line.where(), fmt::format("no island stands on {}", spoken(cell)));
    return *found;
  };
  return {island(a), island(b), static_cast<int>(*n)};
}

BridgesSheet bridges_sheet_in(const Parts& parts) {
  BridgesSheet sheet{.puzzle = BridgesPuzzle(bridges_grid_in(parts))};
  if (!parts.has_solution) return sheet;
  sheet.solution.emplace();
  for (const Line& line : parts.solution) {
    for (auto word : words(line.text)) sheet.solution->push_back(bridge_in(line, word, sheet.puzzle));
  }
  return sheet;
}

std::optional<std::uint64_t> whole_number_in(const Parts& parts, std::string_view key, std::int64_t most) {
  const Line* const line = parts.value(key);
  if (!line) return {};
  const auto value = scan_integer(line->text);
  if (!value || *value < 0 || *value > most)
    throw InputError(line->where(), fmt::format("a whole number from 0 to {} belongs here", most));
  return static_cast<std::uint64_t>(*value);
}

/// Rejects keys of the other type of puzzle, which would otherwise be ignored silently.
void require_keys_fit(const Parts& parts, bool is_bridges) {
  constexpr std::array<std::string_view, 4> only_bridges = {"k", "loops", "directions", "forbidden"};
  constexpr std::array<std::string_view, 8> both = {"kind",  "title", "author", "source",
                                                    "level", "seed",  "number", "solution"};
  for (const auto& [key, line] : parts.values) {
    if (std::ranges::find(both, key) != both.end()) continue;
    const bool for_bridges = std::ranges::find(only_bridges, key) != only_bridges.end();
    if (for_bridges != is_bridges)
      throw InputError(line.where(), fmt::format("'{}:' belongs to {} puzzles only", key,
                                                 for_bridges ? "bridges" : "path"));
  }
}

}  // namespace

bool is_text_key(std::string_view word) {
  const auto keys = all_keys();
  return std::ranges::find(keys, word) != keys.end();
}

void require_text_key(std::string_view word, std::string_view where) {
  if (!is_text_key(word)) throw InputError(std::string(where), unknown_name("key", word, all_keys()));
}

std::pair<std::string_view, std::string_view> pair_from_text(std::string_view text, std::string_view where) {
  const std::size_t dash = text.find('-');
  if (dash == 0 || dash == std::string_view::npos || dash + 1 == text.size()) {
    throw InputError(
        std::string(where),
        fmt::format("'{}' is not a pair of cells; write CELL-CELL such as 3,4-3,5", text.substr(0, 40)));
  }
  return {text.substr(0, dash), text.substr(dash + 1)};
}

std::pair<std::string_view, Step> clue_from_text(std::string_view text, std::string_view where) {
  const std::size_t equals = text.rfind('=');
  const auto step = equals == std::string_view::npos ? std::nullopt : scan_integer(text.substr(equals + 1));
  if (!step || *step < 0 || *step > std::numeric_limits<int>::max()) {
    throw InputError(std::string(where),
                     fmt::format("'{}' is not a clue; write CELL=STEP such as 3,4=17", text.substr(0, 40)));
  }
  return {text.substr(0, equals), static_cast<Step>(*step)};
}

Visit clue_from_text(std::string_view text, const Board& board, std::string_view where) {
  const auto [cell, step] = clue_from_text(text, where);
  return {board.vertex_of(cell, where), step};
}

Sheet sheet_from_text(std::span<const std::string_view> lines, std::size_t first_line,
                      const MemoryBudget& memory) {
  const Parts parts = parts_of_text_sheet(lines, first_line);
  const PuzzleKind* kind = kind_in(parts);
  const bool is_bridges = kind && kind->is_bridges;
  require_keys_fit(parts, is_bridges);
  Sheet sheet;
  if (is_bridges) {
    sheet = sheet_of(bridges_sheet_in(parts));
  } else {
    sheet = sheet_of(path_sheet_in(parts, kind, memory));
    if (kind) require_of_kind(*kind, sheet.path().board, sheet.path().puzzle);
  }
  if (kind) sheet.kind = kind;
  if (const Line* line = parts.value("title")) sheet.title = line->text;
  if (const Line* line = parts.value("author")) sheet.author = line->text;
  if (const Line* line = parts.value("source")) sheet.source = line->text;
  if (const auto level = whole_number_in(parts, "level", 6)) sheet.level = static_cast<int>(*level);
  constexpr auto most = std::numeric_limits<std::int64_t>::max();
  sheet.seed = whole_number_in(parts, "seed", most);
  sheet.number = whole_number_in(parts, "number", most);
  return sheet;
}

}  // namespace hamlet
