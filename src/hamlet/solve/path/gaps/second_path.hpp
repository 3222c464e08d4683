#pragma once

#include "hamlet/solve/path/gaps/clue_set.hpp"
#include "hamlet/solve/path/gaps/gap_model.hpp"

namespace hamlet::path {

/// Whether a puzzle whose only solution was known to be a path still has no other, now that clues are gone.
/// Looks near what is gone first, and farther only where the answer may depend on it.
class SecondPath {
 public:
  enum class Verdict {
    unique,
    other,
    undecided,  // more conflicts may help
    too_large,  // the memory does not hold the question
  };

  /// The gaps may change between calls; the path stays.
  SecondPath(const Gaps& gaps, const Path& known);

  /// `gone` was taken from the gaps already, and with it the path was the only one.
  Verdict look(const ClueSet& gone, std::uint64_t conflicts, const Run& run);
  /// After `other`: the numbers that stand elsewhere in the second path, and where.
  const std::vector<std::pair<NumberIndex, Vertex>>& difference() const { return difference_; }

 private:
  std::vector<std::pair<NumberIndex, Vertex>> what_must_differ(const ClueSet& gone) const;
  std::vector<Gaps::Id> shrunk_core(std::uint64_t conflicts, const Run& run);

  const Gaps& gaps_;
  const Path& known_;
  std::vector<NumberIndex> number_of_;
  GapModel model_;
  std::vector<std::pair<NumberIndex, Vertex>> difference_;
};

}  // namespace hamlet::path
