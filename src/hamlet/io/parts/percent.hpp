#pragma once

#include <string>
#include <string_view>

namespace hamlet {

/// Decodes the percent signs of a URL: "a%2Fb" is "a/b". Leaves a percent sign that begins no code as it is.
std::string percent_decoded(std::string_view text);

}  // namespace hamlet
