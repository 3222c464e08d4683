#pragma once

#include <vector>

#include "hamlet/graph/graph.hpp"
#include "hamlet/solve/sat/sat_solver.hpp"

namespace hamlet::path {

/// A possible move: an edge or, where directions matter, an arc. It is part of the model if its literal is
/// true.
struct Line {
  Vertex from, to;
  Literal used;
};

enum class Crossing { either_way, outward, inward };

/// For each part of a partition, the literals of the lines between it and other parts. A vertex that is in no
/// part has `no_vertex`.
std::vector<std::vector<Literal>> lines_across(const std::vector<Line>& lines,
                                               const std::vector<Vertex>& part_of, std::size_t parts,
                                               Crossing crossing = Crossing::either_way);

/// Subtour elimination: clauses that say that a tour uses at least two of the lines that leave a part, unless
/// one of `excuses` is true. For many lines only that it uses one, since each clause of the stronger form
/// leaves out one line.
std::vector<std::vector<Literal>> cut_clauses(const std::vector<Literal>& leaving,
                                              const std::vector<Literal>& excuses = {});

/// The index of the part with the most members. Its cut would follow from those of the others.
template <class Parts>
std::size_t largest_part(const Parts& parts) {
  std::size_t largest = 0;
  for (std::size_t i = 1; i < parts.size(); ++i) {
    if (parts[i].size() > parts[largest].size()) largest = i;
  }
  return largest;
}

}  // namespace hamlet::path
