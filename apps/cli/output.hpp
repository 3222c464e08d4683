#pragma once

#include <string_view>

namespace hamlet {

/// Writes a result to standard output. A reader that has gone away is not an error; a full disk is.
void print(std::string_view text);
/// Whether anything was printed.
bool printed_anything();
/// Writes everything else to standard error; failing to is not an error.
void talk(std::string_view text);
/// To be called after a failed write to standard output. Throws an InputError unless the reader has gone
/// away.
void complain_unless_reader_left();
/// Flushes standard output. To be called at the end, and when someone waits for what was printed.
void finish_printing();
/// Whether the reader of standard output has gone away.
bool reader_left();
/// Whether standard output is a terminal that shows colour, and NO_COLOR is not set.
bool terminal_has_colour();

}  // namespace hamlet
