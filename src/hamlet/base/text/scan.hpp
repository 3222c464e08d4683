#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace hamlet {

/// Reading small things out of text, strictly: the whole text must be the thing.

/// A decimal integer, with a minus sign if negative; nothing for anything else or what does not fit 64 bits.
std::optional<std::int64_t> scan_integer(std::string_view text);

std::string_view trimmed(std::string_view text);

/// The pieces between separators; "a,,b" has three.
std::vector<std::string_view> split(std::string_view text, char separator);

/// The pieces between white space; never empty ones.
std::vector<std::string_view> words(std::string_view text);

/// The lines, without their ends ("\n" or "\r\n").
std::vector<std::string_view> lines(std::string_view text);

}  // namespace hamlet
