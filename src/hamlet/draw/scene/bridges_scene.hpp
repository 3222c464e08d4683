#pragma once

#include "hamlet/draw/scene/scene.hpp"

namespace hamlet {

/// The centre of an island's cell.
Point place_on_sea(Cell cell);

Scene bridges_scene(const BridgesSheet& sheet, const DrawOptions& options);

}  // namespace hamlet
