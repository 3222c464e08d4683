#pragma once

#include <optional>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/solve/path/gaps/clue_set.hpp"

namespace hamlet {

/// What could be printed to tell a solution from all others: its numbers, and diamonds. An element is an
/// index: first the numbers in order, then the diamonds.
class ClueUniverse {
 public:
  using Element = std::uint32_t;

  /// `base`: what every clue set is added to; without numbers. The diamonds are steps of the solution.
  ClueUniverse(PathPuzzle base, Path solution, std::vector<Diamond> diamonds)
      : base_(std::move(base)), solution_(std::move(solution)), diamonds_(std::move(diamonds)) {}

  const PathPuzzle& base() const { return base_; }
  const Path& solution() const { return solution_; }
  const std::vector<Diamond>& diamonds() const { return diamonds_; }
  Element size() const { return static_cast<Element>(solution_.size() + diamonds_.size()); }
  bool is_number(Element e) const { return e < solution_.size(); }
  const Diamond& diamond(Element e) const { return diamonds_[e - solution_.size()]; }

  PathPuzzle with(const std::vector<Element>& elements) const;
  path::ClueSet clues(const std::vector<Element>& elements) const;
  path::ClueSet all_clues() const;
  /// Those of the set that are in it.
  std::vector<Element> elements(const path::ClueSet& clues) const;

 private:
  PathPuzzle base_;
  Path solution_;
  std::vector<Diamond> diamonds_;
};

/// The elements in which another path differs from the solution, ascending. A clue set leaves the solution
/// alone if and only if it meets every one of them.
using DifferenceSet = std::vector<ClueUniverse::Element>;

/// A set that no other path's is a part of, among those that leave out the elements given; nothing if every
/// other path differs in one of these. An answer only if the run did not end: `stopped` says.
struct SmallestDifference {
  std::optional<DifferenceSet> set = {};
  bool stopped = false;
};
SmallestDifference difference_outside(const ClueUniverse& universe,
                                      const std::vector<ClueUniverse::Element>& agreed, const Run& run);

/// All sets that contain no other.
struct DifferenceSets {
  std::vector<DifferenceSet> sets = {};
  bool all = false;
};
DifferenceSets minimal_difference_sets(const ClueUniverse& universe, const Run& run);

}  // namespace hamlet
