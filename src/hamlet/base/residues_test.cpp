#include "hamlet/base/residues.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>

#include "hamlet/base/random.hpp"

namespace hamlet {

namespace {

constexpr std::uint64_t two_to_63 = std::uint64_t{1} << 63;

Count power_of_two(int exponent) {
  Count power = 1;
  for (int i = 0; i < exponent; ++i) power *= 2;
  return power;
}

Count product(const std::vector<Modulus>& moduli) {
  Count result = 1;
  for (const Modulus m : moduli) result = result * (m.value == 0 ? power_of_two(64) : Count(m.value));
  return result;
}

/// A number and its lowest word, which is its residue modulo 2^64.
struct Known {
  Count number;
  std::uint64_t last_word = 0;
};

Known random_number(int bits, Rng& rng) {
  Known known;
  for (; bits > 0; bits = (bits - 1) / 64 * 64) {
    known.last_word = rng.next() >> ((64 - bits % 64) % 64);
    known.number = known.number * power_of_two(64) + known.last_word;
  }
  return known;
}

std::vector<std::uint64_t> residues_of(const Known& known, const std::vector<Modulus>& moduli) {
  std::vector<std::uint64_t> residues;
  for (const Modulus m : moduli)
    residues.push_back(m.value == 0 ? known.last_word : known.number.remainder(m.value));
  return residues;
}

}  // namespace

TEST(Residues, PrimesAreToldFromOtherNumbers) {
  std::vector<bool> composite(10'000);
  for (std::uint64_t i = 2; i < composite.size(); ++i) {
    EXPECT_EQ(is_prime(i), !composite[i]) << i;
    for (std::uint64_t j = i * i; j < composite.size(); j += i) composite[j] = true;
  }
  EXPECT_FALSE(is_prime(0));
  EXPECT_FALSE(is_prime(1));
  // Strong pseudoprimes to the first 4, 8 and 11 primes; the square of the largest 32-bit prime.
  for (const std::uint64_t number : std::initializer_list<std::uint64_t>{
           3'215'031'751, 341'550'071'728'321, 3'825'123'056'546'413'051, 18'446'744'030'759'878'681u})
    EXPECT_FALSE(is_prime(number)) << number;
  EXPECT_TRUE(is_prime(18'446'744'073'709'551'557u));
}

TEST(Residues, TheModuliAreAWordAndThePrimesBelowHalfOfIt) {
  const std::vector<Modulus> moduli = moduli_for(0, 11);
  ASSERT_EQ(moduli.size(), 11u);
  EXPECT_EQ(moduli[0].value, 0u);
  std::vector<std::uint64_t> distances;
  for (std::size_t i = 1; i < moduli.size(); ++i) distances.push_back(two_to_63 - moduli[i].value);
  EXPECT_THAT(distances, testing::ElementsAre(25, 165, 259, 301, 375, 387, 391, 409, 457, 471));
}

TEST(Residues, TheModuliTellApartWhatIsBelowTheBoundWithABitToSpare) {
  for (int bound = 0; bound < 700; ++bound) {
    const std::vector<Modulus> moduli = moduli_for(bound);
    EXPECT_GE(product(moduli), power_of_two(bound + 1)) << bound;
    if (moduli.size() == 1) continue;
    const std::vector<Modulus> fewer(moduli.begin(), moduli.end() - 1);
    EXPECT_LT(product(fewer), power_of_two(bound + 2)) << bound << ": one less would do";
  }
  EXPECT_EQ(moduli_for(63).size(), 1u);
  EXPECT_EQ(moduli_for(63.0001).size(), 2u);
  EXPECT_EQ(moduli_for(-5).size(), 1u);
  EXPECT_EQ(moduli_for(-5, 3).size(), 3u);
}

TEST(Residues, NumbersComeBackFromTheirRemainders) {
  Rng rng(1);
  for (int bits = 0; bits < 700; ++bits) {
    const std::vector<Modulus> moduli = moduli_for(bits, rng.below(4));
    const Known known = random_number(bits, rng);
    ASSERT_EQ(from_residues(moduli, residues_of(known, moduli)), known.number) << bits;
  }
}

TEST(Residues, TheLargestNumberComesBackToo) {
  const std::vector<Modulus> moduli = moduli_for(500);
  std::vector<std::uint64_t> residues;
  for (const Modulus m : moduli) residues.push_back(m.value - 1);
  EXPECT_EQ(from_residues(moduli, residues), product(moduli) - 1);
}

TEST(Residues, WhatIsLongerThanAWordIsNotMistakenForItsLastWord) {
  const std::vector<Modulus> moduli = moduli_for(70);
  const Known known = {power_of_two(64) + 5, 5};
  EXPECT_EQ(from_residues(moduli, residues_of(known, moduli)), known.number);
  const std::vector<std::uint64_t> five = {5, 5};
  EXPECT_EQ(from_residues(moduli, five), 5);
}

TEST(Residues, PrimesAloneWillDo) {
  const std::vector<Modulus> moduli = {{7}, {5}, {3}};
  for (std::uint64_t number = 0; number < 105; ++number) {
    const std::vector<std::uint64_t> residues = {number % 7, number % 5, number % 3};
    EXPECT_EQ(from_residues(moduli, residues), number);
  }
}

TEST(Residues, WhatCannotBePutTogetherIsRefused) {
  const std::vector<std::uint64_t> ones = {1, 1};
  const std::vector<std::uint64_t> eights = {8, 8};
  EXPECT_THROW(from_residues(std::vector<Modulus>{{7}}, ones), std::logic_error);
  EXPECT_THROW(from_residues(std::vector<Modulus>{{7}, {7}}, ones), std::logic_error);
  EXPECT_THROW(from_residues(std::vector<Modulus>{{7}, {0}}, ones), std::logic_error);
  EXPECT_THROW(from_residues(std::vector<Modulus>{{0}, {7}}, eights), std::logic_error);
}

TEST(Residues, SumsAndProductsAgreeWithThoseOfCounts) {
  Rng rng(2);
  for (const Modulus m : moduli_for(0, 4)) {
    for (int i = 0; i < 1000; ++i) {
      const std::uint64_t a = m.value == 0 ? rng.next() : rng.below(m.value);
      const std::uint64_t b = m.value == 0 ? rng.next() : rng.below(m.value);
      if (m.value == 0) {
        EXPECT_EQ(add(a, b, m), a + b);
        EXPECT_EQ(multiply(a, b, m), a * b);
      } else {
        EXPECT_EQ(add(a, b, m), (Count(a) + b).remainder(m.value));
        EXPECT_EQ(multiply(a, b, m), (Count(a) * b).remainder(m.value));
      }
    }
  }
}

}  // namespace hamlet
