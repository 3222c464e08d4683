#pragma once

#include <string_view>

namespace hamlet {

/// Results go to standard output. A reader that has gone away is not an error; a full disk is.
void print(std::string_view text);
/// Whether anything was.
bool printed_anything();
/// Everything else goes to standard error; if nobody can hear it, that is not an error.
void talk(std::string_view text);
/// After a failed write to standard output: an InputError, unless it failed because the reader has gone away.
void complain_unless_reader_left();
/// Flushes; to be called once at the end, and when someone waits for what was printed.
void finish_printing();
/// Whether nobody reads what is printed any more.
bool reader_left();
/// Where a person looks and has not asked for none (the NO_COLOR custom).
bool terminal_has_colour();

}  // namespace hamlet
