#include "hamlet/solve/path/sweep/way_back.hpp"

#include <gmock/gmock.h>

#include <set>

#include "hamlet/base/random_count.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/random_puzzle_test_help.hpp"
#include "hamlet/solve/path/sweep/sweep_count.hpp"

namespace hamlet::path {
namespace {

/// A puzzle's sweep with all its layers.
struct Kept {
  std::unique_ptr<SweptPuzzle> swept;
  std::unique_ptr<KeptLayers> layers;

  explicit Kept(const PathPuzzle& puzzle, unsigned threads = 1, std::size_t moduli = 1) {
    Workers workers(threads);
    std::string why_not;
    swept = SweptPuzzle::prepare(puzzle, {.most_effort = 0}, workers, {}, why_not);
    if (swept) layers = KeptLayers::count(*swept, std::nullopt, workers, {}, why_not, moduli);
  }
};

PathPuzzle on(const char* name, bool closed = false) {
  return {.graph = make_board({.name = name}).graph(), .closed = closed};
}

template <class Number = std::uint64_t>
void expect_ways_add_up(const KeptLayers& layers) {
  const SweptPuzzle& swept = layers.swept();
  std::vector<PredecessorBy<Number>> found;
  append_endings(layers, found);
  Number total = 0;
  for (const auto& ending : found) total += ending.ways;
  ASSERT_EQ(Count(total), layers.total());
  if (total == 0) return;
  for (std::uint32_t layer = 1; layer < swept.types().layer_count(); ++layer) {
    const auto& types = layers.types(layer);
    for (std::uint32_t type = 0; type < types.size(); ++type) {
      for (std::uint32_t rank = 0; rank < swept.family().size(types[type].outers()); ++rank) {
        const SweptState state = {layer, type, rank};
        found.clear();
        append_predecessors(layers, state, found);
        Number ways = 0;
        for (const auto& predecessor : found) {
          ASSERT_EQ(predecessor.state.layer, layer - 1);
          ASSERT_EQ(predecessor.ways, layers.ways_to<Number>(predecessor.state));
          ways += predecessor.ways;
        }
        ASSERT_EQ(ways, layers.ways_to<Number>(state)) << layer << " " << type << " " << rank;
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
    const Kept by_remainders(puzzle, 1, 3);
    ASSERT_NO_FATAL_FAILURE(expect_ways_add_up<Count>(*by_remainders.layers)) << "round " << round;
    ASSERT_EQ(by_remainders.layers->total(), kept.layers->total());
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
  EXPECT_EQ(kept.layers->total(), 37u);
}

std::set<Edge> sorted_edges(const std::vector<Edge>& cycle) {
  std::set<Edge> edges;
  for (auto [a, b] : cycle) edges.insert({std::min(a, b), std::max(a, b)});
  return edges;
}

TEST(WayBack, GoesThroughEveryCycleOnceInTheOrderOfTheirNumbers) {
  const Kept kept(on("knight:5x6", true));
  ASSERT_EQ(kept.layers->total(), 8u);
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
  ASSERT_EQ(kept.layers->total(), 72u);
  WayBack list(*kept.layers, 1 << 20), other(*kept.layers, 1 << 20);
  list.go_to(70);
  other.go_to(71);
  ASSERT_TRUE(list.go_on());
  EXPECT_EQ(list.cycle(), other.cycle());
  EXPECT_FALSE(list.go_on());
}

TEST(WayBack, GoesToTheSameCyclesByRemaindersAsByWords) {
  for (const auto& [name, closed] : {std::pair{"knight:5x6", true},
                                     {"knight:6x6", true},
                                     {"diplomatico:4x5", false},
                                     {"square:4x6", true},
                                     {"complete:6", false}}) {
    const Kept words(on(name, closed)), remainders(on(name, closed), 1, 3);
    ASSERT_EQ(words.layers->total(), remainders.layers->total()) << name;
    WayBack way(*words.layers, 1 << 20);
    LongWayBack long_way(*remainders.layers, 1 << 20), without_memory(*remainders.layers, 0);
    const std::uint64_t total = *words.layers->total().as_u64();
    for (std::uint64_t number = 0; number < total; number += 1 + total / 400) {
      way.go_to(number);
      long_way.go_to(number);
      without_memory.go_to(number);
      ASSERT_EQ(way.cycle(), long_way.cycle()) << name << " " << number;
      ASSERT_EQ(way.cycle(), without_memory.cycle()) << name << " " << number;
    }
  }
}

// 8 · 10^23 cycles, each a path and its reverse.
TEST(WayBack, GoesToAnyOfMoreCyclesThanAWordCanNumber) {
  const PathPuzzle puzzle = on("king:8x8");
  const Kept kept(puzzle, 2);
  ASSERT_FALSE(KeptLayers::fit_words(*kept.swept));
  EXPECT_GT(kept.layers->total(), Count(UINT64_MAX));
  Workers workers(2);
  std::string why_not;
  const auto other = SweptPuzzle::prepare(puzzle, {.most_effort = 1}, workers, {}, why_not);
  EXPECT_EQ(kept.layers->total(), count_cycles(*other, {}, workers, {}).cycles);

  LongWayBack way(*kept.layers, 1 << 24);
  std::set<Path> paths;
  const Count last = kept.layers->total() - 1;
  Rng rng(9);
  std::vector<Count> numbers = {0, 1, last - 1, last};
  for (int i = 0; i < 100; ++i) numbers.push_back(random_below(kept.layers->total(), rng));
  for (const Count& number : numbers) {
    way.go_to(number);
    const Path path = kept.swept->problem().path_of(way.cycle());
    EXPECT_TRUE(is_solution(puzzle, path));
    EXPECT_TRUE(paths.insert(path).second);
  }
  way.go_to(last);
  EXPECT_FALSE(way.go_on());
  way.go_to(last - 1);
  ASSERT_TRUE(way.go_on());
  LongWayBack other_way(*kept.layers, 0);
  other_way.go_to(last);
  EXPECT_EQ(way.cycle(), other_way.cycle());
}

TEST(KeptLayers, AreTheSameForAnyNumberOfThreads) {
  const Kept one(on("knight:6x6", true), 1), three(on("knight:6x6", true), 3);
  EXPECT_EQ(one.layers->total(), 9862u);
  EXPECT_EQ(one.layers->states(), three.layers->states());
  WayBack here(*one.layers, 1 << 20), there(*three.layers, 1 << 20);
  for (std::uint64_t number = 0; number < 9862; number += 97) {
    here.go_to(number);
    there.go_to(number);
    EXPECT_EQ(here.cycle(), there.cycle());
  }
}

TEST(KeptLayers, WithoutCyclesHaveNothingToWalk) {
  const Kept kept(on("petersen:5,2", true));
  EXPECT_EQ(kept.layers->total(), 0u);
  EXPECT_FALSE(WayBack(*kept.layers, 1 << 20).go_on());
}

}  // namespace
}  // namespace hamlet::path
