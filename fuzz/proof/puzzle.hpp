#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "bytes.hpp"

namespace proof_attack {

using Pair = std::pair<int, int>;

/// A small path puzzle. Cells are numbered from 1; a set of them is a mask in which cell v is bit v.
struct Puzzle {
  static constexpr int most_cells = 6;

  int cells = 0;
  bool directed = false;
  bool closed = true;
  int start = 0, end = 0;                                    // 0: anywhere
  std::array<std::uint32_t, most_cells + 1> to = {};         // the cells that a move leads to
  std::array<std::uint32_t, most_cells + 1> forbidden = {};  // those that a further rule takes away
  std::vector<Pair> diamonds;
  std::vector<std::string> names;  // names[v − 1], all different

  bool has_move(int from, int to_cell) const { return to[from] >> to_cell & 1; }
  void add_move(int from, int to_cell);
  void remove_move(int from, int to_cell);
  /// Without directions each once, with the smaller cell first.
  std::vector<Pair> moves() const;
  std::vector<Pair> forbidden_moves() const;
};

/// Whether some order of the cells meets everything that is asked, by trying all.
bool has_answer(const Puzzle& puzzle);

/// A puzzle with a tour or path hidden in it, so that it has an answer.
Puzzle puzzle_with_answer(Bytes& bytes);

/// The puzzle without some of its moves, so that it has no answer; or one that still has one.
Puzzle without_answer(Puzzle puzzle, Bytes& bytes);

}  // namespace proof_attack
