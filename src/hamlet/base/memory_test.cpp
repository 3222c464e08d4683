#include "hamlet/base/memory.hpp"

#include <gtest/gtest.h>

#include "hamlet/base/error.hpp"

namespace hamlet {

TEST(Memory, SizesAreSaidInWords) {
  EXPECT_EQ(format_bytes(0), "0 bytes");
  EXPECT_EQ(format_bytes(999), "999 bytes");
  EXPECT_EQ(format_bytes(1500), "1.5 kB");
  EXPECT_EQ(format_bytes(320e9), "320 GB");
  EXPECT_EQ(format_bytes(5e24), "5.0e+06 EB");
}

TEST(Memory, WhatDoesNotFitIsRefusedWithTheEstimate) {
  const MemoryBudget budget(1'000'000);
  EXPECT_NO_THROW(budget.require_fits(1e6, "here", "it"));
  try {
    budget.require_fits(2e6, "here", "it");
    FAIL();
  } catch (const InputError& error) {
    EXPECT_STREQ(error.what(), "here: it would need about 2.0 MB of memory, and 1.0 MB may be used");
  }
}

TEST(Memory, ARefusalSeenFromFurtherOutIsStillOneForMemory) {
  try {
    try {
      MemoryBudget(1'000'000).require_fits(2e6, "line 3", "it");
    } catch (InputError& error) {
      error.place_within("puzzles.txt");
      throw;
    }
    FAIL();
  } catch (const TooLarge& refusal) {
    EXPECT_STREQ(refusal.what(),
                 "puzzles.txt, line 3: it would need about 2.0 MB of memory, and 1.0 MB may be used");
    EXPECT_EQ(refusal.needs(), 2e6);
    EXPECT_EQ(refusal.allowed(), 1e6);
  }
}

TEST(Memory, ThisMachineHasSome) { EXPECT_GT(MemoryBudget().bytes(), 1'000'000u); }

}  // namespace hamlet
