#pragma once

#include <vector>

#include "hamlet/analyse/clues/differences.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/solve/path/gaps/clue_set.hpp"

namespace hamlet {

/// The elements that a clue set for a solution can choose from: the solution's numbers, in order, then
/// diamonds. An element is an index into this list.
class ClueUniverse {
 public:
  using Element = ClueElement;

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

/// A difference set that avoids the `agreed` elements and contains no other such set.
MinimalDifference difference_outside(const ClueUniverse& universe,
                                     const std::vector<ClueUniverse::Element>& agreed, const Run& run);

DifferenceSets minimal_difference_sets(const ClueUniverse& universe, const Run& run);

class PathDifferences : public Differences {
 public:
  PathDifferences(const ClueUniverse& universe, const Run& run) : universe_(universe), run_(run) {}
  ClueElement size() const override { return universe_.size(); }
  MinimalDifference outside(const std::vector<ClueElement>& agreed) override {
    return difference_outside(universe_, agreed, run_);
  }
  DifferenceSets all() override { return minimal_difference_sets(universe_, run_); }

 private:
  const ClueUniverse& universe_;
  const Run& run_;
};

}  // namespace hamlet
