#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// A sheet as one JSON object, without a line end.
std::string sheet_json(const Sheet& sheet);

/// A cell as [row, column], a vertex by its name.
nlohmann::ordered_json vertex_json(const Board& board, Vertex v);
nlohmann::ordered_json cell_json(Cell cell);

}  // namespace hamlet
