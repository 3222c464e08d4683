#include <fmt/format.h>

#include "hamlet/solve/path/ladder/deduction.hpp"
#include "hamlet/solve/path/ladder/visible/exits.hpp"

namespace hamlet::path {

namespace {

/// How many empty neighbours the path needs beside a cell that has this number.
std::size_t empty_needed(const Position& position, Step number) {
  const MissingBeside missing = missing_beside(position, number);
  return (missing.before != 0 ? 1u : 0u) + (missing.after != 0 ? 1u : 0u);
}

/// A cell with fewer than two empty neighbours continues a number beside it, and a cell with two exits uses
/// both.
void look_at_corner(const Position& position, Vertex cell, Exclusions& shown) {
  const CandidateTable& table = position.table();
  if (position.number_at(cell) != 0 || table.moves().is_directed()) return;
  const Exits exits = exits_of(position, cell);
  if (exits.empty < 2) {
    for (const Candidate c : table.on(cell)) {
      if (position.is_left(c) && empty_needed(position, table.number(c)) > exits.empty)
        shown.excluded.push_back(c);
    }
  }
  if (!shown.excluded.empty() || exits.count() != 2 || may_be_end(position, cell)) return;
  for_each_exit(position, cell, [&](const CellExit& exit) {
    if (!position.is_joined(exit.edge)) shown.joined.push_back(exit.edge);
  });
}

/// A number that is placed takes an exit from its neighbours, and from those of the numbers beside it.
void apply_corners(Position& position, Vertex cell, Exclusions& scratch) {
  const auto apply_at = [&](Vertex v) {
    look_at_corner(position, v, scratch);
    scratch.apply_and_clear(position, v);
  };
  const auto apply_around = [&](Vertex v) {
    for (const CellExit& exit : position.table().exits(v)) apply_at(exit.to);
  };
  const Step number = position.number_at(cell);
  if (number == 0) return apply_at(cell);
  apply_around(cell);
  for (const Step other : {position.table().before(number), position.table().after(number)}) {
    if (other != 0 && position.cell_at(other) != no_vertex) apply_around(position.cell_at(other));
  }
}

std::string sentence(const Position& position, Vertex cell, const Exclusions& shown,
                     const std::vector<CellExit>& exits, const Wording& wording) {
  const std::string name = wording.cell(cell);
  if (shown.excluded.empty()) {
    const auto exit_name = [&](Vertex v) {
      const Step number = position.number_at(v);
      return number == 0 ? wording.cell(v) : wording.visit(number, v);
    };
    const Vertex a = exits[0].to, b = exits[1].to;
    return fmt::format("{} has only two exits, {} and {}, so the path runs {}–{}–{}", name, exit_name(a),
                       exit_name(b), wording.cell(a), name, wording.cell(b));
  }
  std::string_view end = may_be_end(position, cell) ? " or is an end of the path" : "";
  const std::string conclusion = wording.conclusion(position, shown.excluded);
  for (const CellExit& exit : exits) {
    if (position.number_at(exit.to) == 0)
      return fmt::format("{} has only one empty neighbour, {}, so it continues a number beside it{}: {}",
                         name, wording.cell(exit.to), end, conclusion);
  }
  return fmt::format("{} has no empty neighbour, so it lies between two numbers beside it{}: {}", name, end,
                     conclusion);
}

std::optional<Finding> look_for_corners(Position& position, LookAround& around) {
  return look_round_cells(position, around.from, [&](Vertex cell) -> std::optional<Finding> {
    Finding finding{.where = {cell}, .rests_on = {.cells = {cell}}};
    look_at_corner(position, cell, finding.shown);
    if (finding.shown.is_empty()) return std::nullopt;
    std::vector<CellExit> exits;
    for_each_exit(position, cell, [&](const CellExit& exit) {
      exits.push_back(exit);
      finding.where.push_back(exit.to);
    });
    for (const CellExit& exit : position.table().exits(cell)) {
      if (const Step number = position.number_at(exit.to); number != 0) {
        finding.rests_on.placed.push_back(number);
        for (const Step other : {position.table().before(number), position.table().after(number)}) {
          if (other != 0 && position.cell_at(other) != no_vertex) finding.rests_on.placed.push_back(other);
        }
      }
    }
    finding.concludes = !finding.shown.excluded.empty();
    finding.because = sentence(position, cell, finding.shown, exits, around.wording);
    return finding;
  });
}

}  // namespace

extern const Deduction corners_deduction = {
    .name = "corners",
    .level = level_only_number,
    .summary = "a cell with one empty neighbour continues a number beside it, and one with two exits uses both",
    .apply_at_cell = apply_corners,
    .look = look_for_corners,
};

}  // namespace hamlet::path
