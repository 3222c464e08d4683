#pragma once

#include <vector>

#include "hamlet/draw/scene/scene.hpp"

namespace hamlet {

struct SeaLine {
  Point from;
  Point to;
};

/// The outline of a sea with blocked cells, in lines as long as possible; empty if no cell is blocked.
std::vector<SeaLine> shore_of(const Scene& scene);
/// Lines along the rows and columns of cells that are not blocked, each through the whole of its cells.
std::vector<SeaLine> grid_of_sea(const Scene& scene);

}  // namespace hamlet
