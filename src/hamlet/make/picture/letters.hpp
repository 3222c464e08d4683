#pragma once

#include <string_view>

#include "hamlet/board/picture.hpp"

namespace hamlet {

/// Letters A to Z and digits, each five squares wide and seven high, a square apart and with a square around:
/// so 6 n + 1 columns of cells show n of them best. An InputError at `where` for other characters.
Picture picture_of_text(std::string_view text, std::string_view where);

}  // namespace hamlet
