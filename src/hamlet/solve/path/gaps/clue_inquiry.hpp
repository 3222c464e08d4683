#pragma once

#include "hamlet/solve/path/gaps/second_path.hpp"

namespace hamlet::path {

/// Decides which of some clues are needed, for many hard questions. All share one model without these clues,
/// in which each clue still present is an assumption. So clauses learned for one question serve the others,
/// and stay valid when a clue goes.
class ClueInquiry {
 public:
  /// `known` is the puzzle's only solution. `open` are the clues in question, which must be disjoint.
  ClueInquiry(const PathPuzzle& puzzle, const Path& known, const std::vector<ClueSet>& open, const Run& run);

  /// Whether this pays for questions of so many conflicts: not where numbers could be almost anywhere without
  /// the clues in question (knight, diplomatico), as one question teaches little about another there; and not
  /// where the whole board is much larger than a question, as each must assume all of it.
  static bool pays(const PathPuzzle& puzzle, const std::vector<ClueSet>& open, std::uint64_t conflicts,
                   const Run& run);

  /// Decides whether the solution is still unique without `clues`, which are in question. Clues that are
  /// unnecessary are dropped for good, others kept for good.
  SecondPath::Verdict look(const ClueSet& clues, std::uint64_t conflicts, const Run& run);
  const std::vector<std::pair<NumberIndex, Vertex>>& difference() const { return difference_; }

 private:
  using Literal = GapModel::Literal;
  using Stretch = std::uint32_t;
  /// A clue set in question, the literals that keep it, and the stretches that its last question freed.
  struct Open {
    ClueSet clues;
    std::vector<Literal> agrees;
    std::vector<bool> is_free;
  };

  void name_stretches(const std::vector<ClueSet>& open);
  Open question(const ClueSet& clues);
  std::vector<Literal> question_assumptions(const Open& asked);
  std::vector<Literal> held(const Open& asked) const;
  bool let_free_by_core(Open& asked) const;

  static constexpr Stretch no_stretch = ~Stretch{0};
  const Path& known_;
  Gaps gaps_;
  GapModel model_;
  bool is_whole_;
  std::vector<Stretch> stretch_of_;  // for each number that is neither printed nor in question
  std::vector<Literal> hold_;        // for each stretch: it stays as known
  std::vector<Open> open_;
  std::vector<std::pair<NumberIndex, Vertex>> difference_;
};

}  // namespace hamlet::path
