#include "hamlet/make/picture/shape_model.hpp"

#include <gtest/gtest.h>

#include <bit>

#include "hamlet/base/random.hpp"
#include "hamlet/solve/path/solver.hpp"

namespace hamlet {

namespace {

constexpr int no_limit = 1'000'000;

/// Random ink on a board of 12 cells, so that every set of cells can be tried.
WishedCells random_wishes(Rng& rng) {
  const char* const names[] = {"square:3x4", "king:3x4", "hex:3x4"};
  WishedCells wishes{.whole = make_board({.name = names[rng.below(std::size(names))]}), .ink = {}};
  for (Vertex v = 0; v < wishes.whole.size(); ++v)
    wishes.ink.push_back(static_cast<float>(rng.below(100)) / 100);
  return wishes;
}

CellSet wanted_by(const WishedCells& wishes) {
  CellSet cells(wishes.whole.size(), 0);
  for (Vertex v = 0; v < cells.size(); ++v) cells[v] = wishes.wants(v);
  return cells;
}

bool has_path(const WishedCells& wishes, const std::vector<Vertex>& cells) {
  std::vector<Vertex> number(wishes.whole.size(), no_vertex);
  for (Vertex i = 0; i < cells.size(); ++i) number[cells[i]] = i;
  std::vector<Edge> moves;
  for (const auto& [a, b] : wishes.whole.graph().edges()) {
    if (number[a] != no_vertex && number[b] != no_vertex) moves.push_back({number[a], number[b]});
  }
  const PathPuzzle puzzle{.graph = Graph::symmetric(static_cast<Vertex>(cells.size()), moves)};
  bool found = false;
  path::solver_named("backtrack", "").search(puzzle, {}, {}, [&](const Path&) {
    found = true;
    return false;
  });
  return found;
}

/// The cheapest set of at least two cells with a path, by trying all sets.
int least_price_by_brute_force(const WishedCells& wishes) {
  int least = no_limit;
  const Vertex n = wishes.whole.size();
  for (unsigned set = 0; set < 1u << n; ++set) {
    if (std::popcount(set) < 2) continue;
    std::vector<Vertex> cells;
    for (Vertex v = 0; v < n; ++v) {
      if (set >> v & 1) cells.push_back(v);
    }
    const int price = wishes.price_of(cells);
    if (price < least && has_path(wishes, cells)) least = price;
  }
  return least;
}

bool is_path_on(const Board& board, const Path& path) {
  std::vector<std::uint8_t> seen(board.size(), 0);
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (seen[path[i]]++ != 0) return false;
    if (i > 0 && !board.graph().has_arc(path[i - 1], path[i])) return false;
  }
  return true;
}

}  // namespace

TEST(ShapeModel, FindsAPathOfThePriceExactlyIfThereIsOne) {
  Rng rng(31);
  int found = 0, none = 0;
  for (int round = 0; round < 40; ++round) {
    const WishedCells wishes = random_wishes(rng);
    const int least = least_price_by_brute_force(wishes);
    const int most = least + 2;
    const hamlet::Run run;
    // So many rings around the border that every cell is free.
    ShapeModel model(wishes, wanted_by(wishes), 4, most, run);
    ASSERT_LE(model.least_price(), least) << round;
    for (int price = std::max(0, least - 2); price <= most; ++price) {
      const ShapeModel::Answer answer = model.find(price, no_limit);
      if (answer == ShapeModel::Answer::unknown) continue;  // too many disconnected models
      ASSERT_EQ(answer == ShapeModel::Answer::found, price >= least) << round << ", price " << price;
      if (answer == ShapeModel::Answer::none) {
        EXPECT_FALSE(model.is_hopeless());
        ++none;
        continue;
      }
      ASSERT_TRUE(is_path_on(wishes.whole, model.path())) << round;
      ASSERT_LE(wishes.price_of(model.path()), price) << round;
      ++found;
    }
  }
  EXPECT_GT(found, 60);
  EXPECT_GT(none, 20);
}

TEST(ShapeModel, IsHopelessIfNoPriceIsHighEnough) {
  const WishedCells wishes{.whole = make_board({.name = "knight:3x3"}), .ink = std::vector<float>(9, 1.0f)};
  const hamlet::Run run;
  // The cell in the middle has no move, and with one ring it is not free.
  ShapeModel model(wishes, CellSet(9, 1), 1, 3, run);
  EXPECT_EQ(model.find(3, no_limit), ShapeModel::Answer::none);
  EXPECT_TRUE(model.is_hopeless());
}

}  // namespace hamlet
