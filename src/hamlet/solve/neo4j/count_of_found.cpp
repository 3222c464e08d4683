#include "hamlet/solve/neo4j/count_of_found.hpp"

#include <algorithm>
#include <set>

namespace hamlet {

path::PathCount count_of_found(const path::Found& found) {
  const std::set<Path> paths(found.solutions.begin(), found.solutions.end());
  const auto is_second_of_two = [&](const Path& path) {
    const Path reverse(path.rbegin(), path.rend());
    return reverse < path && paths.contains(reverse);
  };
  const auto second = static_cast<std::uint64_t>(std::ranges::count_if(paths, is_second_of_two));
  return {.directed = paths.size(),
          .undirected = paths.size() - second,
          .complete = found.all,
          .method = found.method,
          .why = found.why};
}

}  // namespace hamlet
