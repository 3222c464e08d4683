#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hamlet {

/// Strict parsers for small pieces of text: the whole text must match.

/// Parses a decimal integer, with a minus sign if negative. Nullopt for anything else, or if it does not fit
/// 64 bits.
std::optional<std::int64_t> scan_integer(std::string_view text);

std::string_view trimmed(std::string_view text);

/// With a to z for A to Z.
std::string in_lower_case(std::string_view text);

/// The pieces between separators; "a,,b" has three.
std::vector<std::string_view> split(std::string_view text, char separator);

/// The pieces between white space, none of them empty.
std::vector<std::string_view> words(std::string_view text);

/// The lines, without their terminators ("\n" or "\r\n").
std::vector<std::string_view> lines(std::string_view text);

}  // namespace hamlet
