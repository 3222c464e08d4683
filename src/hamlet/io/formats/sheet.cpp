#include <fmt/format.h>

#include <limits>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/json.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/io/parts/graph_text.hpp"
#include "hamlet/io/parts/json_place.hpp"
#include "hamlet/io/parts/sheets_read.hpp"
#include "hamlet/io/sheet_json.hpp"

// Hamlet's own JSON (docs/format.md), written compactly and with its fields in a fixed order; one clue per
// line would be too long.

namespace hamlet {

namespace {

constexpr int sheet_version = 1;

Cell cell_from(const JsonPlace& place) {
  const auto items = place.items();
  if (items.size() != 2) place.complain("a cell is written [row, column]");
  constexpr int most = std::numeric_limits<int>::max();
  return {static_cast<int>(items[0].integer(-most, most)), static_cast<int>(items[1].integer(-most, most))};
}

Vertex vertex_from(const JsonPlace& place, const Board& board) {
  return board.has_cells() ? board.vertex_of(cell_from(place), place.place())
                           : board.vertex_of(place.name(), place.place());
}

Board graph_from(const JsonPlace& place, const MemoryBudget& memory) {
  place.allow_fields({"directed", "vertices", "edges"});
  const auto directed = place.optional_field("directed");
  NamedEdges list{.directed = directed && directed->boolean()};
  for (const JsonPlace& item : place.field("vertices").items()) list.add_vertex(item.name(), item.place());
  for (const JsonPlace& item : place.field("edges").items()) {
    const auto ends = item.items();
    if (ends.size() != 2) item.complain("an edge is written [from, to]");
    list.add_edge(list.known_vertex(ends[0].name(), ends[0].place()),
                  list.known_vertex(ends[1].name(), ends[1].place()), item.place());
  }
  return std::move(list).board(memory);
}

Board board_from(const JsonPlace& place, const MemoryBudget& memory) {
  place.allow_fields({"name", "wrap", "blocked", "graph"});
  if (const auto graph = place.optional_field("graph")) return graph_from(*graph, memory);
  BoardRequest request{.name = place.field("name").text()};
  if (const auto wrap = place.optional_field("wrap"))
    request.wrap = wrap_from_text(wrap->text(), wrap->place());
  if (const auto blocked = place.optional_field("blocked")) {
    for (const JsonPlace& item : blocked->items()) request.blocked.push_back(cell_from(item));
  }
  try {
    return make_board(request, memory);
  } catch (InputError& error) {
    error.place_within(place.place());
    throw;
  }
}

Visit visit_from(const JsonPlace& place, const Board& board) {
  place.allow_fields({"cell", "step"});
  return {vertex_from(place.field("cell"), board),
          static_cast<Step>(place.field("step").integer(0, std::numeric_limits<std::int32_t>::max()))};
}

std::vector<Visit> path_solution_from(const JsonPlace& place, const Board& board) {
  place.allow_fields({"path", "numbers"});
  if (const auto cells = place.optional_field("path")) {
    Path path;
    for (const JsonPlace& item : cells->items()) path.push_back(vertex_from(item, board));
    return visits_of(path);
  }
  std::vector<Visit> visits;
  for (const JsonPlace& item : place.field("numbers").items()) visits.push_back(visit_from(item, board));
  return visits;
}

PathSheet path_sheet_from(const JsonPlace& place, const MemoryBudget& memory) {
  PathSheet sheet{.board = board_from(place.field("board"), memory), .puzzle = {}};
  const Board& board = sheet.board;
  PathPuzzle& puzzle = sheet.puzzle;
  puzzle.graph = board.graph();
  if (const auto closed = place.optional_field("closed")) puzzle.closed = closed->boolean();
  if (const auto start = place.optional_field("start")) puzzle.start = vertex_from(*start, board);
  if (const auto end = place.optional_field("end")) puzzle.end = vertex_from(*end, board);
  if (const auto clues = place.optional_field("clues")) {
    for (const JsonPlace& item : clues->items()) puzzle.clues.push_back(visit_from(item, board));
  }
  if (const auto diamonds = place.optional_field("diamonds")) {
    for (const JsonPlace& item : diamonds->items()) {
      item.allow_fields({"a", "b"});
      puzzle.diamonds.push_back({vertex_from(item.field("a"), board), vertex_from(item.field("b"), board)});
    }
  }
  if (const auto marks = place.optional_field("marks")) {
    for (const JsonPlace& item : marks->items()) {
      item.allow_fields({"rule", "cells"});
      const JsonPlace rule = item.field("rule");
      Mark mark{&mark_rule(rule.text(), rule.place()), {}};
      for (const JsonPlace& cell : item.field("cells").items())
        mark.cells.push_back(vertex_from(cell, board));
      puzzle.marks.push_back(std::move(mark));
    }
  }
  validate(puzzle, sheet.labels());
  if (const auto solution = place.optional_field("solution"))
    sheet.solution = path_solution_from(*solution, board);
  return sheet;
}

Vertex island_from(const JsonPlace& place, const BridgesPuzzle& puzzle) {
  const Cell cell = cell_from(place);
  if (const auto island = puzzle.island_at(cell)) return *island;
  place.complain(fmt::format("no island stands on {}", spoken(cell)));
}

BridgesSheet bridges_sheet_from(const JsonPlace& place) {
  constexpr int most = std::numeric_limits<int>::max();
  const JsonPlace given = place.field("grid");
  given.allow_fields({"rows", "columns", "k", "eight", "no_loops", "blocked"});
  BridgesGrid grid;
  grid.rows = static_cast<int>(given.field("rows").integer(1, most));
  grid.cols = static_cast<int>(given.field("columns").integer(1, most));
  if (const auto k = given.optional_field("k")) grid.k = static_cast<int>(k->integer(1, most_demand));
  if (const auto eight = given.optional_field("eight")) grid.eight = eight->boolean();
  if (const auto no_loops = given.optional_field("no_loops")) grid.no_loops = no_loops->boolean();
  if (const auto blocked = given.optional_field("blocked")) {
    for (const JsonPlace& item : blocked->items()) grid.blocked.push_back(cell_from(item));
  }
  for (const JsonPlace& item : place.field("islands").items()) {
    item.allow_fields({"cell", "demand"});
    const JsonPlace demand = item.field("demand");
    grid.islands.push_back(
        {cell_from(item.field("cell")),
         demand.is_null() ? std::nullopt : std::optional(static_cast<int>(demand.integer(1, most_demand)))});
  }
  if (const auto forbidden = place.optional_field("forbidden")) {
    for (const JsonPlace& item : forbidden->items()) {
      item.allow_fields({"a", "b"});
      grid.forbidden.emplace_back(cell_from(item.field("a")), cell_from(item.field("b")));
    }
  }
  BridgesSheet sheet{.puzzle = BridgesPuzzle(std::move(grid))};
  if (const auto solution = place.optional_field("solution")) {
    solution->allow_fields({"bridges"});
    sheet.solution.emplace();
    for (const JsonPlace& item : solution->field("bridges").items()) {
      item.allow_fields({"a", "b", "n"});
      sheet.solution->push_back({island_from(item.field("a"), sheet.puzzle),
                                 island_from(item.field("b"), sheet.puzzle),
                                 static_cast<int>(item.field("n").integer(0, 1'000'000))});
    }
  }
  return sheet;
}

std::optional<std::uint64_t> whole_number_at(const JsonPlace& place, std::string_view key) {
  const auto field = place.optional_field(key);
  if (!field) return {};
  return static_cast<std::uint64_t>(field->integer(0, std::numeric_limits<std::int64_t>::max()));
}

Sheet sheet_from(const JsonPlace& place, const MemoryBudget& memory) {
  const JsonPlace stated = place.field("hamlet");
  if (stated.integer(1, std::numeric_limits<int>::max()) > sheet_version) {
    stated.complain(
        fmt::format("this sheet is of a later version; this program reads version {}", sheet_version));
  }
  const JsonPlace kind_place = place.field("kind");
  const PuzzleKind& kind = puzzle_kind(kind_place.text(), kind_place.place());
  Sheet sheet;
  std::string title, author, source;
  for (auto [key, target] : {std::pair{"title", &title}, {"author", &author}, {"source", &source}}) {
    if (const auto text = place.optional_field(key)) *target = text->text();
  }
  try {
    if (kind.is_bridges) {
      place.allow_fields({"hamlet", "kind", "title", "author", "source", "level", "seed", "number", "grid",
                          "islands", "forbidden", "solution"});
      sheet = sheet_of(bridges_sheet_from(place));
    } else {
      place.allow_fields({"hamlet", "kind", "title", "author", "source", "level", "seed", "number", "board",
                          "closed", "start", "end", "clues", "diamonds", "marks", "solution"});
      sheet = sheet_of(path_sheet_from(place, memory));
      require_of_kind(kind, sheet.path().board, sheet.path().puzzle);
    }
  } catch (const InputError& error) {
    // The puzzle's own errors are relative to its sheet.
    if (place.place().empty() || error.where().starts_with(place.place())) throw;
    throw InputError(fmt::format("{}.{}", place.place(), error.where()), error.message());
  }
  sheet.kind = &kind;
  sheet.title = std::move(title);
  sheet.author = std::move(author);
  sheet.source = std::move(source);
  if (const auto level = place.optional_field("level")) sheet.level = static_cast<int>(level->integer(0, 6));
  sheet.seed = whole_number_at(place, "seed");
  sheet.number = whole_number_at(place, "number");
  return sheet;
}

bool recognises_sheet(std::string_view text) {
  const std::string_view inside = trimmed(text);
  return inside.starts_with('{') || (inside.starts_with('[') && trimmed(inside.substr(1)).starts_with('{'));
}

/// Returns whether the text is several lines, each an object: sheets printed one after the other.
bool is_one_a_line(std::string_view text) {
  std::size_t objects = 0;
  for (std::string_view line : split(text, '\n')) {
    line = trimmed(line);
    if (line.empty()) continue;
    if (!line.starts_with('{') || !line.ends_with('}')) return false;
    ++objects;
  }
  return objects > 1;
}

std::vector<Sheet> read_one_per_line(std::string_view text, const MemoryBudget& memory) {
  SheetsRead sheets(memory);
  std::size_t number = 0;
  for (const std::string_view line : split(text, '\n')) {
    ++number;
    if (trimmed(line).empty()) continue;
    try {
      const Json value = parse_json(line);
      sheets.add(sheet_from(JsonPlace(value), sheets.left()));
    } catch (InputError& error) {
      error.place_within(fmt::format("line {}", number));
      throw;
    }
  }
  return std::move(sheets).take();
}

std::vector<Sheet> read_sheet(std::string_view text, const MemoryBudget& memory) {
  if (is_one_a_line(text)) return read_one_per_line(text, memory);
  const Json value = parse_json(text);
  const JsonPlace root(value);
  SheetsRead sheets(memory);
  if (!root.is_array()) {
    sheets.add(sheet_from(root, memory));
  } else {
    for (const JsonPlace& item : root.items()) sheets.add(sheet_from(item, sheets.left()));
  }
  return std::move(sheets).take();
}

constexpr Format::Joint sheet_joint = {"[\n", ",\n", "\n]\n"};

std::string write_sheet(std::span<const Sheet> sheets) {
  std::vector<std::string> texts;
  for (const Sheet& sheet : sheets) texts.push_back(sheet_json(sheet) + "\n");
  return joined(sheet_joint, texts);
}

}  // namespace

extern const Format sheet_format = {
    .name = "sheet",
    .summary = "Hamlet's own JSON: any puzzle, with its solution; a list, or a line each, holds many",
    .ending = ".json",
    .holds = holds_everything,
    .joint = sheet_joint,
    .recognises = recognises_sheet,
    .read = read_sheet,
    .write = write_sheet,
};

}  // namespace hamlet
