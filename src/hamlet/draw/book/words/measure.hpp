#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hamlet {

/// The width of a line of text in DejaVu Sans, estimated from a table so that pages break the same way
/// whatever fonts the machine has. Other fonts are narrower.
double measured_width(std::string_view text, double size, bool bold = false);

/// Breaks the text into lines no wider than `width`, between words where possible. If it has more than
/// `most_lines`, the last one ends in "…".
std::vector<std::string> wrapped(std::string_view text, double size, double width,
                                 std::size_t most_lines = 1000);

}  // namespace hamlet
