#pragma once

#include <string>
#include <string_view>

namespace hamlet {

/// Text as it may stand in XML, in elements and in quotes; control characters, which XML cannot hold, become
/// '?'.
std::string xml_escaped(std::string_view text);

}  // namespace hamlet
