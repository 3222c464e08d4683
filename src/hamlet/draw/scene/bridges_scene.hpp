#pragma once

#include "hamlet/draw/scene/scene.hpp"

namespace hamlet {

Scene bridges_scene(const BridgesSheet& sheet, const DrawOptions& options);

}  // namespace hamlet
