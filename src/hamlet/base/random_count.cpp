#include "hamlet/base/random_count.hpp"

#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

constexpr unsigned word_bits = 64;

Count two_to_a_word() { return Count(std::uint64_t{1} << 63) * 2; }

}  // namespace

// The words below the first are free, the first has only as many bits as are needed: more than half of all
// draws are below the bound.
Count random_below(const Count& bound, Rng& rng) {
  require(!bound.is_zero(), "there is a number below the bound");
  if (const auto word = bound.as_u64()) return rng.below(*word);
  const Count base = two_to_a_word();
  unsigned words = 1, bits = 0;
  Count power = base;
  for (; power * base < bound; power *= base) ++words;
  for (Count reach = power; reach < bound; reach *= 2) ++bits;
  for (;;) {
    Count drawn = bits == 0 ? 0 : rng.next() >> (word_bits - bits);
    for (unsigned i = 0; i < words; ++i) drawn = drawn * base + rng.next();
    if (drawn < bound) return drawn;
  }
}

}  // namespace hamlet
