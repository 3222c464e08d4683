#pragma once

#include "hamlet/base/count.hpp"
#include "hamlet/base/random.hpp"

namespace hamlet {

/// Uniform in [0, bound), by rejection, for a bound of any size. Requires bound > 0. Up to 64 bits the same
/// as `Rng::below`.
Count random_below(const Count& bound, Rng& rng);

}  // namespace hamlet
