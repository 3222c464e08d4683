#include "hamlet/solve/path/rules/cell_marks.hpp"

#include <algorithm>

namespace hamlet::path {

CellMarks::CellMarks(std::span<const Mark> marks, Vertex cells) {
  if (!marks.empty()) on_.resize(cells);
  for (const Mark& mark : marks) {
    for (Vertex cell : mark.cells) on_[cell].push_back(&mark);
  }
}

bool CellMarks::each_allows_step(Vertex cell, Step step) const {
  return std::ranges::all_of(on_[cell], [&](const Mark* mark) {
    return !mark->rule->allows_step || mark->rule->allows_step(*mark, cell, step);
  });
}

bool CellMarks::each_allows_move(Vertex from, Vertex to) const {
  return std::ranges::all_of(on_[from], [&](const Mark* mark) {
    return !mark->rule->allows_move || mark->rule->allows_move(*mark, from, to);
  });
}

}  // namespace hamlet::path
