#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hamlet {

std::string to_base64(std::string_view bytes);
/// Nullopt if the text is not base64 with padding.
std::optional<std::string> from_base64(std::string_view text);

}  // namespace hamlet
