#pragma once

#include <string_view>

namespace hamlet::path {

/// What `find_tiles` of bench/ printed. The moves' letters are in the order of the families' lists of moves.
extern const std::string_view knight_tiles;
extern const std::string_view diplomatico_tiles;

}  // namespace hamlet::path
