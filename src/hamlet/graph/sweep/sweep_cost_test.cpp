#include "hamlet/graph/sweep/sweep_cost.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <set>

#include "hamlet/base/random.hpp"
#include "hamlet/graph/bipartition.hpp"
#include "hamlet/graph/sweep/noncrossing_sweep.hpp"

namespace hamlet {

namespace {

using Edges = std::vector<Edge>;  // ascending

/// Every way to choose edges at the swept vertices so that these have degree 2 and no cycle is closed, by
/// brute force. The joint is vertex n.
class Enumeration {
 public:
  using State = std::pair<std::map<Vertex, unsigned>, std::set<Edge>>;  // degrees; ends of the same path

  Enumeration(const SweepQuestion& question, std::vector<Vertex> order)
      : question_(question),
        order_(std::move(order)),
        n_(question.graph.vertex_count()),
        colours_(bipartition(question.graph)) {
    chosen_ = {Edges{}};
  }

  void sweep_next() {
    const Vertex v = order_[swept_];
    std::vector<Vertex> later;
    for (Vertex w : question_.graph.out(v)) {
      if (place(w) > swept_) later.push_back(w);
    }
    if (question_.joint) later.push_back(n_);
    std::set<Edges> next;
    for (const Edges& edges : chosen_) {
      for (unsigned subset = 0; subset < 1u << later.size(); ++subset) {
        Edges more = edges;
        for (std::size_t i = 0; i < later.size(); ++i) {
          if ((subset >> i & 1) != 0) more.push_back({std::min(v, later[i]), std::max(v, later[i])});
        }
        std::ranges::sort(more);
        if (degree(more, v) == 2 && is_linear_forest(more)) next.insert(more);
      }
    }
    chosen_ = std::move(next);
    ++swept_;
  }

  /// The states that counting degrees and colours does not rule out.
  std::set<State> states() const {
    std::set<State> found;
    for (const Edges& edges : chosen_) {
      if (may_be_completed(edges)) found.insert(state(edges));
    }
    return found;
  }

 private:
  std::size_t place(Vertex v) const {
    return static_cast<std::size_t>(std::ranges::find(order_, v) - order_.begin());
  }
  static unsigned degree(const Edges& edges, Vertex v) {
    return static_cast<unsigned>(
        std::ranges::count_if(edges, [&](Edge e) { return e.from == v || e.to == v; }));
  }
  /// The other end of the path that begins with an edge at v.
  static std::optional<Vertex> other_end(const Edges& edges, Vertex v) {
    Vertex at = v, from = no_vertex;
    for (std::size_t steps = 0; steps <= edges.size(); ++steps) {
      Vertex next = no_vertex;
      for (Edge e : edges) {
        const Vertex other = e.from == at ? e.to : e.to == at ? e.from : no_vertex;
        if (other != no_vertex && other != from) next = other;
      }
      if (next == no_vertex) return at;
      from = at;
      at = next;
    }
    return std::nullopt;
  }
  bool is_linear_forest(const Edges& edges) const {
    for (Vertex v = 0; v <= n_; ++v) {
      if (degree(edges, v) > 2 || (degree(edges, v) == 2 && on_cycle(edges, v))) return false;
    }
    return true;
  }
  static bool on_cycle(const Edges& edges, Vertex v) {
    std::set<Vertex> reached = {v};
    for (std::size_t size = 0; size != reached.size();) {
      size = reached.size();
      for (Edge e : edges) {
        if (reached.contains(e.from) || reached.contains(e.to)) reached.insert({e.from, e.to});
      }
    }
    return std::ranges::all_of(reached, [&](Vertex w) { return degree(edges, w) == 2; });
  }
  bool may_be_completed(const Edges& edges) const {
    unsigned joint_ends[2] = {0, 0}, left_of[2] = {0, 0};
    for (std::size_t k = swept_; k < order_.size(); ++k) {
      unsigned left = question_.joint ? 1 : 0;
      for (Vertex w : question_.graph.out(order_[k])) left += place(w) >= swept_ ? 1 : 0;
      if (degree(edges, order_[k]) + left < 2) return false;
      if (colours_) ++left_of[colours_->colour[order_[k]]];
    }
    if (!question_.joint) return true;
    if (degree(edges, n_) + order_.size() - swept_ < 2) return false;
    if (!colours_) return true;
    for (Edge e : edges) {
      if (e.to == n_) ++joint_ends[colours_->colour[e.from]];
    }
    const int surplus = static_cast<int>(colours_->size_of[0]) - static_cast<int>(colours_->size_of[1]);
    if (std::abs(surplus) > 1) return true;
    const unsigned needed[2] = {static_cast<unsigned>(1 + surplus), static_cast<unsigned>(1 - surplus)};
    return joint_ends[0] <= needed[0] && joint_ends[1] <= needed[1] &&
           needed[0] - joint_ends[0] <= left_of[0] && needed[1] - joint_ends[1] <= left_of[1];
  }
  State state(const Edges& edges) const {
    State found;
    for (Vertex v = 0; v <= n_; ++v) {
      if (v < n_ && place(v) < swept_) continue;
      found.first[v] = degree(edges, v);
      if (found.first[v] != 1) continue;
      const Vertex other = *other_end(edges, v);
      found.second.insert({std::min(v, other), std::max(v, other)});
    }
    return found;
  }

  const SweepQuestion& question_;
  std::vector<Vertex> order_;
  Vertex n_;
  std::optional<Bipartition> colours_;
  std::size_t swept_ = 0;
  std::set<Edges> chosen_;
};

Graph random_graph(Vertex n, bool two_coloured, Rng& rng) {
  std::vector<Edge> edges;
  for (Vertex a = 0; a < n; ++a) {
    for (Vertex b = a + 1; b < n; ++b) {
      if ((!two_coloured || (a + b) % 2 == 1) && rng.below(100) < (two_coloured ? 70u : 40u))
        edges.push_back({a, b});
    }
  }
  return Graph::symmetric(n, edges);
}

Graph grid(Vertex rows, Vertex columns) {
  std::vector<Edge> edges;
  for (Vertex v = 0; v < rows * columns; ++v) {
    if (v % columns + 1 < columns) edges.push_back({v, v + 1});
    if (v + columns < rows * columns) edges.push_back({v, v + columns});
  }
  return Graph::symmetric(rows * columns, edges);
}

/// A grid with some diagonals, and sometimes an edge that jumps.
Graph random_triangulation(Vertex rows, Vertex columns, Rng& rng) {
  std::vector<Edge> edges = grid(rows, columns).edges();
  for (Vertex v = 0; v + columns < rows * columns; ++v) {
    if (rng.coin() && v % columns + 1 < columns) edges.push_back({v, v + columns + 1});
  }
  if (rng.coin()) edges.push_back({static_cast<Vertex>(rng.below(columns)), rows * columns - 1});
  return Graph::symmetric(rows * columns, edges);
}

std::vector<Vertex> given_order(Vertex n) {
  std::vector<Vertex> order(n);
  std::iota(order.begin(), order.end(), Vertex{0});
  return order;
}

bool crosses(Edge a, Edge b) { return a.from < b.from && b.from < a.to && a.to < b.to; }

}  // namespace

TEST(SweepCost, NoStateThatCanBeReachedIsLeftOut) {
  Rng rng(1);
  std::size_t states = 0;
  double slots = 0;
  for (int round = 0; round < 400; ++round) {
    const auto n = static_cast<Vertex>(4 + rng.below(5));
    const SweepQuestion question = {random_graph(n, round % 2 == 0, rng), round % 4 < 2};
    auto order = given_order(n);
    rng.shuffle(std::span(order));
    SweepCost cost(question, {});
    SweepTally tally(question, cost);
    Enumeration all(question, order);
    for (Vertex k = 0; k + 1 < n; ++k) {
      tally.sweep(order[k]);
      all.sweep_next();
      const std::size_t reached = all.states().size();
      EXPECT_LE(static_cast<double>(reached), tally.slots()) << "round " << round << " cut " << k + 1;
      states += reached;
      slots += tally.slots();
    }
  }
  // The bound is not trivial.
  EXPECT_GT(static_cast<double>(states), slots / 20);
}

TEST(SweepCost, ColoursLeaveOneWayAroundAHexagon) {
  // A hexagon is bipartite. After 0 and 2, which have the same colour, their three neighbours must have
  // degrees 1, 2, 1.
  const Edge hexagon[] = {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 0}};
  const SweepQuestion question = {Graph::symmetric(6, hexagon)};
  SweepCost cost(question, {});
  SweepTally tally(question, cost);
  tally.sweep(0);
  EXPECT_EQ(tally.slots(), 1);
  tally.sweep(2);
  EXPECT_EQ(tally.slots(), 1);
  EXPECT_EQ(tally.width(), 3u);
}

TEST(SweepCost, WideFrontiersCostMoreThanAnyNarrowOne) {
  std::vector<Edge> star;
  for (Vertex leaf = 1; leaf < 200; ++leaf) star.push_back({0, leaf});
  const SweepQuestion question = {Graph::symmetric(200, star), true};
  SweepCost plain(question, {}), strict(question, {.most_width = 31});
  SweepTally tally(question, plain), strict_tally(question, strict);
  tally.sweep(0);
  strict_tally.sweep(0);
  EXPECT_EQ(tally.width(), 200u);
  EXPECT_GT(tally.slots(), 1e100);
  EXPECT_GE(strict_tally.slots(), tally.slots());
}

TEST(NoncrossingSweep, GridsByRowsAndNothingWithAnJoint) {
  EXPECT_TRUE(is_noncrossing_sweep({grid(5, 4)}, given_order(20)));
  EXPECT_FALSE(is_noncrossing_sweep({grid(5, 4), true}, given_order(20)));
  const Edge complete[] = {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}};
  EXPECT_FALSE(is_noncrossing_sweep({Graph::symmetric(5, complete)}, given_order(5)));
}

TEST(NoncrossingSweep, WhatItVouchesForNeverCrosses) {
  Rng rng(2);
  unsigned vouched = 0, refused = 0;
  std::size_t states_with_two_paths = 0;
  for (int round = 0; round < 60; ++round) {
    const SweepQuestion question = {random_triangulation(3, 4, rng)};
    const auto order = given_order(12);
    if (!is_noncrossing_sweep(question, order)) {
      ++refused;
      continue;
    }
    ++vouched;
    Enumeration all(question, order);
    for (Vertex k = 0; k + 1 < 12; ++k) {
      all.sweep_next();
      for (const auto& [degrees, pairs] : all.states()) {
        states_with_two_paths += pairs.size() > 1 ? 1 : 0;
        for (Edge a : pairs) {
          for (Edge b : pairs) EXPECT_FALSE(crosses(a, b)) << "round " << round;
        }
      }
    }
  }
  EXPECT_GT(vouched, 10u);
  EXPECT_GT(refused, 10u);
  EXPECT_GT(states_with_two_paths, 100u);
}

}  // namespace hamlet
