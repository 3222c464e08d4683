#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace hamlet {

/// Decodes UTF-8. Malformed bytes and control characters become U+FFFD, so that a title can neither break a
/// file nor control a terminal; line breaks and tabs become spaces.
std::u32string characters(std::string_view text);

void append_utf8(std::string& text, char32_t character);

/// The text with the same replacements, safe to print anywhere.
std::string printable(std::string_view text);

std::size_t character_count(std::string_view text);

}  // namespace hamlet
