#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "hamlet/board/board.hpp"

namespace hamlet {

/// Parses the order of a sweep: the names of all cells, separated by white space; # begins a comment.
std::vector<Vertex> sweep_from_text(std::string_view text, const Board& board, std::string_view where);
std::string sweep_to_text(const std::vector<Vertex>& order, const Board& board);

}  // namespace hamlet
