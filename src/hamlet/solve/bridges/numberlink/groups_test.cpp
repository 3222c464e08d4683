#include "hamlet/solve/bridges/numberlink/groups.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "hamlet/base/random.hpp"

namespace hamlet::bridges::numberlink {

using testing::UnorderedElementsAreArray;

/// Compares with groups that are stored as a name for each node.
TEST(Groups, KnowTheirSizeTheirRestAndTheirIncompleteNodes) {
  Rng rng(31);
  for (int round = 0; round < 200; ++round) {
    const std::size_t n = 2 + rng.below(20);
    std::vector<int> rests(n);
    for (int& rest : rests) rest = rng.below(6) == 0 ? no_limit : static_cast<int>(rng.below(5));
    Groups groups(rests);
    std::vector<Vertex> name(n);
    for (Vertex v = 0; v < n; ++v) name[v] = v;
    for (int change = 0; change < 40; ++change) {
      const auto a = static_cast<Vertex>(rng.below(n)), b = static_cast<Vertex>(rng.below(n));
      if (rng.coin()) {
        groups.join(a, b);
        std::ranges::replace(name, Vertex{name[a]}, Vertex{name[b]});
      } else if (rests[a] != no_limit) {
        const int less = static_cast<int>(rng.below(rests[a] + 1));
        groups.lessen(a, less);
        rests[a] -= less;
      }
      Groups::Group expected{.rest = 0, .size = 0, .incomplete = 0, .unknown = 0};
      std::vector<Vertex> incomplete, collected;
      for (Vertex v = 0; v < n; ++v) {
        if (name[v] != name[b]) continue;
        ++expected.size;
        expected.unknown += rests[v] == no_limit;
        if (rests[v] != no_limit) expected.rest += rests[v];
        if (rests[v] > 0) incomplete.push_back(v);
      }
      EXPECT_EQ(groups.group_of(b).rest, expected.rest);
      EXPECT_EQ(groups.group_of(b).size, expected.size);
      EXPECT_EQ(groups.group_of(b).unknown, expected.unknown);
      EXPECT_EQ(groups.group_of(b).incomplete, incomplete.size());
      groups.collect_incomplete(b, collected);
      ASSERT_THAT(collected, UnorderedElementsAreArray(incomplete));
      EXPECT_EQ(groups.is_one(), expected.size == n);
    }
  }
}

}  // namespace hamlet::bridges::numberlink
