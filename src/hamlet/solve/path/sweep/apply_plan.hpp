#pragma once

#include <span>

#include "hamlet/base/residues.hpp"
#include "hamlet/solve/path/sweep/matching/matching_family.hpp"
#include "hamlet/solve/path/sweep/store/block.hpp"

namespace hamlet::path {

/// The results of a group are laid out in full, one word per matching, in slices of at most this many words
/// (64 MB), unless one type alone takes more.
inline constexpr std::size_t most_scratch_words = std::size_t{1} << 23;

/// Counts in words, which wrap around at 2^64.
struct WordRing {
  std::uint64_t add(std::uint64_t a, std::uint64_t b) const { return a + b; }
  std::uint64_t multiply(std::uint64_t a, std::uint64_t b) const { return a * b; }
};

/// Counts modulo an odd prime below 2^63. Zero means no way at all; multiples of the prime are stored as the
/// prime, so that no reachable state is lost.
struct PrimeRing {
  std::uint64_t prime;
  std::uint64_t add(std::uint64_t a, std::uint64_t b) const {
    const std::uint64_t sum = a + b;
    return sum > prime ? sum - prime : sum;
  }
  std::uint64_t multiply(std::uint64_t a, std::uint64_t b) const {
    if (a == 0 || b == 0) return 0;
    const std::uint64_t product = hamlet::multiply(a, b, {prime});
    return product == 0 ? prime : product;
  }
};

/// Calls `act` with the ring of a modulus.
template <class Do>
auto in_ring(Modulus modulus, Do&& act) {
  return modulus.value == 0 ? act(WordRing{}) : act(PrimeRing{modulus.value});
}
/// Converts a number of the ring to a remainder.
inline std::uint64_t remainder(std::uint64_t number, Modulus modulus) {
  return modulus.value != 0 && number == modulus.value ? 0 : number;
}

/// The moduli if layers are gone through again, forwards or back, where states whose count is a multiple of
/// the modulus must not be lost. A word suffices only if it cannot wrap around; otherwise only primes are
/// used.
inline std::vector<Modulus> moduli_for_going_back(double log2_bound) {
  std::vector<Modulus> moduli = moduli_for(log2_bound);
  if (moduli.size() == 1) return moduli;
  constexpr double bits_of_a_word = 64;
  moduli = moduli_for(log2_bound + bits_of_a_word);
  moduli.erase(moduli.begin());
  return moduli;
}

/// Calls visit(segment, begin, end) for the states of the list that lie in each segment of the plan.
template <class Visit>
void for_each_segment(const Plan& plan, std::span<const std::uint32_t> ranks, Visit&& visit) {
  std::size_t at = 0;
  for (const Segment& segment : plan) {
    while (at < ranks.size() && ranks[at] < segment.first) ++at;
    const std::size_t begin = at;
    const std::uint64_t end = std::uint64_t{segment.first} + segment.length;
    if (!ranks.empty() && ranks.back() < end) {
      at = ranks.size();
    } else {
      while (ranks[at] < end) ++at;
    }
    if (begin < at) visit(segment, begin, at);
    if (at == ranks.size()) return;
  }
}

/// Adds the count of each state to that of its image. `to` has one place more than there are matchings
/// afterwards.
template <class Ring>
void scatter(const Plan& plan, const StateList& from, std::uint64_t* to, Ring ring) {
  for_each_segment(plan, from.rank, [&](const Segment& segment, std::size_t begin, std::size_t end) {
    std::uint64_t* const base = to + segment.to;
    const std::uint32_t first = segment.first;
    const std::uint32_t* const rank = from.rank.data();
    const std::uint64_t* const count = from.count.data();
    // States that close a cycle map to a place that may belong to others, so it is restored afterwards.
    const std::uint64_t saved = segment.trash ? base[segment.trash] : 0;
    const auto add_at = [&](std::uint32_t offset, std::uint64_t number) {
      base[offset] = ring.add(base[offset], number);
    };
    if (segment.shifts) {
      const std::uint16_t* const table = segment.table;
      const std::uint32_t* const shifts = segment.shifts;
      const std::uint32_t block = segment.block;
      for (std::size_t i = begin; i < end; ++i) {
        const std::uint32_t offset = table[rank[i] - first];
        add_at(offset + shifts[offset / block], count[i]);
      }
    } else if (segment.table) {
      const std::uint16_t* const table = segment.table;
      for (std::size_t i = begin; i < end; ++i) add_at(table[rank[i] - first], count[i]);
    } else {
      for (std::size_t i = begin; i < end; ++i) add_at(rank[i] - first, count[i]);
    }
    if (segment.trash) base[segment.trash] = saved;
  });
}

/// Calls visit(i, place) for each state of the list with the place of its image among the matchings
/// afterwards. Skips states that close a cycle.
template <class Visit>
void for_each_image(const Plan& plan, std::span<const std::uint32_t> ranks, Visit&& visit) {
  for_each_segment(plan, ranks, [&](const Segment& segment, std::size_t begin, std::size_t end) {
    const std::uint32_t closing = segment.to + segment.trash;
    for (std::size_t i = begin; i < end; ++i) {
      const std::uint32_t image = segment.image(ranks[i]);
      if (segment.trash == 0 || image != closing) visit(i, image);
    }
  });
}

}  // namespace hamlet::path
