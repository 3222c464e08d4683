#pragma once

#include <string>

#include "hamlet/base/text/json.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// Returns the sheet as one JSON object without a final newline.
std::string sheet_json(const Sheet& sheet);

/// A cell becomes [row, column], a vertex of a graph its name.
Json vertex_json(const Board& board, Vertex v);
Json cell_json(Cell cell);

}  // namespace hamlet
