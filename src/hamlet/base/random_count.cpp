#include "hamlet/base/random_count.hpp"

#include <utility>

#include "hamlet/base/error.hpp"

namespace hamlet {

RandomBelow::RandomBelow(Count bound) : bound_(std::move(bound)) {
  require(!bound_.is_zero(), "there is a number below the bound");
  for (Count power = 1; power < bound_; power *= 2) ++bits_;
}

Count RandomBelow::operator()(Rng& rng) const {
  if (const auto word = bound_.as_u64()) return rng.below(*word);
  const Count base = Count(std::uint64_t{1} << 63) * 2;
  for (;;) {
    Count number = bits_ % 64 == 0 ? 0 : rng.next() >> (64 - bits_ % 64);
    for (unsigned word = 0; word < bits_ / 64; ++word) number = number * base + rng.next();
    if (number < bound_) return number;
  }
}

}  // namespace hamlet
