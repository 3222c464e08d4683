#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hamlet {

/// How wide a line of text is in DejaVu Sans, at least. By a table, so that a page is broken the same way
/// whatever letters the machine has; other letters are narrower.
double measured_width(std::string_view text, double size, bool bold = false);

/// The text in lines that are no wider than `width`, broken between words where there are any. What is more
/// than `most_lines` ends in "…".
std::vector<std::string> wrapped(std::string_view text, double size, double width,
                                 std::size_t most_lines = 1000);

}  // namespace hamlet
