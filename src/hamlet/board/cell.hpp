#pragma once

#include <string>
#include <string_view>

#include "hamlet/types.hpp"

namespace hamlet {

/// "3,4", as data has it.
std::string to_text(Cell cell);
/// "r3c4", as sentences have it, where commas mean something else.
std::string spoken(Cell cell);

/// Reads "3,4" or "r3c4"; `where` names the place in the complaint.
Cell cell_from_text(std::string_view text, std::string_view where);

/// A point of the plane; neighbouring squares are 1 apart, x grows to the right and y downwards.
struct Point {
  double x = 0;
  double y = 0;
};

}  // namespace hamlet
