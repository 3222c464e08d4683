#pragma once

#include <string>
#include <string_view>

#include "hamlet/types.hpp"

namespace hamlet {

/// "3,4", the form in data.
std::string to_text(Cell cell);
/// "r3c4", the form in sentences, where commas mean something else.
std::string spoken(Cell cell);

/// Parses "3,4" or "r3c4". Throws InputError at `where`.
Cell cell_from_text(std::string_view text, std::string_view where);

/// A point in the plane. Neighbouring squares are 1 apart; x grows to the right and y downwards.
struct Point {
  double x = 0;
  double y = 0;
};

}  // namespace hamlet
