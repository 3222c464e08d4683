#include "cli/path_work.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/limits.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/plural.hpp"
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

RoomInFile::RoomInFile(const Sheet& sheet, const MemoryBudget& memory) {
  // What a sheet takes besides its cells, and what a cell takes, measured on .json and .txt.
  constexpr std::uint64_t sheet_bytes = 4000, cell_bytes = 100;
  constexpr std::uint64_t most_cells = 1'000'000;  // written in a quarter of a second
  const std::uint64_t cells =
      sheet.is_path() ? sheet.path().board.size() : sheet.bridges().puzzle.islands().size();
  const std::uint64_t in_memory = 1 + memory.bytes() / (sheet_bytes + cell_bytes * cells);
  const std::uint64_t in_time = 1 + most_cells / (1 + cells);
  most = std::min(in_memory, in_time);
  why = in_memory < in_time ? "the memory limit was reached"
                            : fmt::format("a file takes {} of this size; 'hamlet list' prints them all",
                                          number_of(most, "solution"));
}

}  // namespace hamlet
