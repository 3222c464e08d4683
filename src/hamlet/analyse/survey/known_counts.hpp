#pragma once

#include <optional>
#include <string_view>

#include "hamlet/base/count.hpp"

namespace hamlet {

enum class Counted : std::uint8_t { paths, tours };  // directed paths; undirected closed tours

/// The number in `data/counts.csv`, which was counted with more memory and time than a report has; nothing if
/// the board is not listed.
std::optional<Count> known_count(std::string_view board, Counted what);

}  // namespace hamlet
