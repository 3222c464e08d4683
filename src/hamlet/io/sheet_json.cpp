#include "hamlet/io/sheet_json.hpp"
#include "hamlet/base/text/json.hpp"

namespace hamlet {

namespace {

Json visit_json(const Board& board, const Visit& visit) {
  return {{"cell", vertex_json(board, visit.cell)}, {"step", visit.step}};
}

/// A board with a name is stored by it; a graph from a file is stored in full.
Json board_json(const Board& board) {
  Json json = Json::object();
  if (board.name() != "graph") {
    json["name"] = board.name();
    if (board.wrap() != Wrap::none) json["wrap"] = to_text(board.wrap());
    for (Cell cell : board.blocked()) json["blocked"].push_back(cell_json(cell));
    return json;
  }
  Json graph = {
      {"directed", board.graph().is_directed()}, {"vertices", Json::array()}, {"edges", Json::array()}};
  for (Vertex v = 0; v < board.size(); ++v) graph["vertices"].push_back(board.label(v));
  for (const Edge& edge : board.graph().edges())
    graph["edges"].push_back({board.label(edge.from), board.label(edge.to)});
  json["graph"] = std::move(graph);
  return json;
}

Json path_solution_json(const Board& board, const std::vector<Visit>& visits) {
  Json json;
  if (const auto path = path_of(visits)) {
    json["path"] = Json::array();
    for (Vertex v : *path) json["path"].push_back(vertex_json(board, v));
    return json;
  }
  json["numbers"] = Json::array();
  for (const Visit& visit : visits) json["numbers"].push_back(visit_json(board, visit));
  return json;
}

void add_path(Json& json, const PathSheet& sheet) {
  const auto& [board, puzzle, solution] = sheet;
  json["board"] = board_json(board);
  if (puzzle.closed) json["closed"] = true;
  if (puzzle.start) json["start"] = vertex_json(board, *puzzle.start);
  if (puzzle.end) json["end"] = vertex_json(board, *puzzle.end);
  for (const Visit& clue : puzzle.clues) json["clues"].push_back(visit_json(board, clue));
  for (const auto& [a, b] : puzzle.diamonds)
    json["diamonds"].push_back({{"a", vertex_json(board, a)}, {"b", vertex_json(board, b)}});
  for (const Mark& mark : puzzle.marks) {
    Json cells = Json::array();
    for (Vertex v : mark.cells) cells.push_back(vertex_json(board, v));
    json["marks"].push_back({{"rule", mark.rule->name}, {"cells", std::move(cells)}});
  }
  if (solution) json["solution"] = path_solution_json(board, *solution);
}

void add_bridges(Json& json, const BridgesSheet& sheet) {
  const BridgesGrid& grid = sheet.puzzle.grid();
  json["grid"] = {{"rows", grid.rows}, {"columns", grid.cols}, {"k", grid.k}};
  if (grid.eight) json["grid"]["eight"] = true;
  if (grid.no_loops) json["grid"]["no_loops"] = true;
  for (const Cell cell : grid.blocked) json["grid"]["blocked"].push_back(cell_json(cell));
  json["islands"] = Json::array();
  for (const Island& island : grid.islands) {
    json["islands"].push_back(
        {{"cell", cell_json(island.cell)}, {"demand", island.demand ? Json(*island.demand) : Json(nullptr)}});
  }
  for (const auto& [a, b] : grid.forbidden)
    json["forbidden"].push_back({{"a", cell_json(a)}, {"b", cell_json(b)}});
  if (!sheet.solution) return;
  json["solution"] = {{"bridges", Json::array()}};
  for (const Bridge& bridge : *sheet.solution) {
    const auto cell = [&](Vertex v) { return cell_json(grid.islands[v].cell); };
    json["solution"]["bridges"].push_back({{"a", cell(bridge.a)}, {"b", cell(bridge.b)}, {"n", bridge.n}});
  }
}

}  // namespace

Json cell_json(Cell cell) { return Json::array({cell.row, cell.col}); }

Json vertex_json(const Board& board, Vertex v) {
  return board.has_cells() ? cell_json(board.cell(v)) : Json(board.label(v));
}

std::string sheet_json(const Sheet& sheet) {
  Json json = {{"hamlet", 1}, {"kind", sheet.kind->name}};
  if (!sheet.title.empty()) json["title"] = sheet.title;
  if (!sheet.author.empty()) json["author"] = sheet.author;
  if (!sheet.source.empty()) json["source"] = sheet.source;
  if (sheet.level) json["level"] = *sheet.level;
  if (sheet.seed) json["seed"] = *sheet.seed;
  if (sheet.number) json["number"] = *sheet.number;
  sheet.visit([&](const PathSheet& path) { add_path(json, path); },
              [&](const BridgesSheet& bridges) { add_bridges(json, bridges); });
  return json.dump();
}

}  // namespace hamlet
