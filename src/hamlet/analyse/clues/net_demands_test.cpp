#include "hamlet/analyse/clues/net_demands.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <set>

#include "hamlet/analyse/clues/clue_sets.hpp"
#include "hamlet/solve/bridges/find.hpp"
#include "hamlet/solve/bridges/propagate/brute_force_test_help.hpp"

namespace hamlet {
namespace {

using bridges::BridgesByLane;

/// All nets with the numbers of the islands unknown, each as the islands where it differs from the first.
struct Nets {
  std::vector<std::uint32_t> differences;
  bool is_enough(std::uint32_t known) const {
    return std::ranges::all_of(differences, [&](std::uint32_t set) { return (set & known) != 0; });
  }
};

Nets nets_beside(const BridgesPuzzle& puzzle, const std::vector<Bridge>& solution) {
  const BridgesPuzzle open = with_demands_at(puzzle, solution, {});
  const bridges::Network network(open);
  const auto sums = [&](const BridgesByLane& net) {
    std::vector<int> at(open.islands().size(), 0);
    for (bridges::LaneIndex lane = 0; lane < network.lane_count(); ++lane) {
      at[network.ends(lane).a] += net[lane];
      at[network.ends(lane).b] += net[lane];
    }
    return at;
  };
  const BridgesByLane right = bridges::bridges_by_lane(open, solution);
  Nets nets;
  for (const BridgesByLane& net : bridges::all_nets(open)) {
    if (net == right) continue;
    std::uint32_t differs = 0;
    for (std::size_t v = 0; v < open.islands().size(); ++v) differs |= (sums(net)[v] != sums(right)[v]) << v;
    nets.differences.push_back(differs);
  }
  return nets;
}

std::uint32_t bits(const std::vector<ClueElement>& elements) {
  std::uint32_t set = 0;
  for (const ClueElement e : elements) set |= 1u << e;
  return set;
}

/// Puzzles with one solution and few enough nets to try all.
template <class Look>
void for_unique_puzzles(int wanted, Look&& look) {
  Rng rng(11);
  for (int seen = 0; seen < wanted;) {
    const BridgesPuzzle puzzle(
        bridges::random_small_grid(rng, {.most_islands = 8, .most_lanes = 9, .most_k = 3}));
    const bridges::Found found = bridges::find_nets(puzzle, 2, {});
    if (!found.is_unique()) continue;
    ++seen;
    SCOPED_TRACE(bridges::to_rows(puzzle.grid()));
    look(puzzle, found.solutions[0]);
  }
}

TEST(NetDemands, AreNeededIfOtherwiseThereIsAnotherNet) {
  int needed = 0, spare = 0;
  for_unique_puzzles(400, [&](const BridgesPuzzle& puzzle, const std::vector<Bridge>& solution) {
    std::uint32_t known = 0;
    for (std::size_t v = 0; v < puzzle.islands().size(); ++v)
      known |= std::uint32_t{puzzle.islands()[v].demand.has_value()} << v;
    const Nets nets = nets_beside(puzzle, solution);
    const std::vector<DemandNeed> needs = needs_of_demands(puzzle, solution, {});
    ASSERT_EQ(needs.size(), static_cast<std::size_t>(std::popcount(known)));
    for (const DemandNeed& need : needs) {
      const bool can_go = nets.is_enough(known & ~(1u << need.island));
      EXPECT_EQ(need.answer, can_go ? DemandNeed::Answer::spare : DemandNeed::Answer::needed);
      EXPECT_EQ(need.witness.empty(), can_go);
      ++(can_go ? spare : needed);
    }
  });
  EXPECT_GT(needed, 100);
  EXPECT_GT(spare, 100);
}

TEST(NetDemands, TheirMinimalSetsAreThoseFoundByTryingAll) {
  for_unique_puzzles(300, [](const BridgesPuzzle& puzzle, const std::vector<Bridge>& solution) {
    const Nets nets = nets_beside(puzzle, solution);
    std::set<std::uint32_t> expected;
    for (std::uint32_t set = 0; set < 1u << puzzle.islands().size(); ++set) {
      bool is_minimal = nets.is_enough(set);
      for (std::uint32_t rest = set; rest != 0; rest &= rest - 1)
        is_minimal = is_minimal && !nets.is_enough(set & ~(rest & -rest));
      if (is_minimal) expected.insert(set);
    }
    const hamlet::Run run;
    NetDifferences differences(puzzle, solution, run);
    std::set<std::uint32_t> found;
    const MinimalSets sets = count_minimal_sets(
        differences, run,
        [&](const std::vector<ClueElement>& elements) { return found.insert(bits(elements)).second; });
    EXPECT_TRUE(sets.all);
    EXPECT_EQ(found, expected);
    std::size_t fewest = puzzle.islands().size();
    for (const std::uint32_t set : expected)
      fewest = std::min(fewest, static_cast<std::size_t>(std::popcount(set)));
    std::vector<ClueElement> all(puzzle.islands().size());
    for (ClueElement e = 0; e < all.size(); ++e) all[e] = e;
    // The same object answers after it listed all.
    const SmallestSet smallest = smallest_set(differences, all, run);
    EXPECT_TRUE(smallest.is_proved());
    EXPECT_EQ(smallest.elements.size(), fewest);
    EXPECT_TRUE(expected.contains(bits(smallest.elements)));
  });
}

TEST(NetDemands, AreNotEnoughWhereTwoNetsHaveTheSame) {
  const BridgesPuzzle ring(bridges::grid_from_rows({"3.3", "...", "3.3"}));
  const bridges::Found found = bridges::find_nets(ring, 2, {});
  ASSERT_TRUE(found.has_several());
  EXPECT_EQ(are_all_demands_enough(ring, found.solutions[0], {}), Outcome::none);
  const BridgesPuzzle pair(bridges::grid_from_rows({"?.?"}));
  EXPECT_EQ(are_all_demands_enough(pair, {{0, 1, 2}}, {}), Outcome::found);
}

TEST(NetDemands, AreUnknownIfTheRunEnds) {
  const BridgesPuzzle puzzle(bridges::pinwheels()[0]);
  const std::vector<Bridge> solution = bridges::find_nets(puzzle, 1, {}).solutions[0];
  hamlet::Run run;
  run.set_time_limit(0);
  for (const DemandNeed& need : needs_of_demands(puzzle, solution, run))
    EXPECT_EQ(need.answer, DemandNeed::Answer::unknown);
  NetDifferences differences(puzzle, solution, run);
  EXPECT_TRUE(differences.outside({}).stopped);
  EXPECT_FALSE(differences.all().all);
}

}  // namespace
}  // namespace hamlet
