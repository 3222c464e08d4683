#pragma once

#include <vector>

#include "hamlet/base/count.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

/// The document's lemmas about paths through a tile of n rows and m columns from its left edge, (3, 1).
enum class TileLemma {
  to_the_next_tile,  // A.1: to (3, m − 2)
  to_the_next_band,  // A.3: to (n, m)
};

PathPuzzle tile_puzzle(TileLemma lemma, int rows, int cols);

/// How many paths go through a tile as the lemma says.
struct TilePaths {
  Count least = 0;
  bool is_exact = true;
};

/// Exact for tiles of up to 49 cells; of larger ones, the paths that begin as one of them does until 49 cells
/// are left.
TilePaths tile_paths(TileLemma lemma, int rows, int cols);

/// What a lemma claims for one size: two different paths.
struct LemmaCheck {
  TileLemma lemma;
  int rows, cols;
  std::vector<Path> witnesses = {};  // up to two, checked
  bool is_decided = false;
  std::string why = {};  // there are not two
  bool holds() const { return witnesses.size() == 2; }
};

/// For 5 ≤ n, m ≤ 9; what is left out when the run ends is not decided.
std::vector<LemmaCheck> check_lemmas(const Run& run);

}  // namespace hamlet
