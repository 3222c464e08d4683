#pragma once

#include "hamlet/draw/scene/scene.hpp"

namespace hamlet {

/// How cells are named on boards whose columns are not straight, such as those of hexagons.
enum class CellNames {
  in_cells,  // each in its cell
  by_rows    // each row between its own name and that of its last column, which small pictures have room for
};

/// Adds the names by which sentences call cells: of the rows and columns around a rectangle, and on other
/// boards as said. Vertices of graphs have names already.
void add_coordinates(const Sheet& sheet, Scene& scene, CellNames how = CellNames::in_cells);

/// How far above the middle of a cell its name stands.
inline constexpr double name_above_middle = 0.37;
bool has_names_in_cells(const Scene& scene);

}  // namespace hamlet
