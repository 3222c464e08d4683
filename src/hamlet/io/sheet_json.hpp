#pragma once

#include <string>

#include "hamlet/base/text/json.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// A sheet as one JSON object, without a line end.
std::string sheet_json(const Sheet& sheet);

/// A cell as [row, column], a vertex by its name.
Json vertex_json(const Board& board, Vertex v);
Json cell_json(Cell cell);

}  // namespace hamlet
