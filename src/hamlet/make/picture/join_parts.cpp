#include "hamlet/make/picture/join_parts.hpp"

#include <algorithm>
#include <limits>
#include <queue>

namespace hamlet {

namespace {

/// Dijkstra's algorithm over the whole board, from the largest part. Parts that it reaches are joined if that
/// pays.
class Joining {
 public:
  Joining(const WishedCells& wishes, const Run& run)
      : wishes_(wishes),
        run_(run),
        graph_(wishes.whole.graph()),
        cells_(graph_.vertex_count(), 0),
        part_(graph_.vertex_count(), no_vertex),
        price_(graph_.vertex_count(), std::numeric_limits<int>::max()),
        before_(graph_.vertex_count(), no_vertex) {}

  std::optional<CellSet> join() {
    if (!find_parts()) return std::nullopt;
    if (parts_.empty()) return CellSet{};
    const auto largest =
        std::ranges::max_element(parts_, {}, [](const auto& part) { return part.size(); }) - parts_.begin();
    take_in(static_cast<std::size_t>(largest));
    for (std::size_t looked = 0; !queue_.empty(); ++looked) {
      if (ends_at(looked, run_)) return std::nullopt;
      const auto [price, v] = queue_.top();
      queue_.pop();
      if (price != price_[v]) continue;
      if (part_[v] != no_vertex && !settled_[part_[v]]) {
        arrive(v, price);
      } else {
        look_around(v);
      }
    }
    return std::move(cells_);
  }

 private:
  using Entry = std::pair<int, Vertex>;

  bool find_parts() {
    for (Vertex first = 0; first < graph_.vertex_count(); ++first) {
      if (ends_at(first, run_)) return false;
      if (!wishes_.wants(first) || part_[first] != no_vertex) continue;
      const auto id = static_cast<Vertex>(parts_.size());
      std::vector<Vertex> part = {first};
      part_[first] = id;
      for (std::size_t i = 0; i < part.size(); ++i) {
        for (Vertex w : graph_.out(part[i])) {
          if (!wishes_.wants(w) || part_[w] != no_vertex) continue;
          part_[w] = id;
          part.push_back(w);
        }
      }
      parts_.push_back(std::move(part));
    }
    settled_.assign(parts_.size(), 0);
    return true;
  }

  void start_from(Vertex v) {
    cells_[v] = 1;
    price_[v] = 0;
    queue_.push({0, v});
  }

  void take_in(std::size_t part) {
    settled_[part] = 1;
    for (Vertex v : parts_[part]) start_from(v);
  }

  /// Handles a part that is reached: joins it by the cells on the way, unless they cost more than it is
  /// worth.
  void arrive(Vertex v, int price) {
    int worth = 0;
    for (Vertex w : parts_[part_[v]]) worth += wishes_.price_of_changing(w);
    if (worth <= price) {
      settled_[part_[v]] = 1;
      look_around(v);
      return;
    }
    take_in(part_[v]);
    for (Vertex w = before_[v]; w != no_vertex && cells_[w] == 0; w = before_[w]) start_from(w);
  }

  void look_around(Vertex v) {
    for (Vertex w : graph_.out(v)) {
      const int price = price_[v] + (wishes_.wants(w) ? 0 : wishes_.price_of_changing(w));
      if (price >= price_[w]) continue;
      price_[w] = price;
      before_[w] = v;
      queue_.push({price, w});
    }
  }

  const WishedCells& wishes_;
  const Run& run_;
  const Graph& graph_;
  CellSet cells_;
  std::vector<Vertex> part_;  // of each wished cell
  std::vector<std::vector<Vertex>> parts_;
  std::vector<std::uint8_t> settled_;  // of each part: taken in or given up
  std::vector<int> price_;             // cost of the way from the joined cells
  std::vector<Vertex> before_;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue_;
};

}  // namespace

std::optional<CellSet> joined_parts(const WishedCells& wishes, const Run& run) {
  return Joining(wishes, run).join();
}

}  // namespace hamlet
