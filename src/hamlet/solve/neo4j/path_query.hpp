#pragma once

#include <span>
#include <string>
#include <string_view>

#include "hamlet/types.hpp"

namespace hamlet {

/// The paths to find: over all `cells` cells, optionally from and to given cells.
struct PathsWanted {
  Vertex cells;
  bool has_start = false;
  bool has_end = false;
};

/// A Cypher query for Hamiltonian paths. The statement finds the board by `$run`; it uses `$start` and `$end`
/// if they are fixed, `$length` (moves) and `$limit`. It returns as `path` the list of the `vertex` values
/// along the path.
struct PathQuery {
  std::string_view name;
  std::string_view summary;
  bool finds_all = true;  // if false, paths that it does not find may exist
  std::string (*statement)(const PathsWanted& wanted);
};

std::span<const PathQuery* const> path_queries();

/// Throws an InputError that suggests the nearest name if there is none.
const PathQuery& path_query(std::string_view name, std::string_view where);

}  // namespace hamlet
