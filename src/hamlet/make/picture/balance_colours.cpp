#include "hamlet/make/picture/balance_colours.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "hamlet/graph/bipartition.hpp"
#include "hamlet/graph/components.hpp"

namespace hamlet {

namespace {

class Balancing {
 public:
  Balancing(const WishedCells& wishes, CellSet cells, std::vector<std::uint8_t> colour)
      : wishes_(wishes),
        graph_(wishes.whole.graph()),
        cells_(std::move(cells)),
        colour_(std::move(colour)),
        degree_(cells_.size(), 0) {
    for (Vertex v = 0; v < cells_.size(); ++v) {
      degree_[v] = static_cast<std::uint8_t>(
          std::ranges::count_if(graph_.out(v), [&](Vertex w) { return cells_[w] != 0; }));
    }
  }

  CellSet balance(const Run& run) {
    std::array<int, 2> count = {0, 0};
    for (Vertex v = 0; v < cells_.size(); ++v) {
      if (cells_[v] != 0) ++count[colour_[v]];
    }
    const unsigned more = count[0] > count[1] ? 0 : 1;
    int too_many = count[more] - count[1 - more] - 1;
    for (bool found = true; found && too_many > 0 && !run.must_end();) {
      found = false;
      for (Vertex v : in_order_of_price(more)) {
        if (too_many == 0 || ends_at(v, run)) break;
        if (!may_change(v)) continue;
        change(v);
        --too_many;
        found = true;
      }
    }
    return std::move(cells_);
  }

 private:
  /// The border cells that may change, best first: cells of the more frequent colour to drop, others of the
  /// rarer one to add.
  std::vector<Vertex> in_order_of_price(unsigned more) const {
    std::vector<Vertex> all;
    for (Vertex v = 0; v < cells_.size(); ++v) {
      if ((colour_[v] == more) == (cells_[v] != 0) && may_change(v)) all.push_back(v);
    }
    const auto rank = [&](Vertex v) {
      const int price = wishes_.price_of_changing(v);
      const bool undoes = (cells_[v] != 0) != wishes_.wants(v);
      // A cell with few neighbours inside is a tip; a place with many is a dent.
      const int odd_one = cells_[v] != 0 ? degree_[v] : -int{degree_[v]};
      return std::tuple(undoes ? -price : price, odd_one, scattered(v));
    };
    std::ranges::stable_sort(all, {}, rank);
    return all;
  }

  /// A hash, so that changes spread over the board instead of starting on one side.
  static std::uint32_t scattered(Vertex v) { return v * 2654435761u; }

  bool may_change(Vertex v) const {
    const std::vector<Vertex> around = wishes_.around(v);
    if (cells_[v] == 0) return degree_[v] >= 2;
    const bool at_border = std::ranges::any_of(around, [&](Vertex w) { return cells_[w] == 0; }) ||
                           around.size() < wishes_.full_surroundings();
    if (!at_border) return false;
    for (Vertex w : graph_.out(v)) {
      if (cells_[w] != 0 && degree_[w] == 2) return false;
    }
    return stays_in_one_part(v);
  }

  /// Whether a search near v that avoids it reaches all of its neighbours from one of them.
  bool stays_in_one_part(Vertex v) const {
    constexpr std::size_t near = 60;
    std::vector<Vertex> to_reach;
    for (Vertex w : graph_.out(v)) {
      if (cells_[w] != 0) to_reach.push_back(w);
    }
    if (to_reach.size() <= 1) return true;
    std::vector<Vertex> reached = {to_reach[0]};
    for (std::size_t i = 0; i < reached.size() && reached.size() < near; ++i) {
      for (Vertex w : graph_.out(reached[i])) {
        if (w != v && cells_[w] != 0 && std::ranges::find(reached, w) == reached.end()) reached.push_back(w);
      }
    }
    return std::ranges::all_of(to_reach,
                               [&](Vertex w) { return std::ranges::find(reached, w) != reached.end(); });
  }

  void change(Vertex v) {
    cells_[v] = cells_[v] == 0 ? 1 : 0;
    for (Vertex w : graph_.out(v)) cells_[v] != 0 ? ++degree_[w] : --degree_[w];
  }

  const WishedCells& wishes_;
  const Graph& graph_;
  CellSet cells_;
  const std::vector<std::uint8_t> colour_;
  std::vector<std::uint8_t> degree_;  // number of neighbours among the cells
};

}  // namespace

CellSet with_balanced_colours(const WishedCells& wishes, CellSet cells, const Run& run) {
  const Graph& graph = wishes.whole.graph();
  auto parts = bipartition(graph);
  if (!parts || components(graph).count != 1) return cells;
  return Balancing(wishes, std::move(cells), std::move(parts->colour)).balance(run);
}

}  // namespace hamlet
