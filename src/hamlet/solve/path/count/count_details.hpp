#pragma once

#include <map>
#include <vector>

#include "hamlet/solve/path/count/counter.hpp"

namespace hamlet::path {

/// A count, and how many of the solutions can begin at each cell. Of a solution and its reverse that are one
/// by `options.direction`, either may; so an open path counts at both its ends. A closed tour without a first
/// or last cell begins anywhere: each cell then has the whole count.
struct PathsByCell {
  PathCount all;
  std::vector<Count> cells;  // empty if the count is not complete
};
PathsByCell paths_by_start(const PathPuzzle& puzzle, const CountOptions& options, const Run& run);

/// A count, and how many of the solutions, by `options.direction`, use each edge: together as many as there
/// are solutions times the moves of one. An edge is an arc of a directed graph if the direction counts, else
/// a pair of neighbours with from < to.
struct PathsByEdge {
  PathCount all;
  std::map<Edge, Count> edges;  // empty if the count is not complete
};
PathsByEdge paths_by_edge(const PathPuzzle& puzzle, const CountOptions& options, const Run& run);

/// A count, and how many of the paths can go from each cell to each other, as in `PathsByCell`. Open paths
/// only.
struct PathsByPair {
  PathCount all;
  std::vector<std::vector<Count>> pairs;  // [start][end]; empty if the count is not complete
};
PathsByPair paths_by_pair(const PathPuzzle& puzzle, const CountOptions& options, const Run& run);

}  // namespace hamlet::path
