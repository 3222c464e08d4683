#pragma once

#include <map>
#include <vector>

#include "hamlet/solve/path/counter.hpp"

namespace hamlet {

/// A count, and how it is made up of the solutions that begin at each cell.
struct PathsByCell {
  PathCount all;
  std::vector<Count> cells;  // directed
};
/// Of a closed tour, every cell is a beginning.
PathsByCell paths_by_start(const PathPuzzle& puzzle, const CountOptions& options, const Run& run);

/// A count, and how many of the solutions, without regard to the direction, use each edge.
struct PathsByEdge {
  PathCount all;
  std::map<Edge, Count> edges;  // from < to in a symmetric graph
};
PathsByEdge paths_by_edge(const PathPuzzle& puzzle, const CountOptions& options, const Run& run);

/// A count, and how many of the paths go from each cell to each other. Open paths only.
struct PathsByPair {
  PathCount all;
  std::vector<std::vector<Count>> pairs;  // [start][end]
};
PathsByPair paths_by_pair(const PathPuzzle& puzzle, const CountOptions& options, const Run& run);

}  // namespace hamlet
