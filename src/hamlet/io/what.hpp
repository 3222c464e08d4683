#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "hamlet/base/memory.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// What a word on the command line stands for: a board ("knight:8x8", "graph:FILE"), a file, "-" for standard
/// input, or a puzzle written out in a link.
enum class WhatKind { board, graph_file, file, inline_text };

WhatKind kind_of_what(const std::string& what);
/// Whether it begins as the name of a board does.
bool is_board_name(std::string_view what);

/// The puzzles it holds; a board is one plain puzzle, to which the caller may add clues.
std::vector<Sheet> open_what(const std::string& what, const MemoryBudget& memory = {});

/// The graph of "graph:FILE", as a board without a question.
Board read_graph_board(const std::string& file, const MemoryBudget& memory = {});

}  // namespace hamlet
