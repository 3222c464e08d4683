#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "hamlet/base/random.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/graph/sweep/sweep_cost.hpp"

namespace hamlet {

/// Larger graphs are not annealed, since a move would cost too much.
inline constexpr Vertex max_annealed_vertices = 512;

/// The cost of a move relative to one on 64 vertices.
inline double annealing_cost(Vertex vertices) { return std::bit_ceil((vertices + 63) / 64); }

struct AnnealingPlan {
  std::uint64_t moves = 0;
  double hot = 0.6;
  double cold = 0.003;
};

struct AnnealedOrder {
  std::vector<Vertex> vertices;
  double cost;  // the sum of its cuts, plus one
};

/// Returns the best order met by simulated annealing from `start`. A move rotates a piece of the order or
/// swaps two vertices. It is accepted if it multiplies the sum of the cuts' slots by less than a random
/// factor, which approaches 1 as the temperature falls from hot to cold. At most `max_annealed_vertices`
/// vertices.
AnnealedOrder anneal_sweep_order(const SweepQuestion& question, SweepCost& cost, std::vector<Vertex> start,
                                 const AnnealingPlan& plan, Rng& rng, const Run& run);

}  // namespace hamlet
