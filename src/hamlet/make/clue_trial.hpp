#pragma once

#include <memory>

#include "hamlet/make/thinning.hpp"

namespace hamlet {

enum class ClueVerdict { spare, needed, undecided };

/// Whether clues can go; whatever is found to be spare is gone from then on.
class ClueTrial {
 public:
  virtual ~ClueTrial() = default;
  virtual ClueVerdict look(const ClueSet& clues, std::uint64_t effort, const Run& run) = 0;
  /// After needed and until the next look, if the trial has one: what stands elsewhere in the other path.
  virtual std::vector<std::pair<NumberIndex, Vertex>> witness() const { return {}; }
};

/// For the aim of the task, which must outlive the trial.
std::unique_ptr<ClueTrial> clue_trial(const ThinningTask& task);

}  // namespace hamlet
