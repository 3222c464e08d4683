#pragma once

#include <functional>
#include <string>

#include "hamlet/types.hpp"

namespace hamlet {

/// The name of a cell in sentences: "r3c4", or a vertex's name.
using Labels = std::function<std::string(Vertex)>;

}  // namespace hamlet
