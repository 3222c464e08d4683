#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "hamlet/base/random.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/solve/path/gaps/second_path.hpp"

namespace hamlet {

/// The order in which clues are tried.
enum class ThinningOrder {
  balanced,    // clues that leave the shortest gap first: fast
  sequential,  // along the path: fewest clues, slower
  random,
};

/// A puzzle to take clues from. All of its clues together are enough.
struct ThinningTask {
  PathPuzzle puzzle;
  Path solution;
  /// Sets of clues that go or stay together. Clues in no set stay.
  std::vector<path::ClueSet> units;
  ThinningOrder order = ThinningOrder::balanced;
  /// What "enough" means: the rules up to this level solve the puzzle or, without a level, the solution is
  /// the only one.
  std::optional<int> level = {};
};

struct Thinned {
  PathPuzzle puzzle = {};
  std::vector<path::ClueSet> kept = {};  // the units still there
  std::vector<bool> is_needed = {};      // for each, whether it is proved needed
  /// Without a level: for each needed unit, the other path that it excludes, as the numbers that stand
  /// elsewhere there and their cells. Empty for units not proved needed.
  std::vector<std::vector<std::pair<path::NumberIndex, Vertex>>> witness = {};
  std::uint64_t tests = 0;

  bool is_minimal() const {
    return std::ranges::all_of(is_needed, [](bool needed) { return needed; });
  }
};

/// Takes clues away as long as the rest is enough. Every unit is tried with little effort first; undecided
/// ones are tried again later with more. A needed unit stays needed when others go. If the run ends first,
/// the rest is enough, but some of it may not be needed.
Thinned thin(const ThinningTask& task, Rng& rng, const Run& run);

}  // namespace hamlet
