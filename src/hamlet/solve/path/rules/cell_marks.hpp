#pragma once

#include <span>
#include <vector>

#include "hamlet/puzzle/mark.hpp"

namespace hamlet::path {

/// The marks of a puzzle, by cell. The marks must outlive this object.
class CellMarks {
 public:
  CellMarks() = default;
  CellMarks(std::span<const Mark> marks, Vertex cells);

  std::span<const Mark* const> on(Vertex cell) const {
    return on_.empty() ? std::span<const Mark* const>() : on_[cell];
  }
  bool allow_step(Vertex cell, Step step) const { return on_.empty() || each_allows_step(cell, step); }
  bool allow_move(Vertex from, Vertex to) const { return on_.empty() || each_allows_move(from, to); }

 private:
  bool each_allows_step(Vertex cell, Step step) const;
  bool each_allows_move(Vertex from, Vertex to) const;

  std::vector<std::vector<const Mark*>> on_;  // empty if there are no marks
};

}  // namespace hamlet::path
