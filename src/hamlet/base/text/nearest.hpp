#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/errors.hpp"

namespace hamlet {

/// The edit distance between two words: letters inserted, deleted, replaced or swapped with their neighbour.
std::size_t edit_distance(std::string_view a, std::string_view b);

}  // namespace hamlet
