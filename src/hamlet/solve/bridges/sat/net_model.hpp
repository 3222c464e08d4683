#pragma once

#include <span>
#include <vector>

#include "hamlet/solve/bridges/propagate/network.hpp"
#include "hamlet/solve/sat/sat_solver.hpp"

namespace hamlet::bridges {

/// The nets of a puzzle as models of clauses, in the plainest encoding: a literal for "this lane carries at
/// least n bridges", sums of these for the demands, and a clause for each crossing. That all islands are
/// joined, and that no loop is closed if that is a rule, is added as clauses where a model breaks it.
class NetModel {
 public:
  using Answer = SatSolver::Answer;
  /// Whether the network's demands hold, or only those that are assumed.
  enum class Demands { all, assumed };

  /// The model is incomplete if the run ends first; every answer is then unknown.
  NetModel(const Network& network, const LaneBounds& bounds, Demands demands, const Run& run);
  /// About how much memory it will take.
  static double predicted_bytes(const Network& network, const LaneBounds& bounds);

  /// A literal from which it follows that the island has exactly this many bridges. Call it once an island.
  Literal demand(Vertex island, int bridges);
  Literal new_literal() { return sat_.new_variable(); }
  void add(std::span<const Literal> clause) { sat_.add(clause); }
  /// Only nets other than this one, by lane, are found from now on; with a literal, while that is assumed.
  void exclude(std::span<const int> bridges, Literal switched_on = 0);

  /// Looks for a net under these assumptions.
  Answer solve(std::span<const Literal> assumptions = {});
  /// After yes, by lane.
  const std::vector<int>& net() const { return net_; }
  std::uint64_t solve_calls() const { return sat_.solve_calls(); }

 private:
  void order_lanes(const LaneBounds& bounds);
  void keep_crossings();
  std::vector<Literal> sum_at(Vertex island, int most);
  std::vector<Literal> sum(const std::vector<Literal>& one, const std::vector<Literal>& two, int most);
  void read_net();
  bool cut_apart();
  bool cut_loop();

  const Network& network_;
  SatSolver sat_;
  LaneBounds bounds_;
  std::vector<std::vector<Literal>> at_least_;  // by lane: at least 1 bridge, at least 2, …
  std::vector<int> net_;
  bool is_whole_ = false;
};

}  // namespace hamlet::bridges
