#include "hamlet/solve/bridges/ladder/way.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>

#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/propagate/brute_force_test_help.hpp"

namespace hamlet::bridges {

namespace {

/// A puzzle with what it takes to explain it.
struct Explained {
  BridgesPuzzle puzzle;
  Network network;
  Wording wording;
  explicit Explained(BridgesGrid grid)
      : puzzle(std::move(grid)), network(puzzle), wording(network, puzzle.labels()) {}

  Way way(int level, std::span<const int> solution = {}) const {
    Position position(network);
    return find_way(position, level, wording, solution, Run{});
  }
};

/// The bounds that follow from the steps' changes alone.
LaneBounds replay(const Network& network, const Way& way) {
  LaneBounds bounds = open_bounds(network);
  for (const WayStep& step : way.steps) {
    for (const LaneTightening& change : step.changes) {
      EXPECT_EQ(bounds.least[change.lane], change.least_before);
      EXPECT_EQ(bounds.most[change.lane], change.most_before);
      EXPECT_TRUE(change.least > change.least_before || change.most < change.most_before);
      bounds.least[change.lane] = change.least;
      bounds.most[change.lane] = change.most;
    }
  }
  return bounds;
}

/// A reader who follows an explanation and knows nothing but what it says.
class Reader {
 public:
  explicit Reader(const Network& network) : network_(network), known_(open_bounds(network)) {}

  void follow(const Way& way) {
    for (const WayStep& step : way.steps) {
      if (step.rule == "what-if") {
        ASSERT_NO_FATAL_FAILURE(follow_what_if(step));
      }
      learn(step);
    }
  }
  int what_ifs() const { return what_ifs_; }

 private:
  LaneIndex lane_between(Vertex a, Vertex b) const {
    for (const auto& [lane, other] : network_.outlets(a)) {
      if (other == b) return lane;
    }
    throw std::out_of_range("no such lane");
  }
  int least_sum(Vertex island) const {
    int sum = 0;
    for (const auto& [lane, other] : network_.outlets(island)) sum += known_.least[lane];
    return sum;
  }
  int most_sum(Vertex island) const {
    int sum = 0;
    for (const auto& [lane, other] : network_.outlets(island)) sum += known_.most[lane];
    return sum;
  }
  std::set<Vertex> joined_with(Vertex island) const {
    std::set<Vertex> joined = {island};
    std::vector<Vertex> to_visit = {island};
    while (!to_visit.empty()) {
      const Vertex at = to_visit.back();
      to_visit.pop_back();
      for (const auto& [lane, other] : network_.outlets(at)) {
        if (known_.least[lane] > 0 && joined.insert(other).second) to_visit.push_back(other);
      }
    }
    return joined;
  }

  void learn(const WayStep& step) {
    for (const LaneTightening& change : step.changes) {
      known_.least[change.lane] = std::max(known_.least[change.lane], change.least);
      known_.most[change.lane] = std::min(known_.most[change.lane], change.most);
    }
  }

  void follow_what_if(const WayStep& step) {
    const LaneBounds before = known_;
    const LaneIndex tried = lane_between(step.where[0], step.where[1]);
    const auto change = std::ranges::find(step.changes, tried, &LaneTightening::lane);
    ASSERT_NE(change, step.changes.end()) << step.because;
    if (change->least > change->least_before) {
      known_.most[tried] = change->least_before;
    } else {
      known_.least[tried] = change->most_before;
    }
    for (const WayStep& conclusion : step.chain) {
      conclusion.is_clash() ? expect_clash(conclusion) : expect_conclusion(conclusion);
      ASSERT_FALSE(testing::Test::HasFailure()) << step.because << ": " << conclusion.because;
      learn(conclusion);
    }
    known_ = before;
    ++what_ifs_;
  }

  void expect_conclusion(const WayStep& step) const {
    const Vertex at = step.where[0];
    for (const LaneTightening& change : step.changes) {
      if (step.rule == "rest") {
        EXPECT_GE(change.most, network_.most(at) - (least_sum(at) - known_.least[change.lane]));
      } else if (step.rule == "shares") {
        EXPECT_LE(change.least, network_.least(at) - (most_sum(at) - known_.most[change.lane]));
      } else {
        EXPECT_GT(known_.least[lane_between(at, step.where[1])], 0) << "no bridge is known there";
      }
      if (step.rule == "loop") {
        EXPECT_TRUE(joined_with(network_.ends(change.lane).a).contains(network_.ends(change.lane).b));
      }
    }
  }
  void expect_clash(const WayStep& step) const {
    const Vertex at = step.where[0];
    if (step.because.ends_with("at most")) {
      EXPECT_THAT(step.because, testing::HasSubstr(" " + std::to_string(most_sum(at)) + " bridge"));
      EXPECT_LT(most_sum(at), network_.least(at));
    } else if (step.because.find("would have") != std::string::npos) {
      EXPECT_THAT(step.because, testing::HasSubstr(" " + std::to_string(least_sum(at)) + " bridge"));
      EXPECT_GT(least_sum(at), network_.most(at));
    } else if (step.because.find("closed off") != std::string::npos) {
      EXPECT_EQ(joined_with(at), std::set<Vertex>(step.where.begin(), step.where.end()));
      for (const Vertex island : step.where) EXPECT_EQ(least_sum(island), network_.most(island));
    }
  }

  const Network& network_;
  LaneBounds known_;
  int what_ifs_ = 0;
};

}  // namespace

TEST(Way, CitesOnlyWhatIsGivenOrWasConcluded) {
  Rng rng(5);
  int what_ifs = 0, clashes = 0, deeper = 0;
  for (int round = 0; round < 40'000; ++round) {
    const Explained explained(random_small_grid(rng));
    // The deepest level is for puzzles that have no solution, or one that is known.
    const bool has_none = all_nets(explained.puzzle, 1).empty();
    const Way way = explained.way(has_none ? highest_level : level_what_if);
    Reader reader(explained.network);
    ASSERT_NO_FATAL_FAILURE(reader.follow(way)) << to_rows(explained.puzzle.grid());
    what_ifs += reader.what_ifs();
    clashes += way.end == Way::End::clash;
    deeper += std::ranges::any_of(way.steps, [](const WayStep& step) { return step.level == level_deeper; });
  }
  EXPECT_GT(what_ifs, 100);
  EXPECT_GT(deeper, 3);
  EXPECT_GT(clashes, 300);
}

TEST(Way, AStepGivesEveryIslandThatItsSentenceNames) {
  static const std::regex label(R"(\br(\d+)c(\d+))");
  Rng rng(6);
  std::map<std::string_view, int> read;
  for (int round = 0; round < 3'000; ++round) {
    const Explained explained(random_small_grid(rng));
    const auto expect_given = [&](const WayStep& step, const auto& recurse) -> void {
      std::set<Vertex> given(step.where.begin(), step.where.end());
      for (const LaneTightening& change : step.changes) {
        const auto [a, b] = explained.network.ends(change.lane);
        given.insert({a, b});
      }
      for (std::sregex_iterator at(step.because.begin(), step.because.end(), label), end; at != end; ++at) {
        const auto island = explained.puzzle.island_at({std::stoi((*at)[1]), std::stoi((*at)[2])});
        ASSERT_TRUE(island && given.contains(*island)) << step.rule << ": " << step.because;
      }
      ++read[step.rule];
      for (const WayStep& link : step.chain) ASSERT_NO_FATAL_FAILURE(recurse(link, recurse));
    };
    for (const WayStep& step : explained.way(level_what_if).steps)
      ASSERT_NO_FATAL_FAILURE(expect_given(step, expect_given)) << to_rows(explained.puzzle.grid());
  }
  for (const char* rule : {"outlets", "shares", "closing", "stranding", "pockets", "what-if", "clash"})
    EXPECT_GT(read[rule], 5) << rule;
}

TEST(Way, StepByStepShowsWhatTheLevelShowsAtOnce) {
  Rng rng(1);
  for (int round = 0; round < 2'000; ++round) {
    const Explained explained(random_small_grid(rng));
    for (int level = 1; level <= level_what_if; ++level) {
      Position at_once(explained.network), by_steps(explained.network);
      const bool is_well = deduce(at_once, level, {});
      const Way way = find_way(by_steps, level, explained.wording, {}, {});
      ASSERT_EQ(way.end != Way::End::clash, is_well) << to_rows(explained.puzzle.grid()) << level;
      if (!is_well) continue;
      ASSERT_EQ(by_steps.bounds(), at_once.bounds()) << to_rows(explained.puzzle.grid()) << level;
      for (const WayStep& step : way.steps) ASSERT_LE(step.level, level);
    }
  }
}

TEST(Way, EveryUniquePuzzleIsExplainedToItsSolution) {
  Rng rng(2);
  int explained_ones = 0;
  for (int round = 0; round < 3'000; ++round) {
    const Explained explained(random_small_grid(rng));
    const auto nets = all_nets(explained.puzzle, 2);
    if (nets.size() != 1) continue;
    const Way way = explained.way(highest_level, nets[0]);
    ASSERT_EQ(way.end, Way::End::solved) << to_rows(explained.puzzle.grid());
    EXPECT_EQ(replay(explained.network, way), (LaneBounds{nets[0], nets[0]}));
    ++explained_ones;
  }
  EXPECT_GT(explained_ones, 500);
}

TEST(Way, WhatHasNoSolutionIsExplainedToAClash) {
  Rng rng(3);
  int explained_ones = 0;
  for (int round = 0; round < 2'000; ++round) {
    const Explained explained(random_small_grid(rng));
    if (!all_nets(explained.puzzle, 1).empty()) continue;
    const Way way = explained.way(highest_level);
    ASSERT_EQ(way.end, Way::End::clash) << to_rows(explained.puzzle.grid());
    EXPECT_TRUE(way.steps.back().is_clash());
    EXPECT_FALSE(way.steps.back().because.empty());
    ++explained_ones;
  }
  EXPECT_GT(explained_ones, 300);
}

TEST(Way, AmbiguousPuzzlesAreStuckAndLoseNothing) {
  Rng rng(4);
  int stuck = 0;
  for (int round = 0; round < 500; ++round) {
    const Explained explained(random_small_grid(rng, {.most_lanes = 10}));
    const auto nets = all_nets(explained.puzzle, 50);
    if (nets.size() < 2) continue;
    const Way way = explained.way(level_what_if);
    EXPECT_EQ(way.end, Way::End::stuck);
    const LaneBounds bounds = replay(explained.network, way);
    for (const BridgesByLane& net : nets) {
      for (std::size_t i = 0; i < net.size(); ++i) {
        EXPECT_LE(bounds.least[i], net[i]);
        EXPECT_GE(bounds.most[i], net[i]);
      }
    }
    ++stuck;
  }
  EXPECT_GT(stuck, 20);
}

TEST(Way, SentencesSayWhatIsSeen) {
  const Explained corner(grid_from_rows({"2.2", "...", "2.2"}));
  EXPECT_EQ(
      corner.way(highest_level).steps[0].because,
      "If the 2 at r1c1 were finished with bridges to r1c3 only, r1c1 and r1c3 would be closed off from "
      "the other "
      "islands, so just 1 bridge goes to r1c3 and just 1 to r3c1");
  const Explained three(grid_from_rows({"3.3", "...", "1.1"}));
  EXPECT_EQ(three.way(highest_level).steps[0].because,
            "The 3 at r1c1 needs all that its 2 open lanes can carry: in all just 2 bridges go to r1c3 and "
            "just 1 to r3c1");
  const Explained five(grid_from_rows({"2.5.2", ".....", "2.2.2"}));
  EXPECT_EQ(five.way(highest_level).steps[0].because,
            "The 5 at r1c3 has 3 neighbours that take at most 2 each, so at least 1 bridge goes each way");
}

TEST(Way, ThePinwheelsNeedAWhatIf) {
  for (const BridgesGrid& pinwheel : pinwheels()) {
    const Explained explained(pinwheel);
    const Way way = explained.way(highest_level);
    EXPECT_EQ(way.end, Way::End::solved);
    int level = 0;
    for (const WayStep& step : way.steps) level = std::max(level, step.level);
    EXPECT_EQ(level, level_what_if);
  }
}

}  // namespace hamlet::bridges
