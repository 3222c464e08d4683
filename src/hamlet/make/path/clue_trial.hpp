#pragma once

#include <memory>

#include "hamlet/make/path/thinning.hpp"

namespace hamlet {

enum class ClueVerdict {
  spare,
  needed,
  undecided,  // more effort may decide it
  too_large,  // no effort helps: the search would not fit the memory
};

/// Decides whether clues can be taken away. Those found `spare` stay away in later calls.
class ClueTrial {
 public:
  virtual ~ClueTrial() = default;
  virtual ClueVerdict look(const path::ClueSet& clues, std::uint64_t effort, const Run& run) = 0;
  /// Valid after `needed`, until the next look: the numbers that stand elsewhere in the other path, with
  /// their cells there. Empty for a trial that finds no such path.
  virtual std::vector<std::pair<path::NumberIndex, Vertex>> witness() const { return {}; }
};

/// The trial for the task's aim (uniqueness or a level). The task must outlive it.
std::unique_ptr<ClueTrial> clue_trial(const ThinningTask& task, const Run& run);

/// A trial for the units that are still open when the easy ones are decided; `puzzle` is what is left by
/// then. Null if it does not pay for this effort.
std::unique_ptr<ClueTrial> trial_of_hard_clues(const ThinningTask& task, const PathPuzzle& puzzle,
                                               const std::vector<path::ClueSet>& open, std::uint64_t effort,
                                               const Run& run);

}  // namespace hamlet
