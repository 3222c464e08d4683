#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/base/ids.hpp"

namespace hamlet {

/// How cells are called in sentences: "3,4", or a vertex's name.
using Labels = std::function<std::string(Vertex)>;

/// One rule broken at one place.
struct Violation {
  std::string_view rule;
  std::vector<Vertex> cells;
  std::string sentence;
};

}  // namespace hamlet
