#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace hamlet {

/// Whether a clue is needed: without it there is another solution.
enum class ClueAnswer { needed, spare, unknown };

/// A clue that a clue set can choose, by number.
using ClueElement = std::uint32_t;

/// The elements in which another solution differs from the known one, ascending. A clue set makes that one
/// unique if and only if it meets every difference set.
using DifferenceSet = std::vector<ClueElement>;

/// A difference set that avoids some elements and contains no other such set. Nothing if there is none, so
/// that those elements are a clue set; but if `stopped`, the run ended before this was decided.
struct MinimalDifference {
  std::optional<DifferenceSet> set = {};
  bool stopped = false;
};

/// All difference sets that contain no other one. `all` is false if the run ended first.
struct DifferenceSets {
  std::vector<DifferenceSet> sets = {};
  bool all = false;
};

/// What tells the other solutions of a puzzle from a known one. All clues together exclude them.
class Differences {
 public:
  virtual ~Differences() = default;
  /// How many elements a clue set can choose from.
  virtual ClueElement size() const = 0;
  virtual MinimalDifference outside(const std::vector<ClueElement>& agreed) = 0;
  virtual DifferenceSets all() = 0;
};

}  // namespace hamlet
