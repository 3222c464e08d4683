#include "hamlet/base/residues.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

constexpr std::uint64_t end_of_primes = std::uint64_t{1} << 63;
/// log2 of a prime, rounded down. More primes than fit in any memory are above this bound.
constexpr double bits_of_a_prime = 62.999;

std::uint64_t power(std::uint64_t base, std::uint64_t exponent, Modulus m) {
  std::uint64_t result = 1;
  for (; exponent > 0; exponent /= 2) {
    if (exponent % 2 == 1) result = multiply(result, base, m);
    base = multiply(base, base, m);
  }
  return result;
}

/// By Fermat's little theorem.
std::uint64_t inverse(std::uint64_t number, Modulus prime) { return power(number, prime.value - 2, prime); }

/// One modulus reduced modulo another.
std::uint64_t reduced(Modulus modulus, Modulus by) {
  // 0 − by is 2^64 − by, which is congruent to 2^64.
  return (modulus.value == 0 ? 0 - by.value : modulus.value) % by.value;
}

/// Whether `base` is a Miller–Rabin witness. Requires an odd number greater than the base.
bool proves_composite(std::uint64_t base, std::uint64_t number) {
  const int twos = std::countr_zero(number - 1);
  const Modulus m{number};
  std::uint64_t x = power(base, (number - 1) >> twos, m);
  if (x == 1) return false;
  for (int i = 0; i < twos; ++i) {
    if (x == number - 1) return false;
    x = multiply(x, x, m);
  }
  return true;
}

std::uint64_t largest_prime_below(std::uint64_t end) {
  do --end;
  while (!is_prime(end));
  return end;
}

/// The digits d of Garner's mixed-radix form: the number is d0 + m0 (d1 + m1 (d2 + …)).
std::vector<std::uint64_t> mixed_digits(std::span<const Modulus> moduli,
                                        std::span<const std::uint64_t> residues) {
  std::vector<std::uint64_t> digits = {residues[0]};
  for (std::size_t i = 1; i < moduli.size(); ++i) {
    const Modulus prime = moduli[i];
    std::uint64_t known = 0;
    std::uint64_t place = 1;
    for (std::size_t j = 0; j < i; ++j) {
      known = add(known, multiply(digits[j], place, prime), prime);
      place = multiply(place, reduced(moduli[j], prime), prime);
    }
    require(place != 0, "moduli are different");
    const std::uint64_t missing = add(residues[i], prime.value - known, prime);
    digits.push_back(multiply(missing, inverse(place, prime), prime));
  }
  return digits;
}

Count as_count(Modulus modulus) {
  return modulus.value == 0 ? Count(end_of_primes) * 2 : Count(modulus.value);
}

}  // namespace

bool is_prime(std::uint64_t number) {
  // The first twelve primes suffice as bases below 3.18 · 10^23 (Sorenson and Webster).
  constexpr std::array<std::uint64_t, 12> bases = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
  if (number < 2) return false;
  for (const std::uint64_t base : bases)
    if (number % base == 0) return number == base;
  return std::none_of(bases.begin(), bases.end(),
                      [&](std::uint64_t base) { return proves_composite(base, number); });
}

std::vector<Modulus> moduli_for(double log2_bound, std::size_t least) {
  require(std::isfinite(log2_bound), "moduli need a finite bound");
  std::vector<Modulus> moduli = {{0}};
  std::uint64_t prime = end_of_primes;
  for (double bits = 64; bits < log2_bound + 1 || moduli.size() < least; bits += bits_of_a_prime) {
    prime = largest_prime_below(prime);
    moduli.push_back({prime});
  }
  return moduli;
}

Count from_residues(std::span<const Modulus> moduli, std::span<const std::uint64_t> residues) {
  require(!moduli.empty() && moduli.size() == residues.size(), "every modulus has its remainder");
  for (std::size_t i = 0; i < moduli.size(); ++i) {
    require(i == 0 || moduli[i].value != 0, "2^64 is the first of the moduli");
    require(moduli[i].value == 0 || residues[i] < moduli[i].value, "a remainder is below its modulus");
  }
  const std::vector<std::uint64_t> digits = mixed_digits(moduli, residues);
  Count number;
  for (std::size_t i = digits.size(); i-- > 0;) number = number * as_count(moduli[i]) + digits[i];
  return number;
}

}  // namespace hamlet
