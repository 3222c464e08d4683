#pragma once

#include <map>
#include <vector>

#include "hamlet/solve/path/count/counter.hpp"

namespace hamlet::path {

/// A count, and the number of solutions that can begin at each cell. If direction does not count, a solution
/// may begin at either end, so an open path counts at both. A closed tour without a fixed first or last cell
/// can begin anywhere, so each cell has the whole count.
struct PathsByCell {
  PathCount all;
  std::vector<Count> cells;  // empty if the count is not complete
};
PathsByCell paths_by_start(const PathPuzzle& puzzle, const CountOptions& options, const Run& run);

/// A count, and the number of solutions that use each edge, by `options.direction`. The numbers add up to the
/// count times the moves of a solution. An edge is an arc if the graph is directed and direction counts,
/// otherwise a pair of neighbours with from < to.
struct PathsByEdge {
  PathCount all;
  std::map<Edge, Count> edges;  // empty if the count is not complete
};
PathsByEdge paths_by_edge(const PathPuzzle& puzzle, const CountOptions& options, const Run& run);

/// A count, and for each pair of cells the number of paths that can go from one to the other, as in
/// `PathsByCell`. For open paths only.
struct PathsByPair {
  PathCount all;
  std::vector<std::vector<Count>> pairs;  // [start][end]; empty if the count is not complete
};
PathsByPair paths_by_pair(const PathPuzzle& puzzle, const CountOptions& options, const Run& run);

}  // namespace hamlet::path
