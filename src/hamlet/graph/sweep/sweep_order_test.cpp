#include "hamlet/graph/sweep/sweep_order.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

#include "hamlet/base/random.hpp"
#include "hamlet/graph/sweep/sweep_annealing.hpp"
#include "hamlet/graph/sweep/sweep_starts.hpp"

namespace hamlet {

using testing::DoubleNear;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAreArray;

namespace {

Graph leaper(Vertex rows, Vertex columns, std::vector<std::pair<int, int>> leaps) {
  std::vector<Edge> edges;
  for (int r = 0; r < static_cast<int>(rows); ++r) {
    for (int c = 0; c < static_cast<int>(columns); ++c) {
      for (auto [down, right] : leaps) {
        const int to_r = r + down, to_c = c + right;
        if (to_r < 0 || to_c < 0 || to_r >= static_cast<int>(rows) || to_c >= static_cast<int>(columns))
          continue;
        edges.push_back({static_cast<Vertex>(r) * columns + static_cast<Vertex>(c),
                         static_cast<Vertex>(to_r) * columns + static_cast<Vertex>(to_c)});
      }
    }
  }
  return Graph::symmetric(rows * columns, edges);
}
Graph knight(Vertex rows, Vertex columns) {
  return leaper(rows, columns, {{1, 2}, {2, 1}, {1, -2}, {2, -1}});
}
Graph diplomatico(Vertex rows, Vertex columns) {
  return leaper(rows, columns, {{3, 0}, {0, 3}, {2, 2}, {2, -2}});
}
Graph square(Vertex rows, Vertex columns) { return leaper(rows, columns, {{1, 0}, {0, 1}}); }

std::vector<Vertex> given_order(Vertex n) {
  std::vector<Vertex> order(n);
  std::iota(order.begin(), order.end(), Vertex{0});
  return order;
}

}  // namespace

TEST(SweepOrder, IsAPermutationCheapestFirstAndAllAreDifferent) {
  const SweepQuestion question = {diplomatico(6, 6), true};
  const auto orders = find_sweep_orders(question, 4, 0.05, {});
  ASSERT_EQ(orders.size(), 4u);
  for (std::size_t i = 0; i < orders.size(); ++i) {
    EXPECT_THAT(orders[i].vertices, UnorderedElementsAreArray(given_order(36)));
    EXPECT_EQ(weigh(question, orders[i].vertices).slots, orders[i].slots);
    for (std::size_t j = 0; j < i; ++j) EXPECT_NE(orders[i].vertices, orders[j].vertices);
  }
  EXPECT_LE(orders[0].slots, orders[3].slots);
}

TEST(SweepOrder, DependsOnTheSeedAlone) {
  const SweepQuestion question = {knight(6, 6)};
  hamlet::Run run;
  const auto once = find_sweep_orders(question, 1, 0.1, run),
             again = find_sweep_orders(question, 1, 0.1, run);
  EXPECT_EQ(once[0].vertices, again[0].vertices);
  run.seed = 2;
  EXPECT_NE(find_sweep_orders(question, 1, 0.1, run)[0].vertices, once[0].vertices);
}

TEST(SweepOrder, AnnealingGivesNarrowFrontiersToDiplomatico) {
  // In row order, the frontier is three rows and the joint.
  const SweepQuestion question = {diplomatico(6, 6), true};
  EXPECT_EQ(weigh(question, given_order(36)).width, 19u);
  EXPECT_LE(find_sweep_orders(question, 1, 0.3, {})[0].width, 10u);
}

TEST(SweepOrder, AnnealedIsNoWorseThanAnyStart) {
  for (const SweepQuestion& question :
       {SweepQuestion{knight(5, 6)}, SweepQuestion{knight(9, 9), true},
        SweepQuestion{diplomatico(9, 10), true}, SweepQuestion{square(5, 60)}}) {
    const auto best = find_sweep_orders(question, 1, 0.1, {})[0];
    EXPECT_LE(best.slots, weigh(question, given_order(question.graph.vertex_count())).slots);
    EXPECT_LE(best.slots, weigh(question, *cuthill_mckee_order(question.graph, {})).slots);
    EXPECT_LE(best.slots, weigh(question, *narrow_border_order(question.graph, {})).slots);
    EXPECT_LE(best.width, max_sweep_width);
  }
}

TEST(SweepOrder, GridsKeepTheOrderByRows) {
  for (Vertex side : {6u, 8u, 16u}) {
    const auto best = find_sweep_orders({square(side, side)}, 1, 0.1, {})[0];
    EXPECT_EQ(best.vertices, given_order(side * side));
    EXPECT_TRUE(best.noncrossing);
    EXPECT_EQ(best.width, side);
  }
}

TEST(SweepOrder, WithoutEffortTheBestStartIsReturned) {
  const SweepQuestion question = {square(4, 1000), true};
  const auto best = find_sweep_orders(question, 1, 0, {})[0];
  EXPECT_LE(best.width, 8u);
}

TEST(SweepOrder, OfNothingAndOfLittle) {
  EXPECT_THAT(find_sweep_orders({Graph()}, 1, 1, {})[0].vertices, IsEmpty());
  for (bool joint : {false, true}) {
    EXPECT_THAT(find_sweep_orders({Graph::symmetric(1, {}), joint}, 3, 1, {})[0].vertices, ElementsAre(0));
    const Edge edge[] = {{0, 1}};
    EXPECT_EQ(find_sweep_orders({Graph::symmetric(2, edge), joint}, 3, 1, {}).size(), 2u);
    // Two triangles and an isolated vertex.
    const Edge parts[] = {{0, 1}, {1, 2}, {2, 0}, {4, 5}, {5, 6}, {6, 4}};
    const auto orders = find_sweep_orders({Graph::symmetric(7, parts), joint}, 2, 0.01, {});
    EXPECT_THAT(orders[0].vertices, UnorderedElementsAreArray(given_order(7)));
  }
}

TEST(SweepOrder, AStoppedRunStillReturnsTheStarts) {
  std::stop_source stop;
  stop.request_stop();
  hamlet::Run run;
  run.stop = stop.get_token();
  const auto orders = find_sweep_orders({knight(8, 8)}, 1, 1e9, run);
  EXPECT_THAT(orders[0].vertices, UnorderedElementsAreArray(given_order(64)));
}

TEST(SweepOrder, WhereNoneFitsOnlyTheGivenOneIsReturned) {
  const auto complete = [](Vertex n) {
    std::vector<Edge> edges;
    for (Vertex a = 0; a < n; ++a) {
      for (Vertex b = 0; b < a; ++b) edges.push_back({a, b});
    }
    return Graph::symmetric(n, edges);
  };
  // After one of n vertices is swept, the frontier has n − 1, and the joint.
  EXPECT_EQ(find_sweep_orders({complete(32)}, 3, 0.01, {}).size(), 3u);
  EXPECT_EQ(find_sweep_orders({complete(32), true}, 3, 0.01, {}).size(), 1u);
  EXPECT_EQ(find_sweep_orders({complete(33)}, 3, 0.01, {}).size(), 1u);
  const auto huge = find_sweep_orders({complete(1000)}, 3, 1, {});
  ASSERT_EQ(huge.size(), 1u);
  EXPECT_EQ(huge[0].vertices, given_order(1000));
  EXPECT_GT(huge[0].width, max_sweep_width);
  EXPECT_GT(huge[0].slots, 1e200);
}

TEST(SweepOrder, StartsAreNotMadeWhenTheRunEnds) {
  hamlet::Run run;
  run.set_time_limit(0);
  const Graph graph = knight(20, 20);
  EXPECT_EQ(cuthill_mckee_order(graph, run), std::nullopt);
  EXPECT_EQ(narrow_border_order(graph, run), std::nullopt);
  EXPECT_EQ(lengthwise_order(graph, run), std::nullopt);
  const auto orders = find_sweep_orders({graph}, 3, 1, run);
  ASSERT_EQ(orders.size(), 1u);
  EXPECT_EQ(orders[0].vertices, given_order(400));
}

TEST(SweepAnnealing, ItsCostIsThatOfTheTally) {
  Rng rng(1);
  for (Vertex rows : {5u, 8u, 9u, 20u, 40u}) {
    for (const SweepQuestion& question :
         {SweepQuestion{knight(rows, 8)}, SweepQuestion{knight(rows, 8), true},
          SweepQuestion{knight(rows, 7), true}, SweepQuestion{diplomatico(rows, 8)},
          SweepQuestion{diplomatico(rows, 8), true}}) {
      SweepCost cost(question, {});
      const auto annealed = anneal_sweep_order(question, cost, *narrow_border_order(question.graph, {}),
                                               {.moves = 5000}, rng, {});
      const double slots = weigh(question, annealed.vertices).slots;
      EXPECT_THAT(annealed.cost, DoubleNear(slots + 1, slots * 1e-9));
    }
  }
}

}  // namespace hamlet
