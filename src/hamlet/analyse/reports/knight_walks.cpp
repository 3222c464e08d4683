#include "hamlet/analyse/reports/knight_walks.hpp"

#include <algorithm>
#include <numeric>

#include "hamlet/graph/bipartition.hpp"

namespace hamlet {

path::MoveSequence in_order(const Board& board, std::span<const Move> moves) {
  path::MoveSequence sequence;
  for (Vertex v = 0; v < board.size(); ++v) {
    const Cell from = board.cell(v);
    for (const Move& move : moves) {
      if (const auto to = board.vertex_at({from.row + move.down, from.col + move.right}))
        sequence.target.push_back(*to);
    }
    sequence.first.push_back(static_cast<std::uint32_t>(sequence.target.size()));
  }
  return sequence;
}

Successes walk_from_everywhere(const Board& board, std::string_view order, const path::MoveSequence& moves,
                               const Run& run, Rng* ties) {
  const path::MoveSorter sorter(order, board.graph(), run);
  Successes successes;
  if (!sorter.is_ready()) return successes;
  const auto parts = bipartition(board.graph());
  const bool unbalanced = parts && parts->size_of[0] != parts->size_of[1];
  const unsigned majority = unbalanced && parts->size_of[1] > parts->size_of[0] ? 1 : 0;
  path::Walker walker(board.graph(), sorter, run, &moves);
  for (Vertex start = 0; start < board.size() && !run.must_end(); ++start) {
    if (unbalanced && parts->colour[start] != majority) continue;
    ++successes.starts;
    successes.arrived += walker.walk(start, {.careful = false}, ties);
    successes.visited.push_back(walker.path().size());
  }
  return successes;
}

double FailuresByOrdering::mean() const {
  double failures = 0, orderings = 0;
  for (std::size_t i = 0; i < orderings_with.size(); ++i) {
    failures += static_cast<double>(i) * static_cast<double>(orderings_with[i]);
    orderings += static_cast<double>(orderings_with[i]);
  }
  return orderings > 0 ? failures / orderings : 0;
}

std::size_t FailuresByOrdering::least() const {
  return static_cast<std::size_t>(std::ranges::find_if(orderings_with, [](auto n) { return n > 0; }) -
                                  orderings_with.begin());
}

FailuresByOrdering failures_by_ordering(std::string_view order, const Run& run) {
  const Board board = make_board({.name = "knight:8x8"});
  std::array<std::size_t, 8> which{};
  std::iota(which.begin(), which.end(), std::size_t{0});
  FailuresByOrdering failures{{0}};
  do {
    std::array<Move, 8> moves{};
    for (std::size_t i = 0; i < 8; ++i) moves[i] = pohl_moves[which[i]];
    const Successes successes = walk_from_everywhere(board, order, in_order(board, moves), run);
    const auto failed = static_cast<std::size_t>(successes.starts - successes.arrived);
    if (failures.orderings_with.size() <= failed) failures.orderings_with.resize(failed + 1, 0);
    ++failures.orderings_with[failed];
  } while (!run.must_end() && std::next_permutation(which.begin() + 1, which.end()));
  return failures;
}

}  // namespace hamlet
