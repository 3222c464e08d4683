#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>
#include <vector>

#include "cli/output.hpp"
#include "hamlet/base/stopwatch.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// The pieces that commands about path puzzles share.

/// An InputError if it is a bridges puzzle.
const PathSheet& path_content(const Sheet& sheet, std::string_view command);

nlohmann::ordered_json path_json(const Board& board, const Path& path);

Sheet sheet_with(Sheet sheet, const Path& path);
/// The sheet with each of the paths as its solution.
std::vector<Sheet> sheets_with(const Sheet& sheet, const std::vector<Path>& paths);

/// The sheet with one solution after the other, in the terminal, parted by empty lines.
class ShownSheets {
 public:
  ShownSheets(const OutputOptions& output, Sheet sheet) : output_(output), sheet_(std::move(sheet)) {}
  void add(const Path& path);
  void add(const std::vector<Bridge>& net);

 private:
  void show();

  const OutputOptions& output_;
  Sheet sheet_;
  bool has_shown_ = false;
};

void show_paths(const OutputOptions& output, const Sheet& sheet, const std::vector<Path>& paths);

}  // namespace hamlet
