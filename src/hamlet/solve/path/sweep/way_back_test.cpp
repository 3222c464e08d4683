#include "hamlet/solve/path/sweep/way_back.hpp"

#include <gmock/gmock.h>

#include <set>

#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/random_puzzle_test_help.hpp"

namespace hamlet::path {
namespace {

/// A puzzle's sweep with all its layers.
struct Kept {
  std::unique_ptr<SweptPuzzle> swept;
  std::unique_ptr<KeptLayers> layers;

  explicit Kept(const PathPuzzle& puzzle, unsigned threads = 1, std::vector<Modulus> moduli = {}) {
    Workers workers(threads);
    std::string why_not;
    swept = SweptPuzzle::prepare(puzzle, {.most_effort = 0}, workers, {}, why_not);
    if (!swept) return;
    layers = moduli.empty()
                 ? KeptLayers::count(*swept, std::nullopt, workers, {}, why_not)
                 : KeptLayers::count_by(std::move(moduli), *swept, std::nullopt, workers, {}, why_not);
  }
};

PathPuzzle on(const char* name, bool closed = false) {
  return {.graph = make_board({.name = name}).graph(), .closed = closed};
}

void expect_ways_add_up(const KeptLayers& layers) {
  const SweptPuzzle& swept = layers.swept();
  std::vector<Predecessor> found;
  append_endings(layers, found);
  Count total = 0;
  for (const Predecessor& ending : found) total += ending.ways;
  ASSERT_EQ(total, layers.total());
  if (total.is_zero()) return;
  for (std::uint32_t layer = 1; layer < swept.types().layer_count(); ++layer) {
    const auto& types = layers.types(layer);
    for (std::uint32_t type = 0; type < types.size(); ++type) {
      for (std::uint32_t rank = 0; rank < swept.family().size(types[type].outers()); ++rank) {
        const SweptState state = {layer, type, rank};
        found.clear();
        append_predecessors(layers, state, found);
        Count ways = 0;
        for (const Predecessor& predecessor : found) {
          ASSERT_EQ(predecessor.state.layer, layer - 1);
          ASSERT_EQ(predecessor.ways, layers.ways_to(predecessor.state));
          ways += predecessor.ways;
        }
        ASSERT_EQ(ways, layers.ways_to(state)) << layer << " " << type << " " << rank;
      }
    }
  }
}

TEST(Predecessors, TheirWaysAddUpOnRandomPuzzles) {
  Rng rng(5);
  int swept = 0;
  for (int round = 0; round < 200; ++round) {
    const PathPuzzle puzzle = random_cycle_puzzle(rng);
    if (SweptPuzzle::refuses(puzzle)) continue;
    const Kept kept(puzzle);
    ASSERT_TRUE(kept.layers);
    ASSERT_NO_FATAL_FAILURE(expect_ways_add_up(*kept.layers)) << "round " << round;
    ++swept;
  }
  EXPECT_GT(swept, 150);
}

TEST(Predecessors, TheirWaysAddUpOnBoards) {
  for (const char* name : {"knight:5x5", "diplomatico:4x5", "square:4x5", "hex:3", "complete:7"}) {
    for (bool closed : {false, true}) {
      const Kept kept(on(name, closed));
      ASSERT_NO_FATAL_FAILURE(expect_ways_add_up(*kept.layers)) << name << closed;
    }
  }
}

TEST(Predecessors, OfNoncrossingMatchingsAreNoncrossing) {
  const Kept kept(on("square:4x6", true));
  ASSERT_EQ(kept.swept->family().name(), "noncrossing");
  ASSERT_NO_FATAL_FAILURE(expect_ways_add_up(*kept.layers));
  EXPECT_EQ(kept.layers->total(), Count(37));
}

std::set<Edge> sorted_edges(const std::vector<Edge>& cycle) {
  std::set<Edge> edges;
  for (auto [a, b] : cycle) edges.insert({std::min(a, b), std::max(a, b)});
  return edges;
}

TEST(WayBack, GoesThroughEveryCycleOnceInTheOrderOfTheirNumbers) {
  const Kept kept(on("knight:5x6", true));
  ASSERT_EQ(kept.layers->total(), Count(8));
  for (const std::uint64_t most_bytes : {std::uint64_t{0}, std::uint64_t{2000}, std::uint64_t{1} << 30}) {
    WayBack list(*kept.layers, most_bytes), other(*kept.layers, most_bytes);
    std::set<std::set<Edge>> cycles;
    for (std::uint64_t number = 0; list.go_on(); ++number) {
      EXPECT_TRUE(cycles.insert(sorted_edges(list.cycle())).second);
      other.go_to(number);
      EXPECT_EQ(list.cycle(), other.cycle());
    }
    EXPECT_EQ(cycles.size(), 8u);
  }
}

TEST(WayBack, GoesOnFromAnyNumber) {
  const Kept kept(on("diplomatico:4x5"));
  ASSERT_EQ(kept.layers->total(), Count(72));
  WayBack list(*kept.layers, 1 << 20), other(*kept.layers, 1 << 20);
  list.go_to(70);
  other.go_to(71);
  ASSERT_TRUE(list.go_on());
  EXPECT_EQ(list.cycle(), other.cycle());
  EXPECT_FALSE(list.go_on());
}

TEST(KeptLayers, AreTheSameForAnyNumberOfThreads) {
  const Kept one(on("knight:6x6", true), 1), three(on("knight:6x6", true), 3);
  EXPECT_EQ(one.layers->total(), Count(9862));
  EXPECT_EQ(one.layers->states(), three.layers->states());
  WayBack here(*one.layers, 1 << 20), there(*three.layers, 1 << 20);
  for (std::uint64_t number = 0; number < 9862; number += 97) {
    here.go_to(number);
    there.go_to(number);
    EXPECT_EQ(here.cycle(), there.cycle());
  }
}

TEST(KeptLayers, ByPrimesTheyAreTheSameAsInWords) {
  // Modulo 3 and 5, many numbers are multiples of a modulus, and their states must not get lost.
  for (const std::vector<Modulus>& moduli :
       {std::vector<Modulus>{{3}, {5}, {1'000'003}}, {{1'000'000'007}}}) {
    for (const bool closed : {false, true}) {
      const Kept words(on("diplomatico:5x5", closed)), primes(on("diplomatico:5x5", closed), 1, moduli);
      ASSERT_NO_FATAL_FAILURE(expect_ways_add_up(*primes.layers));
      ASSERT_EQ(primes.layers->total(), words.layers->total());
      EXPECT_EQ(primes.layers->states(), words.layers->states());
      WayBack here(*words.layers, 1 << 20), there(*primes.layers, 1 << 20);
      while (here.go_on()) {
        ASSERT_TRUE(there.go_on());
        EXPECT_EQ(here.cycle(), there.cycle());
      }
      EXPECT_FALSE(there.go_on());
    }
  }
}

TEST(WayBack, ReachesCyclesWhoseNumbersDoNotFitAWord) {
  const PathPuzzle puzzle = on("king:8x8");
  const Kept kept(puzzle, 2);
  const Count& total = kept.layers->total();
  ASSERT_EQ(total, Count::parse("817534730458899350635436"));
  WayBack way(*kept.layers, 1 << 20), other(*kept.layers, 1 << 20);
  std::set<Path> paths;
  for (const Count& number : {Count(0), Count::parse("408767365229449675317718").value(), total - Count(2)}) {
    way.go_to(number);
    other.go_to(number + Count(1));
    ASSERT_TRUE(way.go_on());
    EXPECT_EQ(way.cycle(), other.cycle());
    const Path path = kept.swept->problem().path_of(way.cycle());
    EXPECT_TRUE(is_solution(puzzle, path));
    paths.insert(path);
  }
  EXPECT_EQ(paths.size(), 3u);
  EXPECT_FALSE(way.go_on());
}

TEST(KeptLayers, WithoutCyclesHaveNothingToWalk) {
  const Kept kept(on("petersen:5,2", true));
  EXPECT_EQ(kept.layers->total(), Count(0));
  EXPECT_FALSE(WayBack(*kept.layers, 1 << 20).go_on());
}

}  // namespace
}  // namespace hamlet::path
