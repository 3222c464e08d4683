#pragma once

#include "hamlet/draw/scene/scene.hpp"

namespace hamlet {

Scene path_scene(const PathSheet& sheet, const DrawOptions& options);

}  // namespace hamlet
