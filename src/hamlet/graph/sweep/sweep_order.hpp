#pragma once

#include <cstddef>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// A sweep for Hamiltonian cycles leaves the vertices behind one by one; what it must remember depends on the
/// order.
struct SweepQuestion {
  Graph graph;        // symmetric; the vertices to be put in order
  bool apex = false;  // one more vertex, next to all others, is swept last (it turns paths into cycles)
};

struct SweepOrder {
  std::vector<Vertex> vertices;  // a permutation of the graph's vertices (without the apex)
  double slots = 0;              // predicted total over all layers; an upper bound, see SweepCost
  double peak = 0;               // predicted largest layer
  unsigned width = 0;        // the widest frontier, apex included; hopeless orders: the first hopeless one
  bool noncrossing = false;  // no two paths ever cross between places of the frontier in this order
};

/// The widest frontier that still leaves room for the vertex being swept in a mask of 32 bits.
inline constexpr unsigned most_sweep_width = 31;

/// What an order would cost.
SweepOrder weigh(const SweepQuestion& question, std::vector<Vertex> vertices);

/// The best few distinct orders found, cheapest first, where a vertex more of width counts as much as 5% more
/// slots; those within `most_sweep_width` before all others. The given order 0, 1, 2, … always competes, and
/// is first if it is noncrossing and no other is cheaper by a quarter; it is the only one if no order can be
/// within that width, or if the run ends at once. The result depends on the arguments and `run.seed` alone
/// unless the run ends first: effort 1 is about 0.3 s of annealing at most, effort 0 none.
std::vector<SweepOrder> find_sweep_orders(const SweepQuestion& question, std::size_t how_many, double effort,
                                          const Run& run);

}  // namespace hamlet
