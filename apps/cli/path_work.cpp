#include "cli/path_work.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "hamlet/base/error.hpp"
#include "hamlet/io/sheet_json.hpp"

namespace hamlet {

const PathSheet& path_content(const Sheet& sheet, std::string_view command) {
  if (!sheet.is_path())
    throw InputError(std::string(command),
                     fmt::format("this is a bridges puzzle, and '{}' is for path puzzles", command));
  return sheet.path();
}

nlohmann::ordered_json path_json(const Board& board, const Path& path) {
  auto cells = nlohmann::ordered_json::array();
  for (Vertex v : path) cells.push_back(vertex_json(board, v));
  return cells;
}

std::vector<Sheet> sheets_with(const Sheet& sheet, const std::vector<Path>& paths) {
  std::vector<Sheet> solved(paths.size(), sheet);
  for (std::size_t i = 0; i < paths.size(); ++i) solved[i].path().solution = visits_of(paths[i]);
  return solved;
}

void show_paths(const OutputOptions& output, const Sheet& sheet, const std::vector<Path>& paths) {
  bool first = true;
  for (const Sheet& solved : sheets_with(sheet, paths)) {
    if (!first) print("\n");
    first = false;
    output.show(solved);
  }
}

}  // namespace hamlet
