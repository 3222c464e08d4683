#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/errors.hpp"

namespace hamlet {

/// The number of letters to insert, delete, replace or swap with their neighbour to get from one word to the
/// other.
std::size_t edit_distance(std::string_view a, std::string_view b);

}  // namespace hamlet
