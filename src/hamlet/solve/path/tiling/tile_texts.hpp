#pragma once

#include <string_view>

namespace hamlet::path {

/// The output of bench/find_tiles. The letters of the moves are in the order of the families' lists of moves.
extern const std::string_view knight_tiles;
extern const std::string_view diplomatico_tiles;

}  // namespace hamlet::path
