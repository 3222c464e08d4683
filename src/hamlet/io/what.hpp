#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "hamlet/base/memory.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// What a WHAT argument on the command line is: a board ("knight:8x8"), a graph in a file ("graph:FILE"), a
/// file or "-" for standard input, or a puzzle encoded in a link.
enum class WhatKind { board, graph_file, file, inline_text };

WhatKind kind_of_what(const std::string& what);
/// Returns whether the part before the first dash or colon is the name or alias of a board family.
bool is_board_name(std::string_view what);

/// Returns the puzzles that `what` holds. A board or a graph is one puzzle without clues, to which the caller
/// may add some.
std::vector<Sheet> open_what(const std::string& what, const MemoryBudget& memory = {});

/// Reads the graph of "graph:FILE". A question in the file, such as for a closed tour, is dropped.
Board read_graph_board(const std::string& file, const MemoryBudget& memory = {});

}  // namespace hamlet
