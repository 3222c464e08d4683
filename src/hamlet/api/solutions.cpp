#include "hamlet/api/solutions.hpp"

#include <fmt/compile.h>
#include <fmt/format.h>

#include <iterator>

#include "hamlet/io/sheet_json.hpp"

namespace hamlet::api {

namespace {

void append(const Cell& cell, std::string& text) {
  fmt::format_to(std::back_inserter(text), FMT_COMPILE("[{},{}]"), cell.row, cell.col);
}

}  // namespace

Json cells_json(const Board& board, const std::vector<Vertex>& cells) {
  Json json = Json::array();
  for (const Vertex v : cells) json.push_back(vertex_json(board, v));
  return json;
}

Json net_json(const BridgesPuzzle& puzzle, const std::vector<Bridge>& net) {
  Json bridges = Json::array();
  for (const auto& [a, b, n] : net)
    bridges.push_back(
        {{"a", cell_json(puzzle.islands()[a].cell)}, {"b", cell_json(puzzle.islands()[b].cell)}, {"n", n}});
  return bridges;
}

Json islands_json(const BridgesPuzzle& puzzle, const std::vector<Vertex>& islands) {
  Json cells = Json::array();
  for (const Vertex v : islands) cells.push_back(cell_json(puzzle.islands()[v].cell));
  return cells;
}

Sheet with_solution(Sheet sheet, const Path& path) {
  sheet.path().solution = visits_of(path);
  return sheet;
}

Sheet with_solution(Sheet sheet, const std::vector<Bridge>& net) {
  sheet.bridges().solution = net;
  return sheet;
}

void PathItem::append_json(std::string& out) const {
  const Board& board = sheet_.path().board;
  out += '[';
  for (std::size_t i = 0; i < path_.size(); ++i) {
    if (i > 0) out += ',';
    if (board.has_cells()) {
      append(board.cell(path_[i]), out);
    } else {
      append_json_text(board.label(path_[i]), out);
    }
  }
  out += ']';
}

void NetItem::append_json(std::string& out) const {
  const auto& islands = sheet_.bridges().puzzle.islands();
  out += '[';
  for (const auto& [a, b, n] : net_) {
    out += &n == &net_.front().n ? R"({"a":)" : R"(,{"a":)";
    append(islands[a].cell, out);
    out += R"(,"b":)";
    append(islands[b].cell, out);
    fmt::format_to(std::back_inserter(out), FMT_COMPILE(R"(,"n":{}}})"), n);
  }
  out += ']';
}

}  // namespace hamlet::api
