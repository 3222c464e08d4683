#include "hamlet/graph/sweep/noncrossing_sweep.hpp"

#include <set>
#include <vector>

namespace hamlet {

bool is_noncrossing_sweep(const SweepQuestion& question, std::span<const Vertex> order) {
  if (question.joint) return false;
  std::vector<Vertex> place(order.size());
  for (Vertex k = 0; k < order.size(); ++k) place[order[k]] = k;
  std::set<Vertex> row;  // places of the frontier
  for (Vertex k = 0; k < order.size(); ++k) {
    const bool in_row = row.contains(k);
    if (in_row) row.erase(k);
    if (!in_row && !row.empty()) return false;
    const Vertex first = row.empty() ? 0 : *row.begin(), last = row.empty() ? 0 : *row.rbegin();
    for (Vertex w : question.graph.out(order[k])) {
      if (place[w] < k) continue;
      const bool is_new = row.insert(place[w]).second;
      const bool between = place[w] > first && place[w] < last;
      if (between || (!is_new && place[w] != first && place[w] != last)) return false;
    }
  }
  return true;
}

}  // namespace hamlet
