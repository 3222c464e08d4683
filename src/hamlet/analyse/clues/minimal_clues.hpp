#pragma once

#include <functional>
#include <map>

#include "hamlet/analyse/clues/difference_sets.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

/// Whether a clue of a puzzle with one solution is needed.
struct ClueNeed {
  enum class Answer { needed, spare, unknown };
  path::ClueSet clue;  // one number or one diamond
  Answer answer = Answer::unknown;
  Path witness = {};  // if needed: another solution without the clue, checked
};

/// The name, in the table of solvers, of the method that decides which clues are needed.
std::string_view clue_method(const PathPuzzle& puzzle);

/// Decides for each clue by itself whether it is needed; of two clues that are not, perhaps only one can go.
/// A number at a given end counts as not needed. In a numbered puzzle, a clue is needed if without it the
/// cells can be numbered in another way, even along the same cycle; in a tour that is not numbered, if
/// without it there is another cycle.
std::vector<ClueNeed> needs_of_clues(const PathPuzzle& puzzle, const Path& solution, const Run& run);

/// The clues that could be printed for the same solution: any of its numbers, and the puzzle's diamonds. The
/// base drops the puzzle's own numbers and diamonds and keeps given ends and marks.
ClueUniverse universe_of(const PathPuzzle& puzzle, const Path& solution);

struct MinimalSets {
  std::uint64_t count = 0;  // reported so far; in all there is at least one
  std::map<std::size_t, std::uint64_t> by_size = {};
  std::size_t differences = 0;  // minimal difference sets, each of which every clue set meets
  bool all = false;
};
/// Reports each minimal clue set until `show` returns false.
MinimalSets count_minimal_sets(const ClueUniverse& universe, const Run& run,
                               const std::function<bool(const path::ClueSet&)>& show);

/// A smallest clue set of the same solution.
struct SmallestSet {
  path::ClueSet clues;       // enough, and the smallest set known
  std::size_t at_least = 0;  // no clue set is smaller; equals clues.size() if that is proved
  std::size_t differences = 0;
  bool is_minimal = false;  // no clue of it can be left out
  bool is_proved() const { return clues.size() == at_least; }
};
/// `known` is a clue set to start from; the smaller, the better.
SmallestSet smallest_clue_set(const ClueUniverse& universe, const path::ClueSet& known, const Run& run);

}  // namespace hamlet
