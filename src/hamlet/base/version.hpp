#pragma once

#include <string_view>

namespace hamlet {

/// Of this library; CMakeLists.txt says it.
inline constexpr std::string_view version = HAMLET_VERSION;

}  // namespace hamlet
