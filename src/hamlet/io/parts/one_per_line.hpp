#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/base/memory.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// For formats in which a puzzle is one line of text (a URL, a game ID): several lines are several puzzles.

/// Reads each line that is not blank. The place of an error begins with the line's number.
std::vector<Sheet> read_one_per_line(
    std::string_view text, const MemoryBudget& memory,
    const std::function<Sheet(std::string_view line, const MemoryBudget& memory)>& read_line);

/// Concatenates the texts of the sheets. If there are several, the place of an error says which.
std::string write_each(std::span<const Sheet> sheets, std::string (*write_sheet)(const Sheet& sheet));

/// The first line that is not blank, trimmed: enough to recognise such formats.
std::string_view first_line(std::string_view text);

/// Trims the text and replaces its line ends by spaces.
std::string on_one_line(std::string_view text);

}  // namespace hamlet
