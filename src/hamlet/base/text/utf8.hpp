#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace hamlet {

/// The number, from 1, of the first line that is not valid UTF-8. A NUL byte is invalid too.
std::optional<std::size_t> line_with_invalid_utf8(std::string_view text);

}  // namespace hamlet
