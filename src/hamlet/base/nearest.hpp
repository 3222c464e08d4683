#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hamlet {

/// The number of letters to insert, delete, replace or swap with their neighbour to get from one word to the
/// other.
std::size_t edit_distance(std::string_view a, std::string_view b);

/// "unknown board 'kinght'; did you mean 'knight'?" or, when nothing is near, the list of what there is.
std::string unknown_name(std::string_view what, std::string_view given,
                         std::span<const std::string_view> known);

}  // namespace hamlet
