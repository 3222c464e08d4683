#pragma once

#include <string_view>

#include "hamlet/board/picture.hpp"

namespace hamlet {

/// Draws letters A to Z and digits, each five squares wide and seven high, with one square between and around
/// them; n letters look best in 6n + 1 columns of cells. Throws InputError at `where` for other characters.
Picture picture_of_text(std::string_view text, std::string_view where);

}  // namespace hamlet
