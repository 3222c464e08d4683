#pragma once

#include <span>
#include <string>
#include <string_view>

#include "hamlet/base/memory.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// One sheet in our own text (docs/format.md).

/// Whether a line `word: …` belongs to it.
bool is_text_key(std::string_view word);

/// `first_line` is the number of the first of the lines, for complaints.
Sheet sheet_from_text(std::span<const std::string_view> lines, std::size_t first_line,
                      const MemoryBudget& memory);

/// An InputError says what the text cannot hold.
std::string text_of_sheet(const Sheet& sheet);

/// "3,4=17" as a number in a cell.
Visit clue_from_text(std::string_view text, const Board& board, std::string_view where);
/// The same as the label of a cell and a number.
std::pair<std::string_view, Step> clue_from_text(std::string_view text, std::string_view where);

/// "3,4-3,5" as two labels; a vertex's name may have dashes of its own only if this leaves one way to read
/// it.
std::pair<std::string_view, std::string_view> pair_from_text(std::string_view text, std::string_view where);

}  // namespace hamlet
