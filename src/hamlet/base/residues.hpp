#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "hamlet/base/count.hpp"

namespace hamlet {

/// What to count by when the numbers themselves would be too long for a hot loop: count the remainders by
/// each of `moduli_for`, and put them together by `from_residues`. A modulus is 2^64, which is what a word
/// does by itself and is written 0, or an odd prime below 2^63.
struct Modulus {
  std::uint64_t value = 0;

  friend bool operator==(Modulus, Modulus) = default;
};

/// Enough moduli to tell all numbers up to 2^log2_bound from one another, with a bit to spare, and at least
/// `least`: 2^64, then the largest primes below 2^63, descending.
std::vector<Modulus> moduli_for(double log2_bound, std::size_t least = 1);

/// The one number below the product of the moduli that leaves these remainders. The moduli are different;
/// 2^64, if it is one of them, comes first.
Count from_residues(std::span<const Modulus> moduli, std::span<const std::uint64_t> residues);

/// Of two remainders by m. (Two below 2^63 do not wrap; where m is written 0, taking it away changes
/// nothing.)
inline std::uint64_t add(std::uint64_t a, std::uint64_t b, Modulus m) {
  const std::uint64_t sum = a + b;
  return sum >= m.value ? sum - m.value : sum;
}

/// Of any two words.
inline std::uint64_t multiply(std::uint64_t a, std::uint64_t b, Modulus m) {
  if (m.value == 0) return a * b;
  return static_cast<std::uint64_t>(static_cast<unsigned __int128>(a) * b % m.value);
}

/// Certain for every word (Miller and Rabin, with bases enough for 64 bits).
bool is_prime(std::uint64_t number);

}  // namespace hamlet
