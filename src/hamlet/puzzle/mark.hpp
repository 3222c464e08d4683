#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "hamlet/types.hpp"

namespace hamlet {

struct Mark;

/// How a mark on two cells is drawn; one on a single cell shows its glyph.
enum class MarkSign {
  glyph,
  bar,    // between the two
  arrow,  // from the first to the second
  less    // "first < second"
};

/// A further rule for paths, put on one or more cells: a wall between two, a cell for odd numbers only, … A
/// new one is a file in marks/ and a word in the list of src/hamlet/CMakeLists.txt; formats, checker, search
/// and drawing then know it.
struct MarkRule {
  std::string_view name;
  std::string_view summary;
  std::string_view broken;          // what is said of the cells when it does not hold
  std::size_t cell_count = 1;       // how many cells a mark names
  bool between_neighbours = false;  // of two cells: a move must join them
  bool is_ordered = false;          // of two cells: which of them is named first means something
  MarkSign sign = MarkSign::glyph;
  std::string_view glyph = {};  // drawn small in the cell, of marks on one

  /// Whether visiting the cell at this step is allowed by the mark.
  bool (*allows_step)(const Mark&, Vertex cell, Step step) = nullptr;
  /// Whether going straight from one cell to the other is.
  bool (*allows_move)(const Mark&, Vertex from, Vertex to) = nullptr;
  /// Of a mark on two different cells: whether these may be their steps.
  bool (*allows_steps)(const Mark&, Step first, Step second) = nullptr;
};

struct Mark {
  const MarkRule* rule;
  std::vector<Vertex> cells;
  friend bool operator==(const Mark&, const Mark&) = default;
};

/// Whether it depends on the numbers in the cells, and not only on which moves are used.
inline bool speaks_of_numbers(const Mark& mark) {
  return mark.rule->allows_step != nullptr || mark.rule->allows_steps != nullptr;
}
/// Whether a path may obey it and the same path the other way break it, numbers aside.
inline bool speaks_of_direction(const Mark& mark) {
  return mark.rule->allows_move != nullptr && mark.rule->is_ordered;
}

std::span<const MarkRule* const> mark_rules();

/// The rule of a name; otherwise an InputError that suggests the nearest.
const MarkRule& mark_rule(std::string_view name, std::string_view where);

}  // namespace hamlet
