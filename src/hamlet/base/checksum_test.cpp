#include "hamlet/base/checksum.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "hamlet/base/random.hpp"

namespace hamlet {

namespace {

std::uint64_t sum_of(const std::vector<std::uint64_t>& words) {
  Checksum sum;
  sum.add(words.data(), words.size() * sizeof(std::uint64_t));
  return sum.value();
}

}  // namespace

TEST(Checksum, ZeroedWordsAreNoticed) {
  // A checksum that carries the high bits of a word into the next round unmixed misses these two words.
  const std::uint64_t high = std::uint64_t{1} << 63, carried = high | std::uint64_t{1} << 34;
  EXPECT_NE(sum_of({5, high, carried, 7}), sum_of({5, 0, 0, 7}));
  Rng rng(1);
  for (int trial = 0; trial < 2000; ++trial) {
    std::vector<std::uint64_t> words(16);
    for (auto& word : words) word = rng.below(4) << rng.below(62);
    std::vector<std::uint64_t> zeroed = words;
    const std::size_t from = rng.below(16), to = from + 1 + rng.below(16 - from);
    std::fill(zeroed.begin() + static_cast<std::ptrdiff_t>(from),
              zeroed.begin() + static_cast<std::ptrdiff_t>(to), 0);
    EXPECT_EQ(sum_of(words) == sum_of(zeroed), words == zeroed);
  }
}

TEST(Checksum, EveryBitAndEveryPlaceCounts) {
  std::set<std::uint64_t> seen = {sum_of({0, 0, 0})};
  for (std::size_t place = 0; place < 3; ++place) {
    for (int bit = 0; bit < 64; ++bit) {
      std::vector<std::uint64_t> words(3, 0);
      words[place] = std::uint64_t{1} << bit;
      EXPECT_TRUE(seen.insert(sum_of(words)).second) << place << " " << bit;
    }
  }
  for (std::size_t length = 0; length < 8; ++length)
    EXPECT_EQ(seen.insert(sum_of(std::vector<std::uint64_t>(length, 0))).second, length != 3) << length;
}

}  // namespace hamlet
