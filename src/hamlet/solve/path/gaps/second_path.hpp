#pragma once

#include "hamlet/solve/path/gaps/clue_set.hpp"
#include "hamlet/solve/path/gaps/gap_model.hpp"

namespace hamlet::path {

/// Decides whether a puzzle with a unique known solution still has no other after clues are removed. Starts
/// near the removed clues and goes farther only where the answer may depend on it.
class SecondPath {
 public:
  enum class Verdict {
    unique,
    other,
    undecided,  // more conflicts may decide it
    too_large,  // the question does not fit into memory
  };

  /// The gaps may change between calls; the path must not.
  SecondPath(const Gaps& gaps, const Path& known);

  /// `gone` must already be removed from the gaps, and the path must have been unique with it.
  Verdict look(const ClueSet& gone, std::uint64_t conflicts, const Run& run);
  /// After `other`: the numbers that have another cell in the second path, with these cells.
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
