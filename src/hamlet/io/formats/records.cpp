#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/io/parts/bridges_limits.hpp"
#include "hamlet/io/parts/hex_fit.hpp"
#include "hamlet/io/parts/island_text.hpp"
#include "hamlet/io/parts/one_per_line.hpp"
#include "hamlet/io/parts/path_grid.hpp"
#include "hamlet/io/parts/record_text.hpp"

namespace hamlet {

namespace {

// Records are separated by empty lines and made of lines "@key value" with rows below them. The keys:
// id, source; k, the most bridges between a pair (default 2); noloops, 0 or 1; size, columns and rows;
// moves, king or hopido, which makes it a path puzzle;
// grid ("." empty, "?" an island without a number, "#" outside);
// solution, the grid of numbers, or one bridge per line as "row column row column count", counted from 0.
// A Rikudo has, instead of a grid, cells "x y given solution" around a centre at 0 0, where neighbours in a
// row are 2 apart, and diamonds "x y x y". Other keys are ignored.
constexpr std::string_view records_name = "records";
constexpr BridgesLimits records_limits{.least_k = 1, .most_k = 1'000'000, .unknown_demands = true};
constexpr IslandWords records_island_words{.blank = ".", .unknown = "?"};
const PathWords records_path_words{.free = {"."}, .outside = {"#"}};
constexpr int farthest_hexagon = 400;

bool recognises_records(std::string_view text) {
  const std::string_view line = first_line(text);
  return line.size() > 1 && line[0] == '@' && line[1] >= 'a' && line[1] <= 'z';
}

/// Returns the number after a key, or `otherwise` if the record lacks the key.
int records_number_after(const Record& record, std::string_view key, int otherwise, int low, int high) {
  const Entry* found = entry(record, key);
  if (!found) return otherwise;
  const auto value = scan_integer(found->line.text);
  if (value && *value >= low && *value <= high) return static_cast<int>(*value);
  throw InputError(place_of_line(found->line.number),
                   fmt::format("@{} takes a number from {} to {}, not '{}'", key, low, high,
                               found->line.text.substr(0, 40)));
}

GridSize size_of_grid(const Record& record, const Entry& grid) {
  const GridSize found = size_of(grid.rows, place_of_line(grid.line.number));
  if (const Entry* size = entry(record, "size")) {
    const auto sides = words(size->line.text);
    const std::string place = place_of_line(size->line.number);
    if (sides.size() != 2) throw InputError(place, "@size takes two numbers, the columns and the rows");
    require_size(found, grid_size(sides[1], sides[0], place), place);
  }
  return found;
}

Vertex island_in(const BridgesPuzzle& puzzle, const WordRow& row, std::size_t index) {
  const Cell cell{static_cast<int>(number_in(row, index, 0, puzzle.grid().rows - 1)) + 1,
                  static_cast<int>(number_in(row, index + 1, 0, puzzle.grid().cols - 1)) + 1};
  if (const auto island = puzzle.island_at(cell)) return *island;
  throw InputError(row.place(index), fmt::format("there is no island at row {} and column {}, counted from 0",
                                                 cell.row - 1, cell.col - 1));
}

std::vector<Bridge> read_records_bridges(const BridgesPuzzle& puzzle, const std::vector<WordRow>& rows) {
  std::vector<Bridge> bridges;
  for (const WordRow& row : rows) {
    if (row.words.size() != 5)
      throw InputError(row.place(), "a bridge is five numbers: row, column, row, column and how many");
    const Vertex a = island_in(puzzle, row, 0), b = island_in(puzzle, row, 2);
    if (a == b) throw InputError(row.place(), "a bridge joins two islands, and here is only one");
    bridges.push_back({std::min(a, b), std::max(a, b), static_cast<int>(number_in(row, 4, 0, 1'000'000))});
  }
  std::ranges::sort(bridges);
  return bridges;
}

Sheet read_bridges_puzzle(const Record& record, const Entry& grid) {
  const GridSize size = size_of_grid(record, grid);
  BridgesGrid read{
      .rows = size.rows, .cols = size.cols, .k = records_number_after(record, "k", 2, 1, 1'000'000)};
  read.no_loops = records_number_after(record, "noloops", 0, 0, 1) == 1;
  read.islands = islands_of(grid.rows, records_island_words);
  BridgesSheet sheet{BridgesPuzzle(std::move(read))};
  if (const Entry* solution = entry(record, "solution"))
    sheet.solution = read_records_bridges(sheet.puzzle, solution->rows);
  return sheet_of(std::move(sheet));
}

std::string_view family_after(const Entry& moves) {
  const auto said_words = words(moves.line.text);
  const std::string_view first = said_words.empty() ? std::string_view{} : said_words[0];
  if (first == "king") return "king";
  if (first == "hopido") return "diplomatico";
  throw InputError(place_of_line(moves.line.number),
                   fmt::format("@moves takes 'king' or 'hopido', not '{}'", first.substr(0, 40)));
}

Sheet read_path_puzzle(const Record& record, const Entry& moves, const Entry& grid,
                       const MemoryBudget& memory) {
  const GridSize size = size_of_grid(record, grid);
  const auto place_in = [](const Entry& where) {
    return [&where](Cell cell) { return where.rows[cell.row - 1].place(cell.col - 1); };
  };
  PathSheet sheet =
      path_sheet(family_after(moves), path_grid(grid.rows, size, records_path_words), place_in(grid), memory);
  if (const Entry* solution = entry(record, "solution")) {
    const std::string place = place_of_line(solution->line.number);
    require_size(size_of(solution->rows, place), size, place);
    sheet.solution =
        visits_in(path_grid(solution->rows, size, records_path_words), sheet.board, place_in(*solution));
  }
  return sheet_of(std::move(sheet));
}

/// The hexagons of a Rikudo, found by their places.
class Hexagons {
 public:
  Hexagons(const Entry& cells, const MemoryBudget& memory) {
    std::vector<HexPlace> places;
    for (const WordRow& row : cells.rows) {
      if (row.words.size() != 4)
        throw InputError(row.place(),
                         "a cell is x, y, its number or '.', and its number in the solution or '.'");
      places.push_back(place_in(row, 0));
      if (!row_of_.try_emplace({places.back().x, places.back().y}, row_of_.size()).second) {
        throw InputError(row.place(),
                         fmt::format("the cell {} {} stands here a second time", row.words[0], row.words[1]));
      }
    }
    if (places.empty())
      throw InputError(place_of_line(cells.line.number), "@cells must be followed by one cell per line");
    fit_ = fit_hexagons(places);
    board_ = board_of(fit_, memory);
  }

  const Board& board() const { return board_; }
  Vertex vertex(std::size_t row) const { return *board_.vertex_at(fit_.cells[row]); }
  Vertex vertex(const WordRow& row, std::size_t index) const {
    const HexPlace place = place_in(row, index);
    const auto found = row_of_.find({place.x, place.y});
    if (found == row_of_.end())
      throw InputError(row.place(index), fmt::format("there is no cell at {} {}", place.x, place.y));
    return vertex(found->second);
  }

 private:
  static HexPlace place_in(const WordRow& row, std::size_t index) {
    const HexPlace place{static_cast<int>(number_in(row, index, -farthest_hexagon, farthest_hexagon)),
                         static_cast<int>(number_in(row, index + 1, -farthest_hexagon, farthest_hexagon))};
    if ((place.x + place.y) % 2 == 0) return place;
    throw InputError(
        row.place(index),
        fmt::format("{} {} is between hexagons; x and y are both even or both odd", place.x, place.y));
  }

  std::map<std::pair<int, int>, std::size_t> row_of_;
  HexFit fit_;
  Board board_;
};

/// The numbers in one column of the cells' rows.
std::vector<Visit> visits_in_column(const Entry& cells, const Hexagons& hexagons, std::size_t column) {
  std::vector<Visit> visits;
  for (std::size_t i = 0; i < cells.rows.size(); ++i) {
    const WordRow& row = cells.rows[i];
    if (row.words[column] == ".") continue;
    visits.push_back(
        {hexagons.vertex(i), static_cast<Step>(number_in(row, column, 1, hexagons.board().size()))});
  }
  std::ranges::sort(visits);
  return visits;
}

Sheet read_rikudo(const Record& record, const Entry& cells, const MemoryBudget& memory) {
  const Hexagons hexagons(cells, memory);
  PathSheet sheet{hexagons.board(), {}};
  sheet.puzzle.graph = sheet.board.graph();
  sheet.puzzle.clues = visits_in_column(cells, hexagons, 2);
  require_different(sheet.puzzle.clues, sheet.board,
                    [](Cell cell) { return fmt::format("row {}, column {}", cell.row, cell.col); });
  if (const Entry* diamonds = entry(record, "diamonds")) {
    for (const WordRow& row : diamonds->rows) {
      if (row.words.size() != 4)
        throw InputError(row.place(), "a diamond is x and y of a cell, then x and y of its neighbour");
      sheet.puzzle.diamonds.push_back({hexagons.vertex(row, 0), hexagons.vertex(row, 2)});
    }
  }
  validate(sheet.puzzle, sheet.labels());
  if (auto solution = visits_in_column(cells, hexagons, 3); !solution.empty())
    sheet.solution = std::move(solution);
  return sheet_of(std::move(sheet));
}

Sheet read_record(const Record& record, const MemoryBudget& memory) {
  if (const Entry* cells = entry(record, "cells")) return read_rikudo(record, *cells, memory);
  const Entry* grid = entry(record, "grid");
  if (!grid) throw InputError("", "the record has neither @grid nor @cells");
  if (const Entry* moves = entry(record, "moves")) return read_path_puzzle(record, *moves, *grid, memory);
  return read_bridges_puzzle(record, *grid);
}

std::vector<Sheet> read_records(std::string_view text, const MemoryBudget& memory) {
  std::vector<Sheet> sheets;
  for (const Record& record : records_in(text)) {
    try {
      sheets.push_back(read_record(record, memory));
    } catch (InputError& error) {
      const std::string_view id = said(record, "id");
      error.place_within(fmt::format("record {}{}", sheets.size() + 1,
                                     id.empty() ? "" : fmt::format(" ({})", id.substr(0, 80))));
      throw;
    }
    sheets.back().title = said(record, "id");
    sheets.back().source = said(record, "source");
  }
  return sheets;
}

std::string records_head(const Sheet& sheet) {
  std::string text = fmt::format("@id {}\n", on_one_line(sheet.title));
  if (const std::string source = on_one_line(sheet.source); !source.empty())
    text += fmt::format("@source {}\n", source);
  return text;
}

std::string write_bridges(const Sheet& sheet) {
  const BridgesSheet& bridges = sheet.bridges();
  const BridgesGrid& grid = bridges.puzzle.grid();
  require_holds(records_limits, grid, records_name);
  std::string text = records_head(sheet) + fmt::format("@k {}\n", grid.k);
  if (grid.no_loops) text += "@noloops 1\n";
  text += fmt::format("@size {} {}\n@grid\n{}", grid.cols, grid.rows,
                      aligned(words_of(bridges.puzzle, records_island_words)));
  if (!bridges.solution) return text + "\n";
  text += "@solution\n";
  for (const auto& [a, b, n] : *bridges.solution) {
    const Cell from = bridges.puzzle.islands()[a].cell, to = bridges.puzzle.islands()[b].cell;
    text += fmt::format("{} {} {} {} {}\n", from.row - 1, from.col - 1, to.row - 1, to.col - 1, n);
  }
  return text + "\n";
}

std::string write_path(const Sheet& sheet) {
  const PathSheet& path = sheet.path();
  const PathGrid clues = clues_of(path, records_name);
  const std::string_view family = path.board.family();
  if (family != "king" && family != "diplomatico")
    throw InputError(
        std::string(records_name),
        fmt::format("this format is for the moves of 'king' and 'diplomatico', not of '{}'", family));
  std::string text = records_head(sheet) + fmt::format("@moves {}\n", family == "king" ? "king" : "hopido");
  text += fmt::format("@size {} {}\n@grid\n{}", clues.size.cols, clues.size.rows,
                      aligned(words_of(clues, records_path_words)));
  if (path.solution)
    text += "@solution\n" + aligned(words_of(solution_of(path, records_name), records_path_words));
  return text + "\n";
}

std::string write_records(std::span<const Sheet> sheets) {
  return write_each(sheets, [](const Sheet& sheet) {
    return sheet.visit([&](const PathSheet&) { return write_path(sheet); },
                       [&](const BridgesSheet&) { return write_bridges(sheet); });
  });
}

}  // namespace

extern const Format records_format = {
    .name = records_name,
    .summary = "text records '@id … @grid … @solution', for collections of puzzles",
    .holds = {.clues = true, .ends = true, .no_loops = true, .solution = true, .title = true, .source = true},
    .recognises = recognises_records,
    .read = read_records,
    .write = write_records,
};

}  // namespace hamlet
