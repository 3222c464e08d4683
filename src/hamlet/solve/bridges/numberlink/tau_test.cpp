#include "hamlet/solve/bridges/numberlink/tau.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "hamlet/solve/bridges/numberlink/phi.hpp"
#include "hamlet/solve/bridges/propagate/brute_force_test_help.hpp"

namespace hamlet::bridges::numberlink {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

Tau tau_of(const std::vector<std::string>& rows, int k = 2) {
  return tau(Position(BridgesPuzzle(grid_from_rows(rows, k))));
}

std::vector<std::string> sentences(const Tau& tau) {
  std::vector<std::string> sentences;
  for (const TauStep& step : tau.steps) sentences.push_back(sentence_of(tau.position.grid(), step));
  return sentences;
}

/// The same fixpoint without a queue: visits every node again and again.
Position plain_fixpoint(Position position) {
  for (bool drew = true; drew;) {
    drew = false;
    for (Vertex p = 0; p < position.grid().node_count(); ++p) {
      const auto word = omega_star(position, p);
      if (!word) return position;
      if (word->is_empty()) continue;
      position = build(std::move(position), p, *word);
      drew = true;
    }
  }
  return position;
}

}  // namespace

TEST(Tau, Step1DrawsAllThatANodeWants) {
  const Tau tau = tau_of({"2.4.2"});
  EXPECT_TRUE(tau.solved);
  EXPECT_THAT(
      sentences(tau),
      ElementsAre("Step 1: the 2 at r1c1 needs all that its 1 neighbour can take: 2 bridges to r1c3.",
                  "Step 1: the 4 at r1c3 needs all that its 2 neighbours can take: 2 bridges to r1c5."));
}

TEST(Tau, Step2IsForNodesWithOneNeighbour) {
  const Tau tau = tau_of({"1.2.1"});
  EXPECT_TRUE(tau.solved);
  EXPECT_THAT(sentences(tau), ElementsAre("Step 2: the 1 at r1c1 has one neighbour: 1 bridge to r1c3.",
                                          "Step 2: the 1 at r1c5 has one neighbour: 1 bridge to r1c3."));
}

TEST(Tau, Step3IsForNodesWithOneNeighbourLeft) {
  const Tau tau = tau_of({"1.3.3", "....2", "....1"});
  EXPECT_TRUE(tau.solved) << tau.ending;
  EXPECT_THAT(sentences(tau), testing::Contains(HasSubstr("Step 3: the 3 at r1c3 has one neighbour left")));
}

TEST(Tau, Step4DrawsWhatTheFeasibleWordsShare) {
  const Tau tau = tau_of({"2.2", "...", "2.2"});
  EXPECT_TRUE(tau.solved);
  EXPECT_EQ(sentences(tau)[0],
            "Step 4: every feasible word of the 2 at r1c1 contains ω* = 23, so it gets 1 bridge to r1c3, 1 "
            "bridge to "
            "r3c1 and is complete.");
  EXPECT_EQ(tau.ending, "Step 5: solved in 3 steps, so this is the only solution.");
}

/// The example in docs/guide/numberlink.md.
TEST(Tau, OfTheGuidesGridIsAsWrittenThere) {
  const std::vector<std::string> rows = {"2.3.3", ".....", ".1..2", "2.1.."};
  const NodeDescription node = describe_node(Position(BridgesPuzzle(grid_from_rows(rows))), 1);
  EXPECT_EQ(node.sentences[2],
            "Φ_Γ: 2 of them are feasible; condition 3 drops 11; condition 4 drops 1; condition 5 drops 2.");
  EXPECT_EQ(to_text(*node.omega_star), "24");
  const Tau tau = tau_of(rows);
  std::ifstream guide(HAMLET_SOURCE "/docs/guide/numberlink.md");
  const std::string page(std::istreambuf_iterator<char>(guide), {});
  std::string way;
  for (const std::string& sentence : sentences(tau)) way += sentence + "\n";
  EXPECT_THAT(page, HasSubstr(way + tau.ending));
}

TEST(Tau, OfThePinwheelsIsNothing) {
  for (const BridgesGrid& grid : pinwheels()) {
    const BridgesPuzzle puzzle(grid);
    const Position start(puzzle);
    for (Vertex p = 0; p < puzzle.islands().size(); ++p) EXPECT_EQ(to_text(*omega_star(start, p)), "∅");
    const Tau result = tau(start);
    EXPECT_THAT(result.steps, IsEmpty());
    EXPECT_EQ(result.position, start);
    EXPECT_FALSE(result.solved);
    EXPECT_EQ(result.ending, "Step 5: after 0 steps ω* is empty for each remaining node.");
  }
}

TEST(Tau, AContradictionIsSaid) {
  const Tau alone = tau_of({"1.1.", "....", ".1.1"});
  EXPECT_EQ(alone.ending, "There is no solution: the 1 at r1c1 has no feasible word.");
  EXPECT_EQ(tau_of({"4"}).ending, "There is no solution: the 4 at r1c1 has no feasible word.");
  const BridgesPuzzle closed(grid_from_rows({"1.1", "...", "?.?"}));
  EXPECT_EQ(tau(Position(closed, std::vector<Bridge>{{0, 1, 1}})).ending,
            "There is no solution: the 1 at r1c1 is closed off.");
}

TEST(Tau, GridsWithUnknownMagnitudesCanBeSolved) {
  EXPECT_TRUE(tau_of({"1.?"}).solved);
  EXPECT_TRUE(tau_of({"?"}).solved);
  EXPECT_FALSE(tau_of({"?.?"}).solved);
}

TEST(Tau, GoesOnFromWhatIsDrawn) {
  const BridgesPuzzle puzzle(pinwheels()[0]);
  const auto net = all_nets(puzzle)[0];
  Position begun(puzzle);
  begun.draw(0, net[0]);
  const Tau result = tau(begun);
  for (LaneIndex lane = 0; lane < net.size(); ++lane) EXPECT_LE(result.position.drawn()[lane], net[lane]);
}

TEST(Tau, EndsWhenTheRunDoes) {
  hamlet::Run run;
  run.set_time_limit(0);
  const Tau result = tau(Position(BridgesPuzzle(grid_from_rows({"1.2.1"}))), run);
  EXPECT_TRUE(result.stopped);
  EXPECT_FALSE(result.solved);
}

TEST(Tau, WhatItDrawsDoesNotDependOnTheOrder) {
  Rng rng(21);
  int drawn = 0, contradictions = 0;
  for (int round = 0; round < 6000; ++round) {
    const BridgesPuzzle puzzle(
        random_small_grid(rng, {.most_rows = 6, .most_cols = 6, .most_islands = 14, .most_lanes = 30}));
    const Tau documents = tau(Position(puzzle));
    drawn += documents.steps.size() > 2;
    contradictions += documents.contradiction.has_value();
    for (int order = 0; order < 3; ++order) {
      const Tau other = tau(Position(puzzle), {}, [&](const Position&, Vertex) { return rng.below(1000); });
      ASSERT_EQ(other.contradiction.has_value(), documents.contradiction.has_value())
          << to_rows(puzzle.grid());
      ASSERT_EQ(other.solved, documents.solved) << to_rows(puzzle.grid());
      if (documents.contradiction) continue;
      ASSERT_EQ(other.position, documents.position) << to_rows(puzzle.grid());
    }
  }
  EXPECT_GT(drawn, 1000);
  EXPECT_GT(contradictions, 500);
}

TEST(Tau, LeavesNothingUndrawn) {
  Rng rng(22);
  for (int round = 0; round < 3000; ++round) {
    // Large enough that a change can matter at a node that was not queued.
    const SmallGridOptions options{.most_rows = 11, .most_cols = 11, .most_islands = 50, .most_lanes = 200};
    const BridgesPuzzle puzzle(random_small_grid(rng, options));
    const Tau result = tau(Position(puzzle));
    if (result.contradiction) continue;
    ASSERT_EQ(result.position, plain_fixpoint(Position(puzzle))) << to_rows(puzzle.grid());
    for (Vertex p = 0; p < puzzle.islands().size(); ++p) {
      const auto word = omega_star(result.position, p);
      ASSERT_TRUE(word && word->is_empty()) << to_rows(puzzle.grid()) << "node " << p;
    }
  }
}

namespace {

/// τ that visits some nodes, given by cell, only when no other node waits.
Tau tau_with_last(const Position& start, const std::vector<Cell>& last) {
  return tau(start, {}, [&](const Position& position, Vertex p) {
    const Cell cell = position.grid().puzzle().islands()[p].cell;
    return static_cast<std::uint64_t>(std::ranges::find(last, cell) - last.begin() + 1) % (last.size() + 1);
  });
}

BridgesGrid turned_by_half(BridgesGrid grid) {
  for (Island& island : grid.islands)
    island.cell = {grid.rows + 1 - island.cell.row, grid.cols + 1 - island.cell.col};
  return grid;
}

}  // namespace

/// In each grid, a node is visited in vain before a way out of another node, s, is shut. After that, its
/// words that shut the other ways are no longer feasible.
TEST(Tau, LooksAgainAtANodeThatCouldNowStrandAnother) {
  // s at 3,5; its neighbour at 3,7 becomes complete. The 4 could complete the two others.
  const Position completed(
      BridgesPuzzle(grid_from_rows({"?.4.2....", ".........", "..2.1.1..", ".........", "......3.?"})));
  EXPECT_EQ(tau_with_last(completed, {{5, 7}, {3, 7}}).position, plain_fixpoint(completed));
  // s at 9,9 is joined to the ? on its right, since the 1 must keep a way out, and k = 1 is reached. The 2 at
  // 3,3 could complete the two others.
  const BridgesPuzzle full({.rows = 13,
                            .cols = 15,
                            .k = 1,
                            .islands = {{{3, 1}, {}},
                                        {{3, 3}, 2},
                                        {{3, 9}, 2},
                                        {{3, 15}, {}},
                                        {{5, 5}, 1},
                                        {{5, 13}, {}},
                                        {{9, 3}, 1},
                                        {{9, 9}, 2},
                                        {{9, 15}, {}},
                                        {{13, 5}, {}}}});
  const Position begun(full, std::vector<Bridge>{{2, 3, 1}});
  EXPECT_EQ(tau_with_last(begun, {{9, 9}}).position, plain_fixpoint(begun));
  EXPECT_EQ(plain_fixpoint(begun).drawn()[*full.lane_between(0, 1)], 1);
  // s at 5,5; its neighbour at 5,9 becomes complete. The 4 at 3,3 could cross the two other ways.
  const BridgesGrid crossed =
      grid_from_rows({"....?......", "...........", "?.4...?....", "...........", "?...1...1..",
                      "...........", "..?........", "...........", "........3.?"});
  const Position facing{BridgesPuzzle(crossed)}, turned{BridgesPuzzle(turned_by_half(crossed))};
  EXPECT_EQ(tau_with_last(facing, {{9, 9}, {5, 9}}).position, plain_fixpoint(facing));
  EXPECT_EQ(tau_with_last(turned, {{1, 3}, {5, 3}}).position, plain_fixpoint(turned));
}

/// Tests the document's Theorem, and that everything drawn is in every solution.
TEST(Tau, WhatItDrawsIsInEverySolutionAndWhatItSolvesHasOne) {
  Rng rng(23);
  int solved = 0, unique = 0;
  for (int round = 0; round < 15'000; ++round) {
    const BridgesPuzzle puzzle(random_small_grid(rng));
    const auto nets = all_nets(puzzle, 50);
    const Tau result = tau(Position(puzzle));
    unique += nets.size() == 1;
    solved += result.solved;
    if (result.solved) {
      ASSERT_EQ(nets.size(), 1u) << to_rows(puzzle.grid());
      ASSERT_TRUE(std::ranges::equal(nets[0], result.position.drawn()));
    }
    if (result.contradiction) {
      ASSERT_THAT(nets, IsEmpty()) << to_rows(puzzle.grid()) << result.ending;
    }
    for (const BridgesByLane& net : nets) {
      for (LaneIndex lane = 0; lane < net.size(); ++lane)
        ASSERT_LE(result.position.drawn()[lane], net[lane]) << to_rows(puzzle.grid());
    }
  }
  EXPECT_GT(solved, 3000);
  EXPECT_GT(unique, solved);
}

TEST(Tau, TheTraceDrawsThePosition) {
  Rng rng(24);
  for (int round = 0; round < 2000; ++round) {
    const BridgesPuzzle puzzle(random_small_grid(rng));
    const Tau result = tau(Position(puzzle));
    Position replayed(puzzle);
    for (const TauStep& step : result.steps) {
      EXPECT_EQ(replayed.magnitude(step.node), step.magnitude);
      EXPECT_EQ(omega_star(replayed, step.node), step.word);
      replayed = build(std::move(replayed), step.node, step.word);
    }
    ASSERT_EQ(replayed, result.position);
  }
}

}  // namespace hamlet::bridges::numberlink
