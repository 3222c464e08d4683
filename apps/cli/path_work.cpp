#include "cli/path_work.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/limits.hpp"
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

Sheet sheet_with(Sheet sheet, const Path& path) {
  sheet.path().solution = visits_of(path);
  return sheet;
}

std::vector<Sheet> sheets_with(const Sheet& sheet, const std::vector<Path>& paths) {
  std::vector<Sheet> solved;
  for (const Path& path : paths) solved.push_back(sheet_with(sheet, path));
  return solved;
}

void ShownSheets::add(const Path& path) {
  sheet_.path().solution = visits_of(path);
  show();
}

void ShownSheets::add(const std::vector<Bridge>& net) {
  sheet_.bridges().solution = net;
  show();
}

void ShownSheets::show() {
  clear_progress();
  if (has_shown_) print("\n");
  has_shown_ = true;
  output_.show(sheet_);
}

void show_paths(const OutputOptions& output, const Sheet& sheet, const std::vector<Path>& paths) {
  ShownSheets shown(output, sheet);
  for (const Path& path : paths) shown.add(path);
}

}  // namespace hamlet
