#include "hamlet/make/bridges/island_layout.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "hamlet/puzzle/lanes.hpp"

namespace hamlet {

using testing::IsEmpty;
using testing::SizeIs;

namespace {

std::vector<Island> islands_of(const IslandLayout& layout) {
  std::vector<Island> islands;
  for (const Cell cell : layout.islands) islands.push_back({cell, 1});
  return islands;
}

/// Whether islands touch along a row, a column or, if `eight`, a diagonal.
bool has_touching(const IslandLayout& layout, bool eight) {
  const std::set<Cell> all(layout.islands.begin(), layout.islands.end());
  for (const auto [row, col] : all) {
    if (all.contains({row, col + 1}) || all.contains({row + 1, col})) return true;
    if (eight && (all.contains({row + 1, col + 1}) || all.contains({row + 1, col - 1}))) return true;
  }
  return false;
}

std::size_t parts_joined_by(const IslandLayout& layout) {
  std::vector<Vertex> part(layout.islands.size());
  for (Vertex v = 0; v < part.size(); ++v) part[v] = v;
  std::size_t parts = part.size();
  for (const auto [a, b] : layout.tree) {
    if (part[a] == part[b]) continue;
    std::ranges::replace(part, Vertex{part[b]}, Vertex{part[a]});
    --parts;
  }
  return parts;
}

}  // namespace

/// A random shape that the images map onto itself.
std::vector<Cell> random_shape(Extent extent, LayoutSymmetry symmetry, Rng& rng) {
  std::set<Cell> blocked;
  for (int i = 0; i < extent.rows * extent.cols / 8; ++i) {
    const int row = 1 + static_cast<int>(rng.below(static_cast<std::uint64_t>(extent.rows)));
    const int col = 1 + static_cast<int>(rng.below(static_cast<std::uint64_t>(extent.cols)));
    for (const LayoutImage& image : layout_images(symmetry, extent)) blocked.insert(image.of(Cell{row, col}));
  }
  return {blocked.begin(), blocked.end()};
}

TEST(IslandLayout, StaysInsideItsShape) {
  Rng rng(9);
  int grown = 0;
  for (const NamedSymmetry& symmetry : layout_symmetries()) {
    for (const bool eight : {false, true}) {
      for (int round = 0; round < 20; ++round) {
        const int rows = 5 + static_cast<int>(rng.below(8));
        const int cols = symmetry.squares_only ? rows : 5 + static_cast<int>(rng.below(8));
        const Extent extent{rows, cols};
        const std::vector<Cell> blocked = random_shape(extent, symmetry.symmetry, rng);
        const IslandLayout layout = grow_layout({.extent = extent,
                                                 .blocked = blocked,
                                                 .islands = 4 + rng.below(30),
                                                 .symmetry = symmetry.symmetry,
                                                 .touching = true,
                                                 .eight = eight},
                                                rng);
        if (layout.islands.empty()) continue;
        ++grown;
        EXPECT_EQ(parts_joined_by(layout), 1u);
        const std::vector<Island> islands = islands_of(layout);
        const std::vector<Lane> lanes = lanes_between(islands, blocked, eight);
        for (const Lane lane : layout.tree) EXPECT_TRUE(std::ranges::binary_search(lanes, lane));
        const std::set<Cell> all(layout.islands.begin(), layout.islands.end());
        for (const Cell cell : layout.islands) {
          EXPECT_FALSE(std::ranges::binary_search(blocked, cell));
          for (const LayoutImage& image : layout_images(symmetry.symmetry, extent))
            EXPECT_TRUE(all.contains(image.of(cell)));
        }
      }
    }
  }
  EXPECT_GT(grown, 150);
}

TEST(IslandLayout, ItsTreeJoinsAllAlongLanesAndCrossesNowhere) {
  Rng rng(1);
  for (const NamedSymmetry& symmetry : layout_symmetries()) {
    for (const bool eight : {false, true}) {
      for (const bool touching : {false, true}) {
        for (int round = 0; round < 20; ++round) {
          const int rows = 3 + static_cast<int>(rng.below(8));
          const int cols = symmetry.squares_only ? rows : 3 + static_cast<int>(rng.below(8));
          const LayoutWish wish{.extent = {rows, cols},
                                .islands = 4 + rng.below(30),
                                .symmetry = symmetry.symmetry,
                                .touching = touching,
                                .eight = eight};
          const IslandLayout layout = grow_layout(wish, rng);
          SCOPED_TRACE(std::string(symmetry.name));
          if (layout.islands.empty()) continue;
          EXPECT_LE(layout.islands.size(), wish.islands);
          EXPECT_TRUE(std::ranges::is_sorted(layout.islands));
          EXPECT_THAT(layout.tree, SizeIs(layout.islands.size() - 1));
          EXPECT_EQ(parts_joined_by(layout), 1u);
          const auto islands = islands_of(layout);
          const std::vector<Lane> lanes = lanes_between(islands, eight);
          for (const Lane lane : layout.tree) EXPECT_TRUE(std::ranges::binary_search(lanes, lane));
          EXPECT_THAT(crossings_of(islands, layout.tree), IsEmpty());
        }
      }
    }
  }
}

TEST(IslandLayout, IslandsTouchOnlyIfTheyMay) {
  Rng rng(2);
  int touching = 0;
  for (int round = 0; round < 50; ++round) {
    for (const bool eight : {false, true}) {
      LayoutWish wish{.extent = {9, 9}, .islands = 30, .eight = eight};
      EXPECT_FALSE(has_touching(grow_layout(wish, rng), eight));
      wish.touching = true;
      touching += has_touching(grow_layout(wish, rng), eight);
    }
  }
  EXPECT_GT(touching, 50);
}

TEST(IslandLayout, IsItsOwnImageAndStillDoesNotTouch) {
  Rng rng(3);
  for (const NamedSymmetry& symmetry : layout_symmetries()) {
    for (const Extent extent : {Extent{8, 8}, Extent{9, 9}, Extent{8, 11}, Extent{5, 12}}) {
      if (symmetry.squares_only && extent.rows != extent.cols) continue;
      const IslandLayout layout =
          grow_layout({.extent = extent, .islands = 20, .symmetry = symmetry.symmetry}, rng);
      EXPECT_GE(layout.islands.size(), 8u) << symmetry.name;
      EXPECT_FALSE(has_touching(layout, false)) << symmetry.name;
      for (const LayoutImage& image : layout_images(symmetry.symmetry, extent)) {
        std::vector<Cell> moved;
        for (const Cell cell : layout.islands) moved.push_back(image.of(cell));
        std::ranges::sort(moved);
        EXPECT_EQ(moved, layout.islands) << symmetry.name;
      }
    }
  }
}

TEST(IslandLayout, FewIslandsAreSpreadOverTheGrid) {
  Rng rng(4);
  const IslandLayout layout = grow_layout({.extent = {100, 100}, .islands = 500}, rng);
  EXPECT_EQ(layout.islands.size(), 500u);
  std::set<std::pair<int, int>> quarters;
  for (const auto [row, col] : layout.islands) quarters.insert({row / 26, col / 26});
  EXPECT_EQ(quarters.size(), 16u);
}

TEST(IslandLayout, AThirdOfTheCellsCanBeIslandsThatDoNotTouch) {
  Rng rng(5);
  std::size_t most = 0;
  for (int round = 0; round < 10; ++round)
    most = std::max(most, grow_layout({.extent = {15, 15}, .islands = 112}, rng).islands.size());
  EXPECT_GE(most, 225u * 30 / 100);
}

}  // namespace hamlet
