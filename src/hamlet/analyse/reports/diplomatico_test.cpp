#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "hamlet/analyse/reports/experiment.hpp"
#include "hamlet/analyse/reports/lemma_report.hpp"
#include "hamlet/analyse/reports/timed_searches.hpp"
#include "hamlet/analyse/survey/path_bounds.hpp"
#include "hamlet/base/random.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/count/counter.hpp"

namespace hamlet {

using testing::ElementsAre;
using testing::IsEmpty;

namespace {

Count paths_on(const std::string& board) {
  return path::count_paths({.graph = make_board({.name = board}).graph()}, {}, {}).directed;
}

}  // namespace

TEST(TileLemmas, HoldForAllSizesButTwo) {
  std::vector<std::pair<int, int>> failures;
  for (const LemmaCheck& check : check_lemmas({})) {
    EXPECT_TRUE(check.is_decided);
    if (!check.holds()) {
      EXPECT_EQ(check.lemma, TileLemma::to_the_next_tile);
      EXPECT_THAT(check.witnesses, IsEmpty());
      failures.emplace_back(check.rows, check.cols);
      continue;
    }
    EXPECT_NE(check.witnesses[0], check.witnesses[1]);
    for (const Path& path : check.witnesses)
      EXPECT_TRUE(is_solution(tile_puzzle(check.lemma, check.rows, check.cols), path));
  }
  EXPECT_THAT(failures, ElementsAre(std::pair(5, 7), std::pair(7, 5)));
}

TEST(TileLemmas, TheListedPathsCanBeChecked) {
  const std::vector<LemmaCheck> checks = check_lemmas({});
  for (const TileLemma lemma : {TileLemma::to_the_next_tile, TileLemma::to_the_next_band}) {
    const ReportTable table = lemma_table(lemma, checks);
    EXPECT_EQ(table.rows.size(), 5u);
    EXPECT_EQ(table.listing.size(), lemma == TileLemma::to_the_next_tile ? 46u : 50u);
    for (const std::string& line : table.listing) {
      const int rows = line[0] - '0', cols = line[2] - '0';
      Path path;
      for (std::size_t at = 5; at < line.size(); at += 3)
        path.push_back(static_cast<Vertex>((line[at] - '1') * cols + line[at + 1] - '1'));
      EXPECT_TRUE(is_solution(tile_puzzle(lemma, rows, cols), path)) << line;
    }
    EXPECT_EQ(std::set(table.listing.begin(), table.listing.end()).size(), table.listing.size());
  }
  EXPECT_THAT(lemma_table(TileLemma::to_the_next_tile, checks).note,
              testing::ContainsRegex("On 5x7 .* \\(.*\\)\\. On 7x5 "));
}

TEST(TileLemmas, WithoutLossOfGeneralityIsNotSo) {
  EXPECT_EQ(tile_paths(TileLemma::to_the_next_tile, 5, 6).least, Count(164));
  EXPECT_EQ(tile_paths(TileLemma::to_the_next_tile, 6, 5).least, Count(40));
}

TEST(TileLemmas, OfALargeTileThosePathsAreCountedThatBeginAlike) {
  // The exact number, by `hamlet count diplomatico:7x9 --start 3,1 --end 7,9`.
  const TilePaths large = tile_paths(TileLemma::to_the_next_band, 7, 9);
  EXPECT_FALSE(large.is_exact);
  EXPECT_LT(large.least, Count(228'052'067'824));
  EXPECT_GT(large.least, Count(1'000'000));
  EXPECT_TRUE(tile_paths(TileLemma::to_the_next_band, 7, 7).is_exact);
  EXPECT_EQ(tile_paths(TileLemma::to_the_next_tile, 7, 5).least, Count(0));
}

TEST(PathBounds, NoGraphHasMorePathsThanItsPermanentAllows) {
  Rng rng(7);
  for (int round = 0; round < 200; ++round) {
    const auto n = static_cast<Vertex>(1 + rng.below(7));
    std::vector<Edge> edges;
    for (Vertex a = 0; a < n; ++a) {
      for (Vertex b = a + 1; b < n; ++b) {
        if (rng.below(3) != 0) edges.push_back({a, b});
      }
    }
    const Graph graph = Graph::symmetric(n, edges);
    const double paths = path::count_paths({.graph = graph}, {}, {}).directed.to_double();
    EXPECT_LE(paths, std::exp(log_most_paths(graph)) * (1 + 1e-9));
  }
  // A complete graph has n! paths; the bound is (n!)^((n + 1)/n), which is more.
  EXPECT_NEAR(log_most_paths(make_board({.name = "complete:5"}).graph()), 6 * std::log(120.0) / 5, 1e-9);
}

/// Joins one path through each tile to a path through the board, as in docs/bounds.md.
Path path_through_tiles(int rows, int cols, const Board& board) {
  const auto [heights, widths] = band_tiling(rows, cols);
  Path path;
  int above = 0;
  for (std::size_t band = 0; band < heights.size(); above += heights[band++]) {
    int before = 0;
    for (std::size_t i = 0; i < widths.size(); before += widths[i++]) {
      const bool is_last = i + 1 == widths.size();
      const PathPuzzle tile = tile_puzzle(is_last ? TileLemma::to_the_next_band : TileLemma::to_the_next_tile,
                                          heights[band], widths[i]);
      const path::Found found = path::find_paths(tile, path::solver_named("backtrack", ""), 1,
                                                 [](Vertex) { return std::string(); }, {});
      for (const Vertex v : found.solutions.at(0)) {
        const int row = static_cast<int>(v) / widths[i], col = before + static_cast<int>(v) % widths[i];
        path.push_back(*board.vertex_at({above + row + 1, band % 2 == 0 ? col + 1 : cols - col}));
      }
    }
  }
  return path;
}

TEST(PathBounds, PathsThroughTheTilesJoinToOneThroughTheBoard) {
  for (const auto& [rows, cols] :
       {std::pair(5, 10), {10, 5}, {10, 10}, {12, 11}, {13, 17}, {16, 12}, {21, 9}}) {
    const Board board = make_board({.name = fmt::format("diplomatico:{}x{}", rows, cols)});
    EXPECT_TRUE(is_solution({.graph = board.graph()}, path_through_tiles(rows, cols, board))) << board.name();
  }
}

TEST(PathBounds, TilesGiveNoMoreThanThereAre) {
  for (const auto& [rows, cols] : {std::pair(5, 5), std::pair(5, 6), std::pair(6, 5), std::pair(6, 6)}) {
    const std::string name = "diplomatico:" + std::to_string(rows) + "x" + std::to_string(cols);
    EXPECT_GT(diplomatico_paths_by_tiling(rows, cols), Count(2));
    EXPECT_LE(diplomatico_paths_by_tiling(rows, cols), paths_on(name));
  }
  EXPECT_EQ(diplomatico_paths_by_tiling(10, 10), tile_paths(TileLemma::to_the_next_tile, 5, 5).least *
                                                     tile_paths(TileLemma::to_the_next_tile, 5, 5).least *
                                                     tile_paths(TileLemma::to_the_next_band, 5, 5).least *
                                                     tile_paths(TileLemma::to_the_next_band, 5, 5).least);
  for (const auto& [rows, cols] : {std::pair(7, 5), std::pair(7, 12), std::pair(12, 7), std::pair(17, 22)})
    EXPECT_GT(diplomatico_paths_by_tiling(rows, cols), Count(0)) << rows << "x" << cols;
}

TEST(TimedSearches, AllSolutionsAreCounted) {
  const Board board = make_board({.name = "diplomatico:5x5"});
  const PathPuzzle puzzle{.graph = board.graph(), .start = 0, .end = 24};
  const MeanTime mean = mean_time({"", "backtrack", "warnsdorff"}, puzzle, true, 2, {});
  EXPECT_TRUE(mean.in_time);
  EXPECT_EQ(mean.solutions, 28u);
}

TEST(Diplomatico, WhatTheDocumentClaimsIsSaidToBeSoOrNot) {
  const ExperimentReport report = experiment("diplomatico", "test").run({});
  EXPECT_TRUE(report.complete);
  std::size_t pictures = 0;
  for (const ReportTable& table : report.tables) pictures += table.pictures.size();
  EXPECT_EQ(pictures, 9u);  // Table VII, the growth, two lemmas, five figures
  std::vector<std::string> wrong;
  for (const Claim& claim : report.claims) {
    EXPECT_FALSE(claim.found.empty()) << claim.claim;
    // Claims about speed are not tested here.
    if (claim.can_be_checked && !claim.reproduced && claim.claim.find("faster") == std::string::npos)
      wrong.push_back(claim.claim.substr(0, 9));
  }
  EXPECT_THAT(wrong,
              ElementsAre("Table III", "the corre", "most of t", "Lemma A.1", "for the l", "the lemma"));
}

}  // namespace hamlet
