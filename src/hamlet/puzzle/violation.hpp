#pragma once

#include <functional>
#include <string>

#include "hamlet/types.hpp"

namespace hamlet {

/// How cells are called in sentences: "r3c4", or a vertex's name.
using Labels = std::function<std::string(Vertex)>;

}  // namespace hamlet
