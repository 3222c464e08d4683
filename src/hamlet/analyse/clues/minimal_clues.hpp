#pragma once

#include <functional>
#include <map>

#include "hamlet/analyse/clues/difference_sets.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

/// Whether a clue of a puzzle with one solution can go.
struct ClueNeed {
  enum class Answer { needed, spare, unknown };
  path::ClueSet clue;  // one number or one diamond
  Answer answer = Answer::unknown;
  Path witness = {};  // of a needed one: the other solution without it, checked by the rules
};

/// What decides the questions about a puzzle's clues, by its name in the table of solvers.
std::string_view clue_method(const PathPuzzle& puzzle);

/// Each clue by itself: two that are spare may not both go. Given ends are no clues. A clue of a numbered
/// puzzle is needed if without it the cells can be numbered in another way, even if what is left is one
/// cycle; one of a tour that is not numbered, if without it there is another cycle.
std::vector<ClueNeed> needs_of_clues(const PathPuzzle& puzzle, const Path& solution, const Run& run);

/// The clue sets of the same solution that have nothing to spare: of its numbers, and of the puzzle's
/// diamonds. Without the puzzle's own numbers; given ends and marks stay.
ClueUniverse universe_of(const PathPuzzle& puzzle, const Path& solution);

struct MinimalSets {
  std::uint64_t count = 0;  // shown so far; there is always at least one
  std::map<std::size_t, std::uint64_t> by_size = {};
  std::size_t differences = 0;  // sets of elements that each of them meets
  bool all = false;
};
/// Shows each, until `show` says to stop.
MinimalSets count_minimal_sets(const ClueUniverse& universe, const Run& run,
                               const std::function<bool(const path::ClueSet&)>& show);

/// A smallest clue set of the same solution.
struct SmallestSet {
  path::ClueSet clues;       // enough, and the smallest known
  std::size_t at_least = 0;  // no clue set has fewer; the same as that of `clues` if it is proved
  std::size_t differences = 0;
  bool is_proved() const { return clues.size() == at_least; }
};
/// `known`: a clue set, to begin with; the smaller the better.
SmallestSet smallest_clue_set(const ClueUniverse& universe, const path::ClueSet& known, const Run& run);

}  // namespace hamlet
