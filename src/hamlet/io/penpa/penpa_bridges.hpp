#pragma once

#include <optional>
#include <string_view>

#include "hamlet/io/penpa/penpa_paths.hpp"

namespace hamlet {

/// Whether the page shows a Hashi: it says so, or all its numbers are in circles.
bool shows_bridges(const PenpaPage& page);

/// The Hashi on a page, as `path_on_page`.
BridgesSheet bridges_on_page(const PenpaPage& page, const std::optional<PenpaAnswer>& answer);
PenpaDrawn draw_bridges(const BridgesSheet& sheet, std::string_view title, std::string_view format);

}  // namespace hamlet
