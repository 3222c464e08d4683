#include "hamlet/solve/path/rules/solution_key.hpp"

#include <algorithm>

namespace hamlet::path {

Path solution_key(const Rules& rules, Path path) {
  if (rules.only_the_cycle_matters) std::ranges::rotate(path, std::ranges::min_element(path));
  if (rules.direction_is_free && path.size() > 2) {
    if (rules.end && !rules.start) {
      if (path[path.size() - 2] < path.front()) std::reverse(path.begin(), path.end() - 1);
    } else if (path.back() < path[1]) {
      std::reverse(path.begin() + 1, path.end());
    }
  }
  return path;
}

}  // namespace hamlet::path
