#include "hamlet/solve/bridges/sweep/open_parts.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hamlet/solve/bridges/propagate/brute_force_test_help.hpp"

namespace hamlet::bridges {
namespace {

using testing::ElementsAre;

struct Case {
  explicit Case(const std::vector<std::string>& rows) : network(BridgesPuzzle(grid_from_rows(rows))) {
    bounds = open_bounds(network);
  }
  void set(Vertex a, Vertex b, int least, int most) {
    for (LaneIndex lane = 0; lane < network.lane_count(); ++lane) {
      if (network.ends(lane) != Lane{a, b}) continue;
      bounds.least[lane] = least;
      bounds.most[lane] = most;
    }
  }
  std::vector<std::size_t> part_sizes() const {
    std::vector<std::size_t> sizes;
    const auto parts = open_parts(network, bounds);
    for (const OpenPart& part : parts.value()) sizes.push_back(part.lanes.size());
    return sizes;
  }
  Network network;
  LaneBounds bounds;
};

TEST(OpenParts, MeetAtAGroupThatAloneJoinsThem) {
  Case two_rings({"?.??.?", "?.??.?"});
  EXPECT_THAT(two_rings.part_sizes(), ElementsAre(10));
  two_rings.set(1, 2, 1, 1);
  EXPECT_THAT(two_rings.part_sizes(), ElementsAre(9));
  two_rings.set(5, 6, 0, 0);
  EXPECT_THAT(two_rings.part_sizes(), ElementsAre(4, 4));
}

TEST(OpenParts, AreHeldTogetherByAnIslandThatNeedsBridges) {
  Case path({"2.3.2"});
  EXPECT_THAT(path.part_sizes(), ElementsAre(2));
  Case free_path({"2.?.2"});
  EXPECT_THAT(free_path.part_sizes(), ElementsAre(1, 1));
}

TEST(OpenParts, AreHeldTogetherByLanesThatCross) {
  Case frame({"?.?.?", ".....", "?...?", ".....", "?.?.?"});
  using Ends = std::pair<Vertex, Vertex>;
  for (const auto& [a, b] : {Ends{0, 1}, {1, 2}, {0, 3}, {2, 4}, {3, 5}, {4, 7}, {5, 6}, {6, 7}})
    frame.set(a, b, 1, 1);
  EXPECT_THAT(frame.part_sizes(), ElementsAre(2));
}

TEST(OpenParts, LeaveOutWhatIsSettled) {
  Case pair({"2.2"});
  pair.set(0, 1, 2, 2);
  EXPECT_THAT(pair.part_sizes(), ElementsAre());
}

TEST(OpenParts, AreNoneIfSomethingCannotBeJoinedOrMet) {
  Case apart({"?.?", "...", "?.?"});
  apart.set(0, 2, 0, 0);
  apart.set(1, 3, 0, 0);
  EXPECT_FALSE(open_parts(apart.network, apart.bounds));
  Case short_of_bridges({"3.2"});
  EXPECT_FALSE(open_parts(short_of_bridges.network, short_of_bridges.bounds));
}

}  // namespace
}  // namespace hamlet::bridges
