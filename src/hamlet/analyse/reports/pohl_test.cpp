#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hamlet/analyse/reports/experiment.hpp"
#include "hamlet/analyse/reports/knight_walks.hpp"
#include "hamlet/analyse/reports/warnsdorff_trap.hpp"
#include "hamlet/base/error.hpp"

namespace hamlet {

using testing::ElementsAre;

namespace {

/// The successes of Warnsdorff, sum on two levels, minimum on two levels, and sum on three levels.
std::vector<std::int64_t> successes_on(int size) {
  const Board board = make_board({.name = "knight:" + std::to_string(size) + "x" + std::to_string(size)});
  const path::MoveSequence moves = in_order(board, pohl_moves);
  std::vector<std::int64_t> arrived;
  for (const char* order : {"warnsdorff", "pohl-2-sum", "pohl-2-min", "pohl-3-sum"})
    arrived.push_back(walk_from_everywhere(board, order, moves, {}).arrived);
  return arrived;
}

}  // namespace

TEST(Pohl, SuccessesAreThoseOfTheReference) {
  EXPECT_THAT(successes_on(5), ElementsAre(9, 9, 9, 9));
  EXPECT_THAT(successes_on(6), ElementsAre(36, 32, 36, 32));
  EXPECT_THAT(successes_on(7), ElementsAre(19, 25, 8, 25));
  EXPECT_THAT(successes_on(8), ElementsAre(62, 60, 64, 60));
  EXPECT_THAT(successes_on(10), ElementsAre(98, 90, 100, 96));
  EXPECT_THAT(successes_on(20), ElementsAre(394, 393, 399, 398));
}

TEST(Pohl, TheSameOnTheLargestBoard) { EXPECT_THAT(successes_on(40), ElementsAre(1329, 1353, 1342, 1398)); }

TEST(Pohl, OddBoardsAreWalkedFromTheMajoritysColour) {
  const Board board = make_board({.name = "knight:5x5"});
  EXPECT_EQ(walk_from_everywhere(board, "warnsdorff", in_order(board, pohl_moves), {}).starts, 13);
}

TEST(Pohl, TheTrapHasAPathThatTheRuleMisses) {
  const auto trap = smallest_warnsdorff_trap(7, {});
  ASSERT_TRUE(trap);
  EXPECT_EQ(trap->graph.vertex_count(), 7u);
  EXPECT_EQ(trap->graph.edge_count(), 9u);
  EXPECT_TRUE(is_solution({.graph = trap->graph, .start = 0}, trap->path));
  EXPECT_FALSE(warnsdorff_can_succeed(trap->graph, 0));
  EXPECT_FALSE(smallest_warnsdorff_trap(6, {}));
  const Board square = make_board({.name = "square:3x3"});
  EXPECT_TRUE(warnsdorff_can_succeed(square.graph(), 0));
}

TEST(Pohl, ItsClaimsAreSaidToBeSoOrNotAndPicturesStandBesideTheirTables) {
  const ExperimentReport report = experiment("pohl", "").run({});
  std::vector<std::string> wrong;
  for (const Claim& claim : report.claims) {
    EXPECT_FALSE(claim.found.empty()) << claim.claim;
    if (claim.can_be_checked && !claim.reproduced) wrong.push_back(claim.claim.substr(0, 11));
  }
  EXPECT_THAT(wrong, ElementsAre("with ties b", "the sum nev", "the printed"));
  EXPECT_EQ(report.tables[2].rows[1][4], Figure(std::int64_t{15}));  // longest Warnsdorff walk on 4x4
  std::vector<std::size_t> pictures;
  for (const ReportTable& table : report.tables) pictures.push_back(table.pictures.size());
  EXPECT_THAT(pictures, ElementsAre(2, 0, 1, 1, 1));
  EXPECT_EQ(report.tables[0].pictures[0].panels.size(), 4u);  // rules that fail somewhere
}

TEST(Experiments, AStoppedOneIsNotComplete) {
  hamlet::Run run;
  run.set_time_limit(0);
  const auto report = experiment("pohl", "").run(run);
  EXPECT_FALSE(report.complete);
  EXPECT_TRUE(report.claims.empty());
}

TEST(Experiments, AWrongNameSuggestsTheNearest) { EXPECT_THROW(experiment("phol", "reproduce"), InputError); }

}  // namespace hamlet
