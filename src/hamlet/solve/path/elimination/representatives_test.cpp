#include "hamlet/solve/path/elimination/representatives.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "hamlet/base/random.hpp"

namespace hamlet::path {

namespace {

/// Every way to pair the free places.
void all_matchings(Pairing so_far, PlaceSet free, std::vector<Pairing>& all) {
  if (free == 0) {
    all.push_back(so_far);
    return;
  }
  const auto first = static_cast<unsigned>(std::countr_zero(free));
  for (PlaceSet rest = free & (free - 1); rest != 0; rest &= rest - 1) {
    const auto partner = static_cast<unsigned>(std::countr_zero(rest));
    all_matchings(put(put(so_far, first, partner), partner, first),
                  free & ~(PlaceSet{1} << first) & ~(PlaceSet{1} << partner), all);
  }
}

std::vector<Pairing> all_matchings(unsigned border, PlaceSet ends) {
  std::vector<Pairing> all;
  all_matchings(untouched(border), ends, all);
  return all;
}

bool one_cycle(Pairing a, Pairing b, PlaceSet ends) {
  const auto start = static_cast<unsigned>(std::countr_zero(ends));
  PlaceSet seen = 0;
  unsigned here = start;
  do {
    seen |= PlaceSet{1} << here;
    here = at(a, here);
    seen |= PlaceSet{1} << here;
    here = at(b, here);
  } while (here != start);
  return seen == ends;
}

}  // namespace

TEST(Representatives, WhateverCanBeCompletedStillCanByTheSameCompletion) {
  Rng rng(5);
  Representatives representatives;
  for (int round = 0; round < 300; ++round) {
    const unsigned border = 10;
    PlaceSet ends = 0;
    while (std::popcount(ends) < 8) ends |= PlaceSet{1} << rng.below(border);
    const auto all = all_matchings(border, ends);
    std::vector<Pairing> some;
    for (Pairing pairing : all) {
      if (rng.below(3) == 0) some.push_back(pairing);
    }
    std::vector<Pairing> kept = some;
    representatives.keep_only(kept, border);
    EXPECT_LE(kept.size(), 8u);
    for (Pairing completion : all) {
      const auto completes = [&](Pairing pairing) { return one_cycle(pairing, completion, ends); };
      ASSERT_EQ(std::ranges::any_of(some, completes), std::ranges::any_of(kept, completes));
    }
  }
}

TEST(Representatives, OfAllPairingsOfFourteenEndsSixtyFourAreKept) {
  std::vector<Pairing> all = all_matchings(14, places(14));
  ASSERT_EQ(all.size(), 135135u);
  Representatives().keep_only(all, 14);
  EXPECT_EQ(all.size(), 64u);
}

TEST(Representatives, TypesAreKeptApart) {
  // Four types: one pairing occurs twice.
  std::vector<Pairing> pairings = {0x201, 0x210, 0x2F0, 0x201, 0xF01};
  Representatives().keep_only(pairings, 3);
  EXPECT_EQ(pairings.size(), 4u);
}

}  // namespace hamlet::path
