#include "puzzle.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace proof_attack {

namespace {

std::vector<Pair> pairs_of(const std::array<std::uint32_t, Puzzle::most_cells + 1>& to, bool directed) {
  std::vector<Pair> pairs;
  for (int v = 1; v <= Puzzle::most_cells; ++v) {
    for (int w = 1; w <= Puzzle::most_cells; ++w) {
      if (to[v] >> w & 1 && (directed || v < w)) pairs.push_back({v, w});
    }
  }
  return pairs;
}

bool meets_diamonds(const Puzzle& puzzle, const std::vector<int>& order) {
  return std::all_of(puzzle.diamonds.begin(), puzzle.diamonds.end(), [&](const Pair& diamond) {
    const auto place = [&](int v) { return std::find(order.begin(), order.end(), v) - order.begin(); };
    const auto apart = std::abs(place(diamond.first) - place(diamond.second));
    return apart == 1 || (puzzle.closed && apart + 1 == puzzle.cells);
  });
}

bool goes_on(const Puzzle& puzzle, std::vector<int>& order, std::uint32_t left) {
  if (left == 0) {
    return (puzzle.end == 0 || order.back() == puzzle.end) &&
           (!puzzle.closed || puzzle.has_move(order.back(), order.front())) && meets_diamonds(puzzle, order);
  }
  for (std::uint32_t next = left & puzzle.to[order.back()]; next != 0; next &= next - 1) {
    const int v = std::countr_zero(next);
    order.push_back(v);
    if (goes_on(puzzle, order, left & ~(1U << v))) return true;
    order.pop_back();
  }
  return false;
}

std::vector<std::string> some_names(int cells, Bytes& bytes) {
  std::vector<std::string> names;
  const std::size_t kind = bytes.below(4);
  for (int v = 1; v <= cells; ++v) {
    if (kind == 0) names.push_back(std::to_string(v));
    if (kind == 1) names.push_back(std::to_string(cells + 1 - v));  // numbers, but the wrong ones
    if (kind == 2) names.push_back(std::string(1, static_cast<char>('a' + v - 1)));
    if (kind == 3) names.push_back("1," + std::to_string(v));
  }
  return names;
}

std::vector<int> some_order(int cells, Bytes& bytes) {
  std::vector<int> order(cells);
  std::iota(order.begin(), order.end(), 1);
  for (int i = cells - 1; i > 0; --i)
    std::swap(order[i], order[bytes.below(static_cast<std::size_t>(i) + 1)]);
  return order;
}

}  // namespace

void Puzzle::add_move(int from, int to_cell) {
  to[from] |= 1U << to_cell;
  if (!directed) to[to_cell] |= 1U << from;
}

void Puzzle::remove_move(int from, int to_cell) {
  to[from] &= ~(1U << to_cell);
  if (!directed) to[to_cell] &= ~(1U << from);
}

std::vector<Pair> Puzzle::moves() const { return pairs_of(to, directed); }
std::vector<Pair> Puzzle::forbidden_moves() const { return pairs_of(forbidden, directed); }

bool has_answer(const Puzzle& puzzle) {
  const std::uint32_t all = (2U << puzzle.cells) - 2;
  for (int first = 1; first <= puzzle.cells; ++first) {
    if (puzzle.start != 0 && puzzle.start != first) continue;
    std::vector<int> order{first};
    if (goes_on(puzzle, order, all & ~(1U << first))) return true;
  }
  return false;
}

Puzzle puzzle_with_answer(Bytes& bytes) {
  const unsigned shape = bytes.next();
  Puzzle puzzle;
  puzzle.directed = shape & 1;
  puzzle.closed = !(shape & 2);
  constexpr std::array sizes = {3, 3, 4, 4, 4, 5, 5, 6};
  puzzle.cells = sizes[shape >> 2 & 7];
  const std::vector<int> order = some_order(puzzle.cells, bytes);
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (i + 1 < order.size() || puzzle.closed) puzzle.add_move(order[i], order[(i + 1) % order.size()]);
  }
  std::uint64_t more = bytes.bits() & (shape & 0x20 ? ~0ULL : bytes.bits());
  for (int v = 1; v <= puzzle.cells; ++v) {
    for (int w = 1; w <= puzzle.cells; ++w, more >>= 1) {
      if (v != w && more & 1) puzzle.add_move(v, w);
    }
  }
  const unsigned asked = bytes.next();
  if (asked & 1) puzzle.start = order.front();
  if (asked & 2) puzzle.end = order.back();
  if (asked & 4) puzzle.diamonds.push_back({order[0], order[1]});
  if (asked & 8) puzzle.diamonds.push_back({order[2], order[1]});
  if (asked & 16) {
    const int v = order[0], w = order[order.size() / 2];
    if (!puzzle.has_move(v, w)) puzzle.forbidden[v] |= 1U << w;
    if (!puzzle.has_move(v, w) && !puzzle.directed) puzzle.forbidden[w] |= 1U << v;
  }
  puzzle.names = some_names(puzzle.cells, bytes);
  return puzzle;
}

Puzzle without_answer(Puzzle puzzle, Bytes& bytes) {
  for (int tries = 0; tries < 12 && has_answer(puzzle); ++tries) {
    const std::vector<Pair> moves = puzzle.moves();
    if (moves.empty()) break;
    const Pair move = bytes.one_of(moves);
    const auto is_at = [&move](const Pair& diamond) {
      return diamond == move || diamond == Pair{move.second, move.first};
    };
    if (std::any_of(puzzle.diamonds.begin(), puzzle.diamonds.end(), is_at)) continue;
    puzzle.remove_move(move.first, move.second);
  }
  return puzzle;
}

}  // namespace proof_attack
