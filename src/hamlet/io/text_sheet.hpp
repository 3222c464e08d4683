#pragma once

#include <span>
#include <string>
#include <string_view>

#include "hamlet/base/memory.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// One sheet in Hamlet's own text format (docs/format.md).

/// Returns whether `word` is a key of the format, as in a line `word: …`.
bool is_text_key(std::string_view word);
/// Throws an InputError that suggests the nearest key.
void require_text_key(std::string_view word, std::string_view where);

/// `first_line` is the number of lines[0] in the whole text, for errors.
Sheet sheet_from_text(std::span<const std::string_view> lines, std::size_t first_line,
                      const MemoryBudget& memory);

/// Throws an InputError that says what the text cannot hold.
std::string text_of_sheet(const Sheet& sheet);

/// Parses "3,4=17" as a number in a cell.
Visit clue_from_text(std::string_view text, const Board& board, std::string_view where);
/// Parses the same as the label of a cell and a number.
std::pair<std::string_view, Step> clue_from_text(std::string_view text, std::string_view where);

/// Splits "3,4-3,5" into two labels at the first dash, so only the second may contain dashes.
std::pair<std::string_view, std::string_view> pair_from_text(std::string_view text, std::string_view where);

}  // namespace hamlet
