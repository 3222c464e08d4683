#include "hamlet/solve/path/sweep/store/key_order.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "hamlet/base/random.hpp"

namespace hamlet::path {
namespace {

TEST(KeyOrder, AscendsAndKeepsEqualKeysInTheirOrder) {
  Rng rng(3);
  for (unsigned threads : {1u, 2u}) {
    Workers workers(threads);
    for (std::size_t size : {0u, 1u, 100u, 5000u, 70'000u}) {
      for (unsigned bits : {1u, 3u, 12u, 13u, 31u, 62u}) {
        std::vector<std::uint64_t> keys(size);
        for (std::uint64_t& key : keys) key = rng.next() >> (64 - bits);
        std::vector<std::uint32_t> expected(size);
        std::iota(expected.begin(), expected.end(), 0u);
        std::ranges::stable_sort(expected, {}, [&](std::uint32_t i) { return keys[i]; });
        const auto key = [&](std::size_t i) { return keys[i]; };
        EXPECT_EQ(order_by_key(size, key, bits, workers, {}), expected)
            << threads << " " << size << " " << bits;
      }
    }
  }
}

}  // namespace
}  // namespace hamlet::path
