#include "hamlet/analyse/repair/repair_net.hpp"

#include <gtest/gtest.h>

#include <set>

#include "hamlet/base/random.hpp"
#include "hamlet/solve/bridges/propagate/brute_force_test_help.hpp"

namespace hamlet {

namespace {

constexpr bridges::SmallGridOptions small = {.most_islands = 7, .most_lanes = 9, .most_k = 3};

/// The solutions that have at least the bridges drawn.
std::vector<std::vector<Bridge>> nets_of(const NetTask& task) {
  const std::vector<int> drawn = bridges::bridges_by_lane(task.puzzle, task.drawn);
  const bridges::Network network(task.puzzle);
  std::vector<std::vector<Bridge>> nets;
  for (const bridges::BridgesByLane& net : bridges::all_nets(task.puzzle)) {
    if (std::ranges::equal(net, drawn, std::greater_equal())) nets.push_back(bridges::net_of(network, net));
  }
  return nets;
}

/// Every clue that could be printed and leaves one solution.
std::set<NetClue> mending_clues(const NetTask& task) {
  std::vector<NetClue> candidates;
  const auto& islands = task.puzzle.islands();
  for (Vertex v = 0; v < islands.size(); ++v) {
    for (int n = 1; n <= 8 * task.puzzle.k() && !islands[v].demand; ++n)
      candidates.push_back({.kind = NetClue::Kind::demand, .island = v, .n = n});
  }
  for (const Lane& lane : task.puzzle.lanes()) {
    const bool is_drawn = std::ranges::any_of(task.drawn, [&](const Bridge& bridge) {
      return Lane{bridge.a, bridge.b} == lane;
    });
    if (!is_drawn) candidates.push_back({.kind = NetClue::Kind::forbidden, .lane = lane});
    for (int n = 1; n <= task.puzzle.k(); ++n)
      candidates.push_back({.kind = NetClue::Kind::given, .lane = lane, .n = n});
  }
  std::set<NetClue> mending;
  for (const NetClue& clue : candidates) {
    if (nets_of(with_clues(task, {clue})).size() == 1) mending.insert(clue);
  }
  return mending;
}

std::vector<std::optional<int>> demands_of(const NetTask& task) {
  std::vector<std::optional<int>> demands;
  for (const Island& island : task.puzzle.islands()) demands.push_back(island.demand);
  return demands;
}

/// The fewest demands that have no solution together, by trying every set.
std::size_t smallest_conflict(const NetTask& task) {
  const std::vector<std::optional<int>> demands = demands_of(task);
  std::size_t fewest = demands.size();
  for (std::uint32_t set = 0; set < 1u << demands.size(); ++set) {
    std::vector<std::optional<int>> kept(demands.size());
    std::size_t size = 0;
    for (std::size_t v = 0; v < demands.size(); ++v) {
      if ((set >> v & 1) == 0 || !demands[v]) continue;
      kept[v] = demands[v];
      ++size;
    }
    if (size < fewest && nets_of(with_demands(task, kept)).empty()) fewest = size;
  }
  return fewest;
}

}  // namespace

TEST(RepairNet, ListsEveryClueThatMakesAnAmbiguousPuzzleUnique) {
  Rng rng(1);
  int ambiguous = 0, mended = 0, with_sets = 0;
  for (int round = 0; round < 8000; ++round) {
    const NetTask task{BridgesPuzzle(bridges::random_small_grid(rng, small))};
    const auto nets = nets_of(task);
    if (nets.size() < 2 || nets.size() > 200) continue;
    ++ambiguous;
    const NetRepair repair = repair_net(task, nullptr, SetWork::until_proved, hamlet::Run());
    ASSERT_EQ(repair.answer, RepairAnswer::ambiguous);
    ASSERT_TRUE(repair.lists_all);
    EXPECT_EQ(std::set<NetClue>(repair.add.begin(), repair.add.end()), mending_clues(task))
        << bridges::to_rows(task.puzzle.grid());
    mended += repair.add.empty() ? 0 : 1;
    for (const auto& set : repair.sets) {
      ++with_sets;
      EXPECT_EQ(nets_of(with_clues(task, set)).size(), 1u) << bridges::to_rows(task.puzzle.grid());
      EXPECT_GT(set.size(), 1u);
      for (std::size_t i = 0; i < set.size(); ++i) {
        std::vector<NetClue> fewer = set;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        EXPECT_GT(nets_of(with_clues(task, fewer)).size(), 1u) << bridges::to_rows(task.puzzle.grid());
      }
    }
  }
  EXPECT_GT(ambiguous, 500);
  EXPECT_GT(mended, 400);
  EXPECT_GT(with_sets, 10);
}

TEST(RepairNet, WithASolutionInMindTheCluesAgreeWithIt) {
  Rng rng(2);
  int looked_at = 0;
  for (int round = 0; round < 3000; ++round) {
    NetTask task{BridgesPuzzle(bridges::random_small_grid(rng, small))};
    const auto all = nets_of(task);
    if (all.size() < 2 || all.size() > 200) continue;
    const std::vector<Bridge> aim = all[rng.below(all.size())];
    if (rng.coin() && !aim.empty()) {
      Bridge drawn = aim[rng.below(aim.size())];
      drawn.n = 1;
      task.drawn.push_back(drawn);
    }
    if (nets_of(task).size() < 2) continue;
    ++looked_at;
    std::set<NetClue> expected;
    for (const NetClue& clue : mending_clues(task)) {
      if (aim == nets_of(with_clues(task, {clue}))[0]) expected.insert(clue);
    }
    const NetRepair repair = repair_net(task, &aim, SetWork::until_proved, hamlet::Run());
    EXPECT_EQ(std::set<NetClue>(repair.add.begin(), repair.add.end()), expected)
        << bridges::to_rows(task.puzzle.grid());
    for (const auto& set : repair.sets) {
      const auto left = nets_of(with_clues(task, set));
      ASSERT_EQ(left.size(), 1u);
      EXPECT_EQ(left[0], aim);
    }
  }
  EXPECT_GT(looked_at, 100);
}

TEST(RepairNet, FindsASmallestConflictAndEveryDemandThatMayBeWrong) {
  Rng rng(3);
  int contradictory = 0, larger = 0, wrong = 0;
  for (int round = 0; round < 3000; ++round) {
    const NetTask task{BridgesPuzzle(bridges::random_small_grid(rng, small))};
    if (!nets_of(task).empty()) continue;
    ++contradictory;
    const NetRepair repair = repair_net(task, nullptr, SetWork::until_proved, hamlet::Run());
    ASSERT_EQ(repair.answer, RepairAnswer::none);
    ASSERT_TRUE(repair.lists_all && repair.is_smallest) << bridges::to_rows(task.puzzle.grid());
    EXPECT_EQ(repair.conflict.size(), smallest_conflict(task)) << bridges::to_rows(task.puzzle.grid());
    std::vector<std::optional<int>> kept(task.puzzle.islands().size());
    for (const NetClue& clue : repair.conflict) kept[clue.island] = clue.n;
    EXPECT_TRUE(nets_of(with_demands(task, kept)).empty());
    std::vector<std::optional<int>> demands = demands_of(task);
    for (Vertex v = 0; v < demands.size(); ++v) {
      if (!demands[v]) continue;
      const auto found = std::ranges::find_if(
          repair.changes, [&](const ClueChange<NetClue>& change) { return change.clue.island == v; });
      const int printed = *demands[v];
      demands[v].reset();
      const std::size_t without_it = nets_of(with_demands(task, demands)).size();
      EXPECT_EQ(found != repair.changes.end(), without_it > 0) << bridges::to_rows(task.puzzle.grid());
      if (found != repair.changes.end()) {
        EXPECT_EQ(found->can_go, without_it == 1);
        std::vector<int> values;
        for (int n = 1; n <= 8 * task.puzzle.k(); ++n) {
          demands[v] = n;
          if (nets_of(with_demands(task, demands)).size() == 1) values.push_back(n);
        }
        EXPECT_EQ(found->to, values) << bridges::to_rows(task.puzzle.grid());
      }
      demands[v] = printed;
    }
    larger += repair.conflict.size() > 2 ? 1 : 0;
    wrong += repair.changes.empty() ? 0 : 1;
  }
  EXPECT_GT(contradictory, 500);
  EXPECT_GT(larger, 100);
  EXPECT_GT(wrong, 200);
}

}  // namespace hamlet
