#pragma once

#include <span>
#include <string>
#include <string_view>

#include "hamlet/types.hpp"

namespace hamlet {

/// Which paths are wanted: all over `cells` cells, from and to given ones if so.
struct PathsWanted {
  Vertex cells;
  bool has_start = false;
  bool has_end = false;
};

/// A way to ask a Neo4j server for Hamiltonian paths. The statement finds the board by `$run`, takes `$start`
/// and `$end` where they are wanted, `$length` (moves of a path) and `$limit`, and returns as `path` the list
/// of each cell's `vertex` on the way.
struct PathQuery {
  std::string_view name;
  std::string_view summary;
  bool finds_all = true;  // else what it does not find may exist
  std::string (*statement)(const PathsWanted& wanted);
};

std::span<const PathQuery* const> path_queries();

/// The query of a name; otherwise an InputError that suggests the nearest.
const PathQuery& path_query(std::string_view name, std::string_view where);

}  // namespace hamlet
