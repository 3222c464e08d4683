#pragma once

#include <vector>

#include "hamlet/solve/path/gaps/gaps.hpp"

namespace hamlet::path {

/// A set of printed numbers and diamonds of a puzzle.
struct ClueSet {
  std::vector<NumberIndex> numbers = {};
  std::vector<Diamond> diamonds = {};

  std::size_t size() const { return numbers.size() + diamonds.size(); }
  friend bool operator==(const ClueSet&, const ClueSet&) = default;
};

PathPuzzle without(PathPuzzle puzzle, const ClueSet& clues);
void remove(Gaps& gaps, const ClueSet& clues);

}  // namespace hamlet::path
