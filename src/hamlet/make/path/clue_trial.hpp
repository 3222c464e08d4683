#pragma once

#include <memory>

#include "hamlet/make/path/thinning.hpp"

namespace hamlet {

enum class ClueVerdict {
  spare,
  needed,
  undecided,  // more effort may help
  too_large,  // no effort helps: the memory does not hold the question
};

/// Whether clues can go; whatever is found to be spare is gone from then on.
class ClueTrial {
 public:
  virtual ~ClueTrial() = default;
  virtual ClueVerdict look(const path::ClueSet& clues, std::uint64_t effort, const Run& run) = 0;
  /// After needed and until the next look, if the trial has one: what stands elsewhere in the other path.
  virtual std::vector<std::pair<path::NumberIndex, Vertex>> witness() const { return {}; }
};

/// For the aim of the task, which must outlive the trial.
std::unique_ptr<ClueTrial> clue_trial(const ThinningTask& task, const Run& run);

/// For the units of the task that are still open, when the easy ones are done; `puzzle`: what is left by
/// then. None if it does not pay for that effort.
std::unique_ptr<ClueTrial> trial_of_hard_clues(const ThinningTask& task, const PathPuzzle& puzzle,
                                               const std::vector<path::ClueSet>& open, std::uint64_t effort,
                                               const Run& run);

}  // namespace hamlet
