#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace hamlet {

/// xoshiro256++, our own implementation, so that a seed gives the same numbers on every machine and compiler.
class Rng {
 public:
  explicit Rng(std::uint64_t seed);
  std::uint64_t next();
  /// Uniform in [0, bound), by rejection. Requires bound > 0.
  std::uint64_t below(std::uint64_t bound);
  /// The same for sizes, including where they have 32 bits.
  template <std::same_as<std::size_t> Size>
  Size below(Size bound) {
    return static_cast<Size>(below(std::uint64_t{bound}));
  }
  bool coin() { return (next() >> 63) != 0; }
  /// Returns an independent stream. Its output does not depend on how much this one is used later.
  Rng split();

  template <class T>
  void shuffle(std::span<T> items) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
  }

 private:
  std::uint64_t state_[4];
};

}  // namespace hamlet
