#include "hamlet/solve/bridges/numberlink/groups.hpp"

#include <numeric>
#include <utility>

#include "hamlet/base/error.hpp"

namespace hamlet::bridges::numberlink {

Groups::Groups(std::vector<int> rests)
    : rest_(std::move(rests)), parent_(rest_.size()), groups_(rest_.size()), next_(rest_.size()) {
  std::iota(parent_.begin(), parent_.end(), Vertex{0});
  std::iota(next_.begin(), next_.end(), Vertex{0});
  for (Vertex v = 0; v < rest_.size(); ++v) {
    const bool unknown = rest_[v] == no_limit;
    groups_[v] = {.rest = unknown ? 0 : rest_[v],
                  .size = 1,
                  .incomplete = static_cast<std::uint32_t>(rest_[v] > 0),
                  .unknown = static_cast<std::uint32_t>(unknown)};
  }
}

Vertex Groups::find(Vertex v) const {
  // Union by size keeps paths to log2 of the nodes. Path compression would make a query a change.
  while (parent_[v] != v) v = parent_[v];
  return v;
}

void Groups::join(Vertex a, Vertex b) {
  a = find(a);
  b = find(b);
  if (a == b) return;
  if (groups_[a].size < groups_[b].size) std::swap(a, b);
  parent_[b] = a;
  groups_[a].rest += groups_[b].rest;
  groups_[a].size += groups_[b].size;
  groups_[a].incomplete += groups_[b].incomplete;
  groups_[a].unknown += groups_[b].unknown;
  std::swap(next_[a], next_[b]);  // joins two circular lists
}

void Groups::lessen(Vertex v, int n) {
  if (rest_[v] == no_limit) return;
  require(rest_[v] >= n, "no node gets more connections than its magnitude");
  Group& group = groups_[find(v)];
  group.rest -= n;
  if (n > 0 && rest_[v] == n) --group.incomplete;
  rest_[v] -= n;
}

void Groups::collect_incomplete(Vertex v, std::vector<Vertex>& into) {
  // The representative stays in the list, complete or not, so that the list can be found.
  const Vertex first = find(v);
  if (!is_complete(first)) into.push_back(first);
  for (Vertex last = first; next_[last] != first;) {
    const Vertex here = next_[last];
    if (is_complete(here)) {
      next_[last] = next_[here];
    } else {
      into.push_back(here);
      last = here;
    }
  }
}

}  // namespace hamlet::bridges::numberlink
