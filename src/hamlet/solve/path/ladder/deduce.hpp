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

/// What rules keep from one application to the next, to save allocations.
struct RuleScratch {
  explicit RuleScratch(const CandidateTable& table) : pockets(table) {}

  PocketSearch pockets;
  PocketShown pocket;
  Exclusions shown;
};

/// Applies the rules of the table without words, until none shows anything more. The result does not depend
/// on the order of application.
class Deducer {
 public:
  /// The position must outlive it.
  explicit Deducer(Position& position)
      : position_(position), scratch_(position.table()), survived_(position.table().size(), 0) {}

  /// Narrows the position by all rules up to a level (at most 5). Visits only what is news to the position.
  /// Returns false on a clash: there is no solution. When the run ends first, the position stays as it is
  /// then.
  bool deduce(int level, const Run& run);

  /// Whether the rules up to a level (at most 4) lead to a clash when the candidate is placed. The position
  /// must hold no news, and is left as it was. False also when the run ends first.
  bool is_refuted(Candidate c, int level, const Run& run);

 private:
  /// Ignores limits if there is no run.
  bool propagate(int level, const Run* run);
  bool apply_one_of(std::span<bool (*const)(Position&, RuleScratch&)> rules);
  bool deduce_without_trying(int level, const Run& run);
  bool try_each(const Run& run);

  Position& position_;
  RuleScratch scratch_;
  std::vector<std::uint32_t> survived_;  // the round in which a candidate was last found to be possible
  std::uint32_t round_ = 0;
  int highest_so_far_ = 0;
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
