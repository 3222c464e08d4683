#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "hamlet/types.hpp"

namespace hamlet {

struct Mark;

/// How a mark on two cells is drawn; a mark on one cell shows its glyph.
enum class MarkSign {
  glyph,
  bar,    // between the two
  arrow,  // from the first to the second
  less    // "first < second"
};

/// A further rule for paths, placed on one or more cells: a wall between two, a cell for odd numbers only, …
/// A new one is a file in marks/ and a word in the list of src/hamlet/CMakeLists.txt; formats, checker,
/// search and drawing then support it.
struct MarkRule {
  std::string_view name;
  std::string_view summary;
  std::string_view broken;          // follows the cells' names in the sentence of a violation
  std::size_t cell_count = 1;       // how many cells a mark has
  bool between_neighbours = false;  // for two cells: a move must join them
  bool is_ordered = false;          // for two cells: their order matters
  MarkSign sign = MarkSign::glyph;
  std::string_view glyph = {};  // for one cell: drawn small in it

  /// Whether the mark allows visiting the cell at this step.
  bool (*allows_step)(const Mark&, Vertex cell, Step step) = nullptr;
  /// Whether the mark allows a move from one cell to the other.
  bool (*allows_move)(const Mark&, Vertex from, Vertex to) = nullptr;
  /// For a mark on two different cells: whether these may be their steps.
  bool (*allows_steps)(const Mark&, Step first, Step second) = nullptr;
};

struct Mark {
  const MarkRule* rule;
  std::vector<Vertex> cells;
  friend bool operator==(const Mark&, const Mark&) = default;
};

/// Whether the mark depends on the numbers in the cells, not only on the moves used.
inline bool depends_on_numbers(const Mark& mark) {
  return mark.rule->allows_step != nullptr || mark.rule->allows_steps != nullptr;
}
/// Whether a path may obey the mark while its reverse breaks it, numbers aside.
inline bool depends_on_direction(const Mark& mark) {
  return mark.rule->allows_move != nullptr && mark.rule->is_ordered;
}

std::span<const MarkRule* const> mark_rules();

/// The rule with this name. Throws InputError if there is none, and suggests the nearest.
const MarkRule& mark_rule(std::string_view name, std::string_view where);

}  // namespace hamlet
