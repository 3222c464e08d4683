#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "hamlet/base/random.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/graph/sweep/sweep_cost.hpp"

namespace hamlet {

/// Larger graphs are not annealed: a move would cost too much.
inline constexpr Vertex most_annealed_vertices = 512;

/// How much longer a move takes than on 64 vertices.
inline double annealing_cost(Vertex vertices) { return std::bit_ceil((vertices + 63) / 64); }

struct AnnealingPlan {
  std::uint64_t moves = 0;
  double hot = 0.6;
  double cold = 0.003;
};

struct AnnealedOrder {
  std::vector<Vertex> vertices;
  double cost;  // of its cuts, and one more
};

/// The best order met on a walk from `start`: a move turns a piece of the order or swaps two vertices, and is
/// made if it multiplies the sum of the cuts' slots by less than a random factor, which comes down to 1 as
/// the temperature falls from hot to cold. At most `most_annealed_vertices`.
AnnealedOrder anneal_sweep_order(const SweepQuestion& question, SweepCost& cost, std::vector<Vertex> start,
                                 const AnnealingPlan& plan, Rng& rng, const Run& run);

}  // namespace hamlet
