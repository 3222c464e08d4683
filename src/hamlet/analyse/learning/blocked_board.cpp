#include "hamlet/analyse/learning/blocked_board.hpp"

#include <algorithm>

namespace hamlet {

Board randomly_blocked(const Board& whole, double most_share, Rng& rng) {
  const auto most =
      std::min<std::size_t>(static_cast<std::size_t>(most_share * whole.size()), whole.size() - 1);
  std::vector<Cell> cells;
  for (Vertex v = 0; v < whole.size(); ++v) cells.push_back(whole.cell(v));
  rng.shuffle(std::span(cells));
  cells.resize(rng.below(most + 1));
  cells.insert(cells.end(), whole.blocked().begin(), whole.blocked().end());
  std::ranges::sort(cells);
  return make_board({.name = whole.name(), .wrap = whole.wrap(), .blocked = std::move(cells)});
}

}  // namespace hamlet
