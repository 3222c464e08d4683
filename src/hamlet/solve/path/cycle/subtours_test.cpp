#include "hamlet/solve/path/cycle/subtours.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>

#include "hamlet/solve/path/cycle/cycle_links.hpp"

namespace hamlet::path {

namespace {

/// Whether all clauses hold if exactly the variables in `trues` (bit i for variable i + 1) are true.
bool hold(const std::vector<std::vector<Literal>>& clauses, unsigned trues) {
  return std::ranges::all_of(clauses, [&](const auto& clause) {
    return std::ranges::any_of(clause, [&](Literal literal) { return (trues >> (literal - 1) & 1) != 0; });
  });
}

}  // namespace

TEST(CutClauses, HoldIfTwoLinesAreUsedOrAnExcuseIsTrue) {
  for (int lines = 0; lines <= 12; ++lines) {
    std::vector<Literal> leaving;
    for (int i = 1; i <= lines; ++i) leaving.push_back(i);
    const Literal excuse = lines + 1;
    const auto plain = cut_clauses(leaving), excused = cut_clauses(leaving, {excuse});
    const int needed = lines <= 10 ? 2 : 1;
    for (unsigned trues = 0; trues < 1u << lines; ++trues) {
      const bool crosses = std::popcount(trues) >= needed;
      ASSERT_EQ(hold(plain, trues), crosses) << lines << " lines, used: " << trues;
      ASSERT_EQ(hold(excused, trues), crosses) << lines << " lines, used: " << trues;
      ASSERT_TRUE(hold(excused, trues | 1u << lines)) << lines << " lines, used: " << trues;
    }
  }
}

TEST(LinesAcross, AreThoseBetweenParts) {
  const std::vector<Line> lines = {{0, 1, 11}, {1, 2, 12}, {2, 0, 13}, {2, 3, 14}};
  const std::vector<Vertex> part_of = {0, 0, 1, no_vertex};
  using testing::ElementsAre;
  EXPECT_THAT(lines_across(lines, part_of, 2), ElementsAre(ElementsAre(12, 13), ElementsAre(12, 13, 14)));
  EXPECT_THAT(lines_across(lines, part_of, 2, Crossing::outward),
              ElementsAre(ElementsAre(12), ElementsAre(13, 14)));
  EXPECT_THAT(lines_across(lines, part_of, 2, Crossing::inward),
              ElementsAre(ElementsAre(13), ElementsAre(12)));
}

TEST(LargestPart, IsTheFirstOfTheLargest) {
  EXPECT_EQ(largest_part(std::vector<std::vector<Vertex>>{{1}, {2, 3}, {4, 5}}), 1u);
}

TEST(CycleLinks, ListsEachCycleOnce) {
  const CycleLinks links(7, {{0, 2}, {2, 4}, {4, 0}, {1, 3}, {3, 6}, {6, 5}, {5, 1}});
  std::vector<std::vector<Vertex>> cycles = links.cycles();
  ASSERT_EQ(cycles.size(), 2u);
  for (const auto& cycle : cycles) {
    for (std::size_t i = 0; i < cycle.size(); ++i) {
      const Vertex next = cycle[(i + 1) % cycle.size()];
      EXPECT_THAT(links.of(cycle[i]), testing::Contains(next));
    }
  }
  EXPECT_THAT(cycles[0], testing::UnorderedElementsAre(0, 2, 4));
  EXPECT_THAT(cycles[1], testing::UnorderedElementsAre(1, 3, 5, 6));
}

}  // namespace hamlet::path
