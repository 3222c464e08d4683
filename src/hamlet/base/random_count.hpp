#pragma once

#include "hamlet/base/count.hpp"
#include "hamlet/base/random.hpp"

namespace hamlet {

/// Draws numbers uniformly from 0 up to a bound of any size, by rejection.
class RandomBelow {
 public:
  /// Requires `bound` > 0.
  explicit RandomBelow(Count bound);
  Count operator()(Rng& rng) const;

 private:
  Count bound_;
  unsigned bits_ = 0;  // the least for which every number below the bound has no more
};

}  // namespace hamlet
