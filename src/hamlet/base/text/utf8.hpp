#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace hamlet {

/// The first line, from 1, that is not valid UTF-8; a NUL byte counts as invalid too.
std::optional<std::size_t> line_with_invalid_utf8(std::string_view text);

}  // namespace hamlet
