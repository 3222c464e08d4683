#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "bytes.hpp"

namespace proof_attack {

using Pair = std::pair<int, int>;

/// A small path puzzle. Cells are numbered from 1; in a set of cells, cell v is bit v.
struct Puzzle {
  static constexpr int most_cells = 6;

  int cells = 0;
  bool directed = false;
  bool closed = true;
  int start = 0, end = 0;                                    // 0: anywhere
  std::array<std::uint32_t, most_cells + 1> to = {};         // the cells that a move from each cell reaches
  std::array<std::uint32_t, most_cells + 1> forbidden = {};  // the same for moves that a further rule forbids
  std::vector<Pair> diamonds;
  std::vector<std::string> names;  // names[v − 1], all different

  bool has_move(int from, int to_cell) const { return to[from] >> to_cell & 1; }
  void add_move(int from, int to_cell);
  void remove_move(int from, int to_cell);
  /// All moves; if undirected, each once with the smaller cell first.
  std::vector<Pair> moves() const;
  std::vector<Pair> forbidden_moves() const;
};

/// Whether some order of the cells satisfies every constraint, by trying all orders.
bool has_answer(const Puzzle& puzzle);

/// A puzzle that hides a tour or path, so that it has a solution.
Puzzle puzzle_with_answer(Bytes& bytes);

/// Removes moves until the puzzle has no solution. Gives up after a few tries; then the puzzle still has one.
Puzzle without_answer(Puzzle puzzle, Bytes& bytes);

}  // namespace proof_attack
