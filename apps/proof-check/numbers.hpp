#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace proof_check {

/// The number that a whole word is, if it is one of those from `least` to `greatest`: decimal digits, and a
/// minus sign before negative ones. Every number of every file is read here; nothing is cut off, wrapped
/// around or guessed.
std::optional<std::int64_t> number_in(std::string_view word, std::int64_t least, std::int64_t greatest);

}  // namespace proof_check
