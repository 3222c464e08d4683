#include "hamlet/solve/bridges/sweep/state_table.hpp"

#include <gtest/gtest.h>

#include <map>

#include "hamlet/base/random.hpp"

namespace hamlet::bridges {
namespace {

using Table = StateTable<2>;
using Filler = TableFiller<2>;

TEST(StateTable, KeepsEveryStateAndAddsWhatIsEqual) {
  Rng rng(1);
  const std::vector<std::uint64_t> ways{0, 1, 2, 3};
  std::map<Table::State, std::uint64_t> expected;
  Filler filler(1, 0, 1 << 30);
  for (int i = 0; i < 20000; ++i) {
    const Table::State state{2 * rng.below(50) + 1, rng.below(100)};
    const std::uint64_t& number = ways[1 + rng.below(3)];
    expected[state] += number;
    filler.put(state, &number);
  }
  ASSERT_EQ(filler.finish(), Filler::Filled::well);
  std::map<Table::State, std::uint64_t> found;
  const Table table = filler.take();
  table.for_each([&](const Table::State& state, const std::uint64_t* number) { found[state] = *number; });
  EXPECT_EQ(found, expected);
  EXPECT_TRUE(table.contains(expected.begin()->first));
  EXPECT_FALSE(table.contains({1, 1000}));
}

TEST(StateTable, SaysWhenASumIsTooLongForItsDigits) {
  const std::uint64_t half[] = {0, std::uint64_t{1} << 63};
  for (std::size_t digits : {1, 2}) {
    Table table(digits, 16);
    const std::uint64_t* const ways = half + (digits == 1 ? 1 : 0);
    EXPECT_TRUE(table.add({1, 1}, Table::hash({1, 1}), ways));
    EXPECT_FALSE(table.add({1, 1}, Table::hash({1, 1}), ways));
  }
}

TEST(StateTable, CarriesFromDigitToDigit) {
  const std::uint64_t ways[] = {~std::uint64_t{0}, ~std::uint64_t{0}, 1};
  const std::uint64_t one[] = {1, 0, 0};
  Table table(3, 16);
  table.add({1, 1}, Table::hash({1, 1}), ways);
  EXPECT_TRUE(table.add({1, 1}, Table::hash({1, 1}), one));
  table.for_each([](const Table::State&, const std::uint64_t* sum) {
    EXPECT_EQ(sum[0], 0u);
    EXPECT_EQ(sum[1], 0u);
    EXPECT_EQ(sum[2], 2u);
  });
}

TEST(StateTable, SaysWhenItWouldGrowBeyondItsBytes) {
  Filler filler(0, 0, 2000);
  for (std::uint64_t i = 0; i < 1000; ++i) filler.put({1, i}, nullptr);
  EXPECT_EQ(filler.finish(), Filler::Filled::too_large);
}

}  // namespace
}  // namespace hamlet::bridges
