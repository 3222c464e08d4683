#pragma once

#include <cstddef>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// A graph to be swept for Hamiltonian cycles. A sweep leaves the vertices behind one by one; how much it
/// must remember depends on their order.
struct SweepQuestion {
  Graph graph;         // symmetric; its vertices are put in order
  bool joint = false;  // one more vertex, adjacent to all others and swept last (it turns paths into cycles)
};

struct SweepOrder {
  std::vector<Vertex> vertices;  // a permutation of the graph's vertices (without the joint)
  double slots = 0;              // predicted total over all layers, an upper bound (see SweepCost)
  double peak = 0;               // predicted largest layer
  unsigned width = 0;            // the widest frontier, joint included; if hopeless, the first hopeless one
  bool noncrossing = false;      // no two paths cross between places of the frontier in this order
};

/// The widest frontier that leaves room for the vertex being swept in a 32-bit mask.
inline constexpr unsigned max_sweep_width = 31;

/// Predicts the cost of an order.
SweepOrder weigh(const SweepQuestion& question, std::vector<Vertex> vertices);

/// Returns the best few distinct orders found, cheapest first; each vertex of width counts as 5% more slots,
/// and orders within `max_sweep_width` come before all others. The given order 0, 1, 2, … always competes.
/// It comes first if it is noncrossing and no other is cheaper by a quarter, and is the only one if no order
/// can be within that width or the run has ended already. The result depends only on the arguments and
/// `run.seed`, unless the run ends first. Effort 1 is about 0.3 s of annealing at most, effort 0 none.
std::vector<SweepOrder> find_sweep_orders(const SweepQuestion& question, std::size_t how_many, double effort,
                                          const Run& run);

}  // namespace hamlet
