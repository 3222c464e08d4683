#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/base/memory.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// Formats in which a puzzle is one line of text (a URL, a game's name): several lines are several puzzles.

/// Reads each line that is not empty; places begin with the line's number.
std::vector<Sheet> read_one_a_line(
    std::string_view text, const MemoryBudget& memory,
    const std::function<Sheet(std::string_view line, const MemoryBudget& memory)>& read_line);

/// What the sheets are as text, one after the other; among several, complaints say which.
std::string write_each(std::span<const Sheet> sheets, std::string (*write_sheet)(const Sheet& sheet));

/// The first line with something on it, without the white space around it: enough to recognise such formats.
std::string_view first_line(std::string_view text);

/// A title that fits in a line.
std::string on_one_line(std::string_view text);

}  // namespace hamlet
