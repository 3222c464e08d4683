#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace proof_check {

/// Parses a whole word as a decimal number from `least` to `greatest`, with a minus sign if negative. Every
/// number in every file is read here; nothing is truncated, wrapped around or guessed.
std::optional<std::int64_t> number_in(std::string_view word, std::int64_t least, std::int64_t greatest);

}  // namespace proof_check
