#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <optional>
#include <set>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/io/parts/bridges_limits.hpp"
#include "hamlet/io/parts/drawn_bridges.hpp"
#include "hamlet/io/parts/island_text.hpp"
#include "hamlet/io/parts/one_per_line.hpp"
#include "hamlet/io/parts/path_grid.hpp"

namespace hamlet {

namespace {

// clang-format off
// The blocks of janko.at, as they are written:
//
//   [begin]
//   puzzle hashi        or hidoku; then title, author and source, if there are any
//   size 9              or, if it is not a square, rows and cols
//   [problem]           a grid of words: a number, "-" an empty cell, "?" an island without a number (hashi),
//   3 - - ? …           "#" no cell (hidoku)
//   [solution]          if there is one. hidoku: the numbers. hashi: the islands as in the problem, 1 and 2
//   3 1 1 ? …           for bridges that run across, a and b for those that run down
//   [end]
//
// The reader requires only [problem]. It ignores other lines in the head and other blocks, takes the first of
// several blocks of one name, and accepts "-" for an island in a solution.
// clang-format on
constexpr std::string_view janko_name = "janko";
constexpr BridgesLimits janko_limits{.least_demand = 1, .unknown_demands = true};
constexpr IslandWords janko_island_words{.blank = "-", .unknown = "?"};
const PathWords janko_path_words{.free = {"-"}, .outside = {"#", "x", "X"}};

std::string_view block_name(std::string_view line) {
  line = trimmed(line);
  return line.size() > 2 && line.front() == '[' && line.back() == ']' ? line.substr(1, line.size() - 2)
                                                                      : std::string_view{};
}

bool recognises_janko(std::string_view text) {
  if (first_line(text) == "[begin]") return true;
  return std::ranges::any_of(lines(text),
                             [](std::string_view line) { return block_name(line) == "problem"; });
}

struct Block {
  std::size_t line;  // of the block's name
  std::vector<TextLine> lines;
};

struct Puzzle {
  std::map<std::string, TextLine, std::less<>> head;  // "title" and the rest of the line
  std::map<std::string, Block, std::less<>> blocks;
};

/// A puzzle ends at [end] or before [begin].
std::vector<Puzzle> puzzles_in(std::string_view text) {
  std::vector<Puzzle> puzzles(1);
  Block* open = nullptr;
  Block ignored{};
  for (const TextLine& line : numbered_lines(text)) {
    const std::string block(block_name(line.text));
    if (block == "begin" || block == "end") {
      if (!puzzles.back().blocks.empty()) puzzles.emplace_back();
      open = nullptr;
    } else if (!block.empty()) {
      const auto [at, is_new] = puzzles.back().blocks.try_emplace(block, Block{line.number, {}});
      open = is_new ? &at->second : &ignored;
    } else if (open) {
      open->lines.push_back(line);
    } else if (const auto parts = words(line.text); !parts.empty()) {
      puzzles.back().head.try_emplace(
          std::string(parts[0]), TextLine{line.number, trimmed(trimmed(line.text).substr(parts[0].size()))});
    }
  }
  if (puzzles.back().blocks.empty() && puzzles.size() > 1) puzzles.pop_back();
  return puzzles;
}

std::string_view said(const Puzzle& puzzle, std::string_view key) {
  const auto found = puzzle.head.find(key);
  return found == puzzle.head.end() ? std::string_view{} : found->second.text;
}

void require_said_size(const Puzzle& puzzle, GridSize found) {
  const auto expect = [&](std::string_view key, const std::set<std::int64_t>& sizes) {
    const auto line = puzzle.head.find(key);
    if (line == puzzle.head.end()) return;
    std::set<std::int64_t> claimed;
    for (const std::string_view word : words(line->second.text))
      claimed.insert(scan_integer(word).value_or(-1));
    if (claimed == sizes) return;
    throw InputError(place_of_line(line->second.number),
                     fmt::format("the problem has {} rows of {} cells, and the text says {} {}", found.rows,
                                 found.cols, key, line->second.text.substr(0, 40)));
  };
  expect("size", {found.rows, found.cols});
  expect("rows", {found.rows});
  expect("cols", {found.cols});
}

std::vector<WordRow> rows_of(const Block& block) { return word_rows(without_blank_ends(block.lines)); }

/// Returns the rows of the solution, which must have the problem's size.
std::optional<std::vector<WordRow>> solution_rows(const Puzzle& puzzle, GridSize size) {
  const auto block = puzzle.blocks.find("solution");
  if (block == puzzle.blocks.end()) return std::nullopt;
  auto rows = rows_of(block->second);
  if (rows.empty()) return std::nullopt;
  for (const WordRow& row : rows) require_length(row, static_cast<std::size_t>(size.cols));
  require_size(size_of(rows, place_of_line(block->second.line)), size, place_of_line(block->second.line));
  return rows;
}

/// Guesses the genre where the text does not name it: a "?", a number that occurs twice or a vertical bridge
/// cannot belong to a path.
bool looks_like_hashi(const Puzzle& puzzle, std::span<const WordRow> problem) {
  std::set<std::string_view> seen;
  for (const WordRow& row : problem) {
    for (const std::string_view word : row.words) {
      if (word == "?" || (scan_integer(word) && !seen.insert(word).second)) return true;
    }
  }
  const auto solution = puzzle.blocks.find("solution");
  return solution != puzzle.blocks.end() &&
         std::ranges::any_of(solution->second.lines, [](const TextLine& line) {
           return line.text.find_first_of("ab") != std::string_view::npos;
         });
}

void require_not_touching(const BridgesPuzzle& puzzle, std::string_view where) {
  for (const auto& [a, b] : puzzle.lanes()) {
    const Cell one = puzzle.islands()[a].cell, other = puzzle.islands()[b].cell;
    if (other.row - one.row + other.col - one.col > 1) continue;
    throw InputError(
        std::string(where),
        fmt::format("a solution here cannot say how {} and {}, which stand side by side, are joined",
                    to_text(one), to_text(other)));
  }
}

std::vector<Bridge> read_janko_bridges(const BridgesPuzzle& puzzle, const std::vector<WordRow>& rows) {
  require_not_touching(puzzle, rows[0].place());
  DrawnBridges drawn(puzzle, DrawnBridges::on_cells);
  for (std::size_t r = 0; r < rows.size(); ++r) {
    for (std::size_t c = 0; c < rows[r].words.size(); ++c) {
      const Cell cell{static_cast<int>(r) + 1, static_cast<int>(c) + 1};
      const std::string_view word = rows[r].words[c];
      if (word == "-") continue;
      if (const auto island = puzzle.island_at(cell)) {
        const auto demand = puzzle.islands()[*island].demand;
        if (!demand || word == std::to_string(*demand)) continue;
        throw InputError(rows[r].place(c),
                         fmt::format("here the problem has an island with {}, and the solution has '{}'",
                                     *demand, word.substr(0, 40)));
      }
      if (word == "1" || word == "2") {
        drawn.across(cell) = word[0] - '0';
      } else if (word == "a" || word == "b") {
        drawn.down(cell) = word[0] - 'a' + 1;
      } else {
        throw InputError(rows[r].place(c),
                         fmt::format("'{}' is no bridge; 1 and 2 run across, a and b down, and '-' is none",
                                     word.substr(0, 40)));
      }
    }
  }
  return drawn.bridges([&](Cell cell) { return rows[cell.row - 1].place(cell.col - 1); });
}

Sheet read_hashi(const Puzzle& puzzle, std::span<const WordRow> rows, GridSize size) {
  BridgesSheet sheet{
      BridgesPuzzle({.rows = size.rows, .cols = size.cols, .islands = islands_of(rows, janko_island_words)})};
  if (const auto solution = solution_rows(puzzle, size))
    sheet.solution = read_janko_bridges(sheet.puzzle, *solution);
  return sheet_of(std::move(sheet));
}

Sheet read_hidoku(const Puzzle& puzzle, std::span<const WordRow> rows, GridSize size,
                  const MemoryBudget& memory) {
  PathSheet sheet = path_sheet(
      "king", path_grid(rows, size, janko_path_words),
      [&](Cell cell) { return rows[cell.row - 1].place(cell.col - 1); }, memory);
  if (const auto solution = solution_rows(puzzle, size)) {
    const CellPlace place = [&](Cell cell) { return (*solution)[cell.row - 1].place(cell.col - 1); };
    sheet.solution = visits_in(path_grid(*solution, size, janko_path_words), sheet.board, place);
  }
  return sheet_of(std::move(sheet));
}

Sheet read_puzzle(const Puzzle& puzzle, const MemoryBudget& memory) {
  const auto problem = puzzle.blocks.find("problem");
  if (problem == puzzle.blocks.end()) throw InputError("", "the block [problem] is missing");
  const auto rows = rows_of(problem->second);
  const GridSize size = size_of(rows, place_of_line(problem->second.line));
  require_said_size(puzzle, size);
  const std::string_view genre = said(puzzle, "puzzle");
  const bool hashi = genre == "hashi" || (genre.empty() && looks_like_hashi(puzzle, rows));
  if (!hashi && !genre.empty() && genre != "hidoku" && genre != "hidato") {
    throw InputError(place_of_line(puzzle.head.find("puzzle")->second.number),
                     fmt::format("this is a '{}' puzzle; of janko.at 'hashi' and 'hidoku' can be read",
                                 genre.substr(0, 40)));
  }
  Sheet sheet = hashi ? read_hashi(puzzle, rows, size) : read_hidoku(puzzle, rows, size, memory);
  sheet.title = said(puzzle, "title");
  sheet.author = said(puzzle, "author");
  sheet.source = said(puzzle, "source");
  return sheet;
}

std::vector<Sheet> read_janko(std::string_view text, const MemoryBudget& memory) {
  std::vector<Sheet> sheets;
  for (const Puzzle& puzzle : puzzles_in(text)) sheets.push_back(read_puzzle(puzzle, memory));
  return sheets;
}

std::string janko_head(const Sheet& sheet, std::string_view genre, GridSize size) {
  std::string text = fmt::format("[begin]\npuzzle {}\n", genre);
  for (const auto& [key, value] :
       {std::pair{"title", &sheet.title}, {"author", &sheet.author}, {"source", &sheet.source}}) {
    if (const std::string line = on_one_line(*value); !line.empty())
      text += fmt::format("{} {}\n", key, line);
  }
  return text + (size.rows == size.cols ? fmt::format("size {}\n", size.rows)
                                        : fmt::format("rows {}\ncols {}\n", size.rows, size.cols));
}

/// Draws the bridges between the islands of the problem.
Words with_bridges(const BridgesSheet& sheet, Words rows) {
  require_not_touching(sheet.puzzle, janko_name);
  for (const Bridge& bridge : *sheet.solution) {
    const Cell a = sheet.puzzle.islands()[bridge.a].cell, b = sheet.puzzle.islands()[bridge.b].cell;
    const auto refuse = [&] {
      throw InputError(std::string(janko_name),
                       fmt::format("the solution's bridges between {} and {} cannot be drawn in this format",
                                   to_text(a), to_text(b)));
    };
    if (bridge.n == 0) continue;
    if (bridge.n < 0 || bridge.n > 2 || !sheet.puzzle.lane_between(bridge.a, bridge.b)) refuse();
    const auto [first, last] = std::minmax(a, b);
    const bool across = first.row == last.row;
    for (Cell at = first; at != last; ++(across ? at.col : at.row)) {
      if (at == first) continue;
      std::string& word = rows[at.row - 1][at.col - 1];
      if (word != janko_island_words.blank) refuse();
      word = std::string(1, static_cast<char>((across ? '0' : 'a' - 1) + bridge.n));
    }
  }
  return rows;
}

std::string write_hashi(const Sheet& sheet) {
  const BridgesSheet& bridges = sheet.bridges();
  require_holds(janko_limits, bridges.puzzle.grid(), janko_name);
  const Words problem = words_of(bridges.puzzle, janko_island_words);
  std::string text = janko_head(sheet, "hashi", {bridges.puzzle.grid().rows, bridges.puzzle.grid().cols}) +
                     "[problem]\n" + aligned(problem);
  if (bridges.solution) text += "[solution]\n" + aligned(with_bridges(bridges, problem));
  return text + "[end]\n";
}

std::string write_hidoku(const Sheet& sheet) {
  const PathSheet& path = sheet.path();
  const PathGrid clues = clues_of(path, janko_name);
  if (path.board.family() != "king")
    throw InputError(
        std::string(janko_name),
        fmt::format("this format is for a king's moves, and this is a puzzle on {}", path.board.name()));
  std::string text =
      janko_head(sheet, "hidoku", clues.size) + "[problem]\n" + aligned(words_of(clues, janko_path_words));
  if (path.solution)
    text += "[solution]\n" + aligned(words_of(solution_of(path, janko_name), janko_path_words));
  return text + "[end]\n";
}

std::string write_janko(std::span<const Sheet> sheets) {
  return write_each(sheets, [](const Sheet& sheet) {
    return sheet.visit([&](const PathSheet&) { return write_hidoku(sheet); },
                       [&](const BridgesSheet&) { return write_hashi(sheet); });
  });
}

}  // namespace

extern const Format janko_format = {
    .name = janko_name,
    .summary = "the blocks of janko.at, for Hashi and Hidoku, with solutions",
    .holds = {.clues = true, .ends = true, .solution = true, .title = true, .author = true, .source = true},
    .recognises = recognises_janko,
    .read = read_janko,
    .write = write_janko,
};

}  // namespace hamlet
