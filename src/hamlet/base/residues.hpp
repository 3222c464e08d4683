#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "hamlet/base/count.hpp"

namespace hamlet {

/// A modulus to count by where full-size numbers would be too slow for a hot loop: count the residues modulo
/// each of `moduli_for`, then combine them with `from_residues`. A modulus is an odd prime below 2^63, or
/// 2^64, which is native word arithmetic and written 0.
struct Modulus {
  std::uint64_t value = 0;

  friend bool operator==(Modulus, Modulus) = default;
};

/// Enough moduli to distinguish all numbers up to 2^log2_bound, with a bit to spare, and at least `least`:
/// 2^64, then the largest primes below 2^63, descending.
std::vector<Modulus> moduli_for(double log2_bound, std::size_t least = 1);

/// The unique number below the product of the moduli that has these residues. The moduli must differ; 2^64,
/// if present, comes first.
Count from_residues(std::span<const Modulus> moduli, std::span<const std::uint64_t> residues);

/// The sum of two residues modulo m. (Residues below 2^63 do not overflow; if m is written 0, subtracting it
/// changes nothing.)
inline std::uint64_t add(std::uint64_t a, std::uint64_t b, Modulus m) {
  const std::uint64_t sum = a + b;
  return sum >= m.value ? sum - m.value : sum;
}

/// The product of any two words modulo m.
inline std::uint64_t multiply(std::uint64_t a, std::uint64_t b, Modulus m) {
  if (m.value == 0) return a * b;
  return static_cast<std::uint64_t>(static_cast<unsigned __int128>(a) * b % m.value);
}

/// Exact for every word: Miller–Rabin with enough bases for 64 bits.
bool is_prime(std::uint64_t number);

}  // namespace hamlet
