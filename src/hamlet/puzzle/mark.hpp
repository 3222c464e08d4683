#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "hamlet/base/ids.hpp"

namespace hamlet {

struct Mark;

/// A further rule for paths, put on one or more cells: a wall between two, a cell for odd numbers only, … A
/// new one is a file in marks/ and a word in the list of src/hamlet/CMakeLists.txt; formats, checker, search
/// and drawing then know it.
struct MarkRule {
  std::string_view name;
  std::string_view summary;
  std::string_view broken;     // what is said of the cells when it does not hold
  std::size_t cell_count = 1;  // how many cells a mark names
  bool between_neighbours =
      false;  // of two cells, in either order: what it says of going there it says of coming back
  std::string_view glyph = {};  // what is drawn small in the cell; a bar is drawn between two neighbours

  /// Whether visiting the cell at this step is allowed by the mark.
  bool (*allows_step)(const Mark&, Vertex cell, Step step) = nullptr;
  /// Whether going straight from one cell to the other is.
  bool (*allows_move)(const Mark&, Vertex from, Vertex to) = nullptr;
  /// Of a mark on two cells: whether they may be visited at these steps.
  bool (*allows_steps)(const Mark&, Step first, Step second) = nullptr;
};

struct Mark {
  const MarkRule* rule;
  std::vector<Vertex> cells;
  friend bool operator==(const Mark&, const Mark&) = default;
};

std::span<const MarkRule* const> mark_rules();

/// The rule of a name; otherwise an InputError that suggests the nearest.
const MarkRule& mark_rule(std::string_view name, std::string_view where);

}  // namespace hamlet
