#pragma once

#include <array>
#include <queue>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/solve/path/cycle/cycle_problem.hpp"
#include "hamlet/solve/path/elimination/representatives.hpp"
#include "hamlet/solve/path/elimination/table.hpp"

namespace hamlet::path {

/// A table with its origin, and the minimum and maximum degree that it can give each place of its border.
struct Factor : Table {
  std::array<std::uint8_t, most_border> least{}, most{};
  std::vector<std::uint32_t> parts = {};  // the factors it was joined from; empty for an edge
  Vertex eliminated = no_vertex;          // the vertex that this join eliminated
  bool alive = true;
};

/// How far elimination goes. What it leaves is the core.
struct EliminationLimits {
  unsigned border = 13;             // of a new factor
  std::size_t pairings = 1000;      // of a new factor; eight times as many while joining
  std::uint64_t work = UINT64_MAX;  // in total
};

/// Dynamic programming over a tree decomposition that is found along the way. The graph is a set of factors,
/// at first its edges. Eliminating a vertex joins all factors at it to one that has it inside; vertices with
/// few and well connected neighbours come first (min-fill). Degrees are propagated throughout: contracted
/// chains, forced edges and small cuts are special cases. If every vertex can be eliminated, the question is
/// decided. What cannot be eliminated within the limits is the core.
class Eliminator {
 public:
  enum class Outcome { cycle, none, core, stopped };

  Eliminator(const CycleProblem& problem, const Run& run);
  /// The memory that it takes at the beginning.
  static double bytes(double edges) {
    return edges * (sizeof(Factor) + 2 * sizeof(Pairing) + 2 * sizeof(std::uint32_t) + 32);
  }

  /// May be called again with wider limits.
  Outcome eliminate(const EliminationLimits& limits);

  const std::vector<Factor>& factors() const { return factors_; }
  std::vector<std::uint32_t> core_factors() const;
  /// Valid after the outcome `cycle`.
  std::vector<Edge> cycle() const;
  /// The edges that a pairing of a factor stands for. Repeats the joins from the result backwards, since no
  /// back pointers are stored.
  std::vector<Edge> expanded(std::uint32_t factor, Pairing pairing) const;
  std::uint64_t work() const { return work_; }
  bool memory_ran_out() const { return memory_ran_out_; }

 private:
  enum class Step { done, refused, contradiction };
  struct Candidate {
    std::uint64_t cost;
    Vertex vertex;
    friend bool operator>(const Candidate& a, const Candidate& b) {
      return std::pair(a.cost, a.vertex) > std::pair(b.cost, b.vertex);
    }
  };

  void add_factor(Factor factor);
  void retire(std::uint32_t id);
  void tighten_degrees(Factor& factor);
  const std::vector<std::uint32_t>& factors_at(Vertex v);

  bool propagate();
  bool propagate_at(Vertex v);
  bool filter(std::uint32_t id);

  Step eliminate_one(Vertex x);
  std::vector<std::uint32_t> parts_of_elimination(Vertex x, Border& border);
  AllowedDegrees allowed(const Border& border, const std::vector<std::uint32_t>& parts,
                         std::size_t joined_parts) const;

  void queue_again(Vertex v);
  std::optional<std::uint64_t> cost_of(Vertex v);
  bool neighbours_of(Vertex v, std::vector<Vertex>& neighbours, std::size_t most);
  std::size_t stamp();

  const Run& run_;
  const Vertex n_;
  EliminationLimits limits_;
  std::vector<Factor> factors_;
  std::vector<std::vector<std::uint32_t>> at_;  // factors at each vertex; some may be retired, see factors_at
  std::vector<std::uint32_t> least_, most_;     // sums of the factors' degrees at each vertex
  std::vector<std::uint32_t> scanned_least_;    // least_ when the factors of a vertex were last scanned
  std::vector<std::uint8_t> eliminated_;
  Vertex left_;

  std::vector<Vertex> to_propagate_;
  std::vector<std::uint8_t> in_propagation_;
  std::priority_queue<Candidate, std::vector<Candidate>, std::greater<>> queue_;
  std::vector<std::uint64_t> cost_;  // of the valid entry in queue_; 0 if there is none
  std::vector<Vertex> changed_;

  std::vector<std::size_t> mark_;
  std::size_t stamp_ = 0;
  Representatives representatives_;
  std::uint64_t work_ = 0;
  std::uint64_t pairings_kept_ = 0;
  bool contradiction_ = false;
  bool memory_ran_out_ = false;
};

}  // namespace hamlet::path
