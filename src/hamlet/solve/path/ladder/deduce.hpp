#pragma once

#include "hamlet/base/run.hpp"
#include "hamlet/solve/path/ladder/pocket_search.hpp"

namespace hamlet::path {

/// The levels of the ladder of rules for paths; each includes those below.
inline constexpr int level_reach = 1;        // a number has one cell left
inline constexpr int level_only_number = 2;  // a cell has one number left, or few neighbours
inline constexpr int level_joined = 3;       // diamonds, joined cells, holes, pairs, marks on two cells
inline constexpr int level_pockets = 4;      // dead ends, pockets, colours, stranded cells
inline constexpr int level_what_if = 5;      // a number is tried on a cell
inline constexpr int level_deeper = 6;       // further what-ifs within one, or search
inline constexpr int highest_level = level_deeper;

/// Buffers that the rules reuse, to save allocations.
struct RuleScratch {
  explicit RuleScratch(const CandidateTable& table) : pockets(table) {}

  PocketSearch pockets;
  PocketShown pocket;
  Exclusions shown;
};

/// Applies the rules without words, up to a fixpoint. The result does not depend on the order of application.
class Deducer {
 public:
  /// The position must outlive the deducer.
  explicit Deducer(Position& position)
      : position_(position), scratch_(position.table()), survived_(position.table().size(), 0) {}

  /// Narrows the position by all rules up to a level (at most 5). Visits only cells and numbers that have
  /// news. Returns false on a clash: there is no solution. If the run ends first, what was deduced so far
  /// stands.
  bool deduce(int level, const Run& run);

  /// Whether placing the candidate leads to a clash by the rules up to a level (at most 4) that do not look
  /// ahead. The position must
  /// hold no news; it is restored. Returns false if the run ends first.
  bool is_refuted(Candidate c, int level, const Run& run);

 private:
  /// Without a run, ignores limits.
  bool propagate(int level, const Run* run);
  bool apply_one_of(std::span<bool (*const)(Position&, RuleScratch&)> rules);
  bool deduce_without_trying(int level, const Run& run);
  bool exclude_what_strands(const Run& run);
  bool try_each(const Run& run);

  Position& position_;
  RuleScratch scratch_;
  std::vector<std::uint32_t> survived_;  // per candidate, the last round that did not refute it
  std::uint32_t round_ = 0;
  int highest_so_far_ = 0;
  std::uint32_t looks_ = 0;
};

/// Whether the rules up to a level (1 to 5) alone reach the solution, which is then unique. Returns nothing
/// if the run ended first or the candidates do not fit in memory.
std::optional<bool> do_rules_solve(const PathPuzzle& puzzle, int level, const Run& run);
/// The same, but false if that is not known.
inline bool is_solved_by(const PathPuzzle& puzzle, int level, const Run& run) {
  return do_rules_solve(puzzle, level, run) == true;
}

/// The lowest level up to `most` (at most 5) that reaches the solution; 0 if there is nothing to deduce,
/// `most` + 1 if no level does. Returns nothing if the run ended first or the candidates do not fit in
/// memory.
std::optional<int> level_of(const PathPuzzle& puzzle, int most, const Run& run);

}  // namespace hamlet::path
