#pragma once

#include "hamlet/base/run.hpp"
#include "hamlet/solve/path/ladder/pocket_search.hpp"

namespace hamlet::path {

/// The levels of the ladder of rules for paths; each includes those below.
inline constexpr int level_reach = 1;        // a number has one cell left
inline constexpr int level_only_number = 2;  // a cell has one number left
inline constexpr int level_joined = 3;       // diamonds, joined cells, pairs, marks on two cells
inline constexpr int level_pockets = 4;      // dead ends, pockets, colours
inline constexpr int level_what_if = 5;      // one number tried
inline constexpr int level_deeper = 6;       // tried within what is tried, or searched
inline constexpr int highest_level = level_deeper;

/// Applies the rules without words. What it shows does not depend on the order in which they are looked at.
class Deducer {
 public:
  /// The position must outlive it.
  explicit Deducer(Position& position)
      : position_(position), pockets_(position.table()), survived_(position.table().size(), 0) {}

  /// Narrows the position by all rules up to a level (at most 5) until none shows anything more; only what
  /// is news to the position is looked at. False on a clash: there is no solution. When the run ends first,
  /// what has been found stands.
  bool deduce(int level, const Run& run);

  /// Whether the rules up to a level (at most 4) lead to a clash when the candidate is placed. The position,
  /// which holds no news, is as before afterwards. False also when the run ends first.
  bool is_refuted(Candidate c, int level, const Run& run);

 private:
  /// Goes on to the end without a run.
  bool settle(int level, const Run* run);
  void look_at_cell(Vertex cell, int level);
  bool deduce_without_trying(int level, const Run& run);
  bool try_each(const Run& run);

  Position& position_;
  PocketSearch pockets_;
  Exclusions shown_;
  PocketShown pocket_;
  std::vector<std::uint32_t> survived_;  // the round in which a candidate was last found to be possible
  std::uint32_t round_ = 0;
  int looked_up_to_ = 0;  // the highest level so far
  std::uint32_t looks_ = 0;
};

/// Whether the rules up to a level (1 to 5) alone lead to the solution, which is then the only one. Nothing
/// if the run ended first, or if there are too many possibilities for the memory.
std::optional<bool> do_rules_solve(const PathPuzzle& puzzle, int level, const Run& run);
/// Whether that is known to be so.
inline bool is_solved_by(const PathPuzzle& puzzle, int level, const Run& run) {
  return do_rules_solve(puzzle, level, run) == true;
}

/// The least level, up to `most` (at most 5), that leads to the solution; 0 if there is nothing to deduce;
/// `most` + 1 if none does. Nothing if the run ended first, or if there are too many possibilities for the
/// memory.
std::optional<int> level_of(const PathPuzzle& puzzle, int most, const Run& run);

}  // namespace hamlet::path
