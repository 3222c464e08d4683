#pragma once

#include <map>
#include <vector>

#include "hamlet/solve/path/counter.hpp"

namespace hamlet {

/// A count, and how it is made up of the solutions that begin at each cell.
struct PathsByCell {
  PathCount all;
  std::vector<Count> cells;  // directed; empty if the count is not complete
};
/// A closed tour without a first or last cell begins anywhere: each cell then has the whole count, by
/// `options.direction`.
PathsByCell paths_by_start(const PathPuzzle& puzzle, const CountOptions& options, const Run& run);

/// A count, and how many of the solutions use each edge.
struct PathsByEdge {
  struct Usage {
    Count directed = 0, undirected = 0;
  };
  PathCount all;
  std::map<Edge, Usage> edges;  // from < to in a symmetric graph; empty if the count is not complete
};
PathsByEdge paths_by_edge(const PathPuzzle& puzzle, const CountOptions& options, const Run& run);

/// A count, and how many of the paths go from each cell to each other. Open paths only.
struct PathsByPair {
  PathCount all;
  std::vector<std::vector<Count>> pairs;  // [start][end], directed; empty if the count is not complete
};
PathsByPair paths_by_pair(const PathPuzzle& puzzle, const CountOptions& options, const Run& run);

}  // namespace hamlet
