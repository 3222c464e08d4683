#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "hamlet/base/random.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/solve/path/gaps/second_path.hpp"

namespace hamlet {

/// In which order clues are tried.
enum class ThinningOrder {
  balanced,    // what leaves the shortest gap first: fast
  sequential,  // along the path: the fewest clues, and slower
  random,
};

/// A puzzle from which clues are to be taken, all of whose clues together are enough.
struct ThinningTask {
  PathPuzzle puzzle;
  Path solution;
  /// Clues that go or stay together; what is in none of them stays.
  std::vector<path::ClueSet> units;
  ThinningOrder order = ThinningOrder::balanced;
  /// What the clues are enough for: that the rules up to this level solve the puzzle; without one, that the
  /// solution is the only one.
  std::optional<int> level = {};
};

struct Thinned {
  PathPuzzle puzzle = {};
  std::vector<path::ClueSet> kept = {};  // units still there,
  std::vector<bool> is_needed = {};      // and whether that is proved of each
  /// Without a level, for each needed one the other path that it excludes: the numbers that stand elsewhere
  /// there.
  std::vector<std::vector<std::pair<path::NumberIndex, Vertex>>> witness = {};
  std::uint64_t tests = 0;

  bool is_minimal() const {
    return std::ranges::all_of(is_needed, [](bool needed) { return needed; });
  }
};

/// Takes away whatever can go with the rest still being enough. Every unit is tried with little effort first;
/// what is left undecided is tried again, later, with more. A needed unit stays needed when others go. When
/// the run ends, what is left is enough, and some of it may not be needed.
Thinned thin(const ThinningTask& task, Rng& rng, const Run& run);

}  // namespace hamlet
