#pragma once

#include <string>
#include <string_view>

namespace hamlet {

/// Escapes text for XML elements and double-quoted attributes. Control characters, which XML cannot hold,
/// become '?'.
std::string xml_escaped(std::string_view text);

}  // namespace hamlet
