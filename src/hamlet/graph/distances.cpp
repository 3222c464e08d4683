#include "hamlet/graph/distances.hpp"

namespace hamlet {

void Distances::search_from(Vertex source) {
  for (Vertex v : reached_) to_[v] = unreachable;
  reached_.assign(1, source);
  to_[source] = 0;
  for (std::size_t i = 0; i < reached_.size(); ++i) {
    const Vertex v = reached_[i];
    for (Vertex w : graph_.out(v)) {
      if (to_[w] != unreachable) continue;
      to_[w] = to_[v] + 1;
      reached_.push_back(w);
    }
  }
}

}  // namespace hamlet
