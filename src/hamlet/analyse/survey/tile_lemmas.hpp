#pragma once

#include <vector>

#include "hamlet/base/count.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

/// The Diplomatico document's lemmas about paths through a tile of n rows and m columns that start at its
/// left edge, in (3, 1).
enum class TileLemma {
  to_the_next_tile,  // A.1: to (3, m − 2)
  to_the_next_band,  // A.3: to (n, m)
};

PathPuzzle tile_puzzle(TileLemma lemma, int rows, int cols);

/// The number of paths through a tile, as in the lemma.
struct TilePaths {
  Count least = 0;
  bool is_exact = true;
};

/// Exact for tiles of up to 49 cells. For larger ones a lower bound: the paths that share one beginning until
/// 49 cells are left. Results are cached; thread-safe.
TilePaths tile_paths(TileLemma lemma, int rows, int cols);

/// Checks a lemma for one size: there are two different paths.
struct LemmaCheck {
  TileLemma lemma;
  int rows, cols;
  std::vector<Path> witnesses = {};  // at most two, verified
  bool is_decided = false;
  std::string why = {};  // if decided: why there are not two
  bool holds() const { return witnesses.size() == 2; }
};

/// Checks both lemmas for 5 ≤ n, m ≤ 9. Sizes not reached before the run ends are undecided.
std::vector<LemmaCheck> check_lemmas(const Run& run);

}  // namespace hamlet
