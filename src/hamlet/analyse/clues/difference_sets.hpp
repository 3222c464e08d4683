#pragma once

#include <optional>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/solve/path/gaps/clue_set.hpp"

namespace hamlet {

/// The elements that a clue set for a solution can choose from: the solution's numbers, in order, then
/// diamonds. An element is an index into this list.
class ClueUniverse {
 public:
  using Element = std::uint32_t;

  /// `base` is the puzzle that clue sets are added to; numbers that it has are left out of these. The
  /// diamonds are steps of the solution.
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
  /// The elements of the clue set that belong to this universe, ascending.
  std::vector<Element> elements(const path::ClueSet& clues) const;

 private:
  bool is_given(Element e) const;

  PathPuzzle base_;
  Path solution_;
  std::vector<Diamond> diamonds_;
};

/// The elements in which another path differs from the solution, ascending. A clue set makes the solution
/// unique if and only if it meets every difference set.
using DifferenceSet = std::vector<ClueUniverse::Element>;

/// A difference set that avoids the `agreed` elements and contains no other such set. Nothing if there is
/// none, so that `agreed` is a clue set; but if `stopped`, the run ended before this was decided.
struct MinimalDifference {
  std::optional<DifferenceSet> set = {};
  bool stopped = false;
};
MinimalDifference difference_outside(const ClueUniverse& universe,
                                     const std::vector<ClueUniverse::Element>& agreed, const Run& run);

/// All difference sets that contain no other one. `all` is false if the run ended first.
struct DifferenceSets {
  std::vector<DifferenceSet> sets = {};
  bool all = false;
};
DifferenceSets minimal_difference_sets(const ClueUniverse& universe, const Run& run);

}  // namespace hamlet
