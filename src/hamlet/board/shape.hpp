#pragma once

#include <string>

namespace hamlet {

/// A whole rectangle, with nothing blocked and nothing wrapped: all that constructions for boards of any size
/// need.
struct Shape {
  std::string family;  // with its arguments: "knight", "leaper-1-4"
  int rows = 0;
  int columns = 0;
  friend bool operator==(const Shape&, const Shape&) = default;
};

}  // namespace hamlet
