#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// What a format holds of what a sheet may have besides its board or islands.
struct Holds {
  // Rules of the puzzle: without one of them it has the same solutions and perhaps more.
  bool clues = false;
  bool ends = false;  // a start and an end, perhaps as the first and the last number
  bool closed = false;
  bool diamonds = false;
  bool marks = false;
  bool no_loops = false;
  bool forbidden = false;
  bool shape = false;  // cells that bridges may not cross
  // What goes with the puzzle.
  bool solution = false;
  bool title = false;
  bool author = false;
  bool source = false;
  bool origin = false;  // its level, its seed and its number
};

inline constexpr Holds holds_everything = {true, true, true, true, true, true, true,
                                           true, true, true, true, true, true};

/// Something in a sheet that a format cannot hold, and how to leave it out.
struct Loss {
  std::string_view sort;   // "clues", "solutions"
  std::string what;        // "3 clues", "its solution"
  bool is_a_rule = false;  // of the puzzle
  std::function<void(Sheet&)> leave_out;
};

/// What a format with these properties loses of the sheet.
std::vector<Loss> losses(const Holds& holds, const Sheet& sheet);

}  // namespace hamlet
