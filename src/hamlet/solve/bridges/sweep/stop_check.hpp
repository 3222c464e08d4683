#pragma once

#include "hamlet/base/run.hpp"

namespace hamlet::bridges {

/// Polls a run every few thousand calls, and remembers that it must end.
class StopCheck {
 public:
  explicit StopCheck(const Run& run) : run_(run) {}

  /// To be called at every step, however cheap the step.
  bool must_stop() {
    if (++asked_ % steps_between_looks == 0) stopped_ = stopped_ || run_.must_end();
    return stopped_;
  }
  bool has_stopped() const { return stopped_; }

 private:
  static constexpr std::size_t steps_between_looks = 4096;

  const Run& run_;
  std::size_t asked_ = 0;
  bool stopped_ = false;
};

}  // namespace hamlet::bridges
