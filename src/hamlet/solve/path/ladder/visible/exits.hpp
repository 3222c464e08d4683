#pragma once

#include <algorithm>

#include "hamlet/solve/path/ladder/position/position.hpp"

namespace hamlet::path {

/// The neighbours through which the path may still enter or leave an empty cell: the empty ones, and those
/// whose number lacks the one before or after it. Only for puzzles whose moves go both ways.
struct Exits {
  std::size_t empty = 0, numbered = 0;

  std::size_t count() const { return empty + numbered; }
};

/// The missing neighbours of a placed number; 0 if there is none.
struct MissingBeside {
  Step before = 0, after = 0;

  bool is_any() const { return before != 0 || after != 0; }
  /// Whether it is the only one.
  bool is_only(Step number) const {
    return (before == number && after == 0) || (after == number && before == 0);
  }
};

inline MissingBeside missing_beside(const Position& position, Step number) {
  const auto missing = [&](Step other) {
    return other != 0 && position.cell_at(other) == no_vertex ? other : Step{0};
  };
  return {missing(position.table().before(number)), missing(position.table().after(number))};
}

/// Calls `visit` with each exit of an empty cell and its edge, in the order of the cells.
template <class Visit>
void for_each_exit(const Position& position, Vertex cell, Visit visit) {
  const auto moves = position.table().moves().after(cell);
  for (const CellExit& exit : position.table().exits(cell)) {
    if (position.is_barred(exit.edge)) continue;
    const Step number = position.number_at(exit.to);
    if (number != 0 && !missing_beside(position, number).is_any()) continue;
    if (std::ranges::find(moves, exit.to) == moves.end()) continue;
    visit(exit);
  }
}

inline Exits exits_of(const Position& position, Vertex cell) {
  Exits exits;
  for_each_exit(position, cell, [&](const CellExit& exit) {
    ++(position.number_at(exit.to) == 0 ? exits.empty : exits.numbered);
  });
  return exits;
}

/// Whether an end of the path can still be there.
inline bool may_be_end(const Position& position, Vertex cell) {
  const CandidateTable& table = position.table();
  const auto may_be = [&](Step number) {
    return position.cell_at(number) == no_vertex && position.may(number, cell);
  };
  return table.before(1) == 0 && (may_be(1) || may_be(table.length()));
}

}  // namespace hamlet::path
