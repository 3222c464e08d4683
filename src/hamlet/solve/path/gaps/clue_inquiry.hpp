#pragma once

#include "hamlet/solve/path/gaps/second_path.hpp"

namespace hamlet::path {

/// Which of some clues are needed, when the questions are hard and many: all are asked of one model, without
/// any of these clues, in which each that is still there is an assumption. What one question teaches serves
/// the others, and is kept when a clue goes.
class ClueInquiry {
 public:
  /// `known` is the puzzle's only solution; `open`: the clues in question, apart from one another.
  ClueInquiry(const PathPuzzle& puzzle, const Path& known, const std::vector<ClueSet>& open, const Run& run);

  /// Whether it pays for questions of so many conflicts: not where numbers could stand almost anywhere
  /// without the clues in question (knight, diplomatico), as what one question teaches says little about
  /// another there; and not where the whole board is much larger than a question, as each one has to hold all
  /// of it.
  static bool pays(const PathPuzzle& puzzle, const std::vector<ClueSet>& open, std::uint64_t conflicts,
                   const Run& run);

  /// Whether the solution is still the only one without these clues, which are in question. What is found to
  /// be spare is gone from then on, what is found to be needed stays.
  SecondPath::Verdict look(const ClueSet& clues, std::uint64_t conflicts, const Run& run);
  const std::vector<std::pair<NumberIndex, Vertex>>& difference() const { return difference_; }

 private:
  using Literal = GapModel::Literal;
  using Stretch = std::uint32_t;
  /// A clue in question: that it is kept, in literals, and which stretches its last look let free.
  struct Open {
    ClueSet clues;
    std::vector<Literal> agrees;
    std::vector<bool> is_free;
  };

  void name_stretches(const std::vector<ClueSet>& open);
  Open question(const ClueSet& clues);
  std::vector<Literal> what_is_asked(const Open& asked);
  std::vector<Literal> held(const Open& asked) const;
  bool let_free_by_core(Open& asked) const;

  static constexpr Stretch no_stretch = ~Stretch{0};
  const Path& known_;
  Gaps gaps_;
  GapModel model_;
  bool is_whole_;
  std::vector<Stretch> stretch_of_;  // of each number that is not printed and in no question
  std::vector<Literal> hold_;        // for each stretch: it stays as known
  std::vector<Open> open_;
  std::vector<std::pair<NumberIndex, Vertex>> difference_;
};

}  // namespace hamlet::path
