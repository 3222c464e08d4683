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

/// The sheet with each of the paths as its solution.
std::vector<Sheet> sheets_with(const Sheet& sheet, const std::vector<Path>& paths);
/// In the terminal, parted by empty lines.
void show_paths(const OutputOptions& output, const Sheet& sheet, const std::vector<Path>& paths);

}  // namespace hamlet
