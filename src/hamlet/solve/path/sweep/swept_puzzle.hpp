#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "hamlet/base/parallel.hpp"
#include "hamlet/graph/sweep/sweep_order.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"
#include "hamlet/solve/path/cycle/cycle_problem.hpp"
#include "hamlet/solve/path/sweep/type_layers.hpp"

namespace hamlet::path {

/// An estimate of a sweep's cost, before it runs.
struct SweepPrediction {
  std::size_t passes = 1;          // one for each modulus
  double states = 0;               // over all passes
  double peak_states = 0;          // the most in one layer
  double bytes = 0;                // for counting
  double bytes_of_all_layers = 0;  // if all layers are kept
  double seconds = 0;              // approximate, on one thread
};

/// A path puzzle prepared for sweeping: its cycle problem, the order of the sweep, the types that occur and
/// the matchings needed.
class SweptPuzzle {
 public:
  struct Options {
    std::vector<Vertex> order = {};  // of the puzzle's vertices; if empty, a good order is computed
    double most_bytes = 1e18;        // the memory limit of counting
    double most_type_bytes = 4e9;    // the memory limit of the types alone
    std::optional<std::filesystem::path> spill_folder = {};  // for types that do not fit into memory
    double most_slots = 1e13;                                // with more, the sweep would take too long
    double most_effort = 100;                                // in the search for an order; 1 is about 0.3 s
  };
  /// Why a puzzle cannot be swept in any order, or nothing if it can.
  static std::optional<std::string> refuses(const PathPuzzle& puzzle);

  /// Returns null if the run ended first, or if the sweep would be too large; then `why_not` says how large.
  static std::unique_ptr<SweptPuzzle> prepare(const PathPuzzle& puzzle, const Options& options,
                                              Workers& workers, const Run& run, std::string& why_not);

  const PathPuzzle& puzzle() const { return puzzle_; }
  const CycleProblem& problem() const { return problem_; }
  const Sweep& sweep() const { return sweep_; }
  TypeLayers& types() { return *types_; }
  const TypeLayers& types() const { return *types_; }
  const MatchingFamily& family() const { return *family_; }
  /// The order of the puzzle's vertices.
  const std::vector<Vertex>& order() const { return order_; }
  const SweepForecast& forecast() const { return forecast_; }
  SweepPrediction prediction(unsigned workers) const;
  /// The memory of counting besides the states: types, plans, and what each worker needs.
  double bytes_besides_states(unsigned workers) const;

 private:
  SweptPuzzle(const PathPuzzle& puzzle, std::vector<Vertex> order);
  bool explore(const Options& options, Workers& workers, const Run& run, std::string& why_not);

  PathPuzzle puzzle_;
  CycleProblem problem_;
  std::vector<Vertex> order_;
  Sweep sweep_;
  std::optional<SpillFile> file_;  // holds types
  std::optional<TypeLayers> types_;
  std::unique_ptr<MatchingFamily> family_;
  SweepForecast forecast_;
};

/// The input of a search for orders: the graph, and the joint if it is adjacent to all.
SweepQuestion sweep_question_of(const PathPuzzle& puzzle);

/// Whether a cycle represents two solutions: a path or tour, and its reverse.
bool is_walked_both_ways(const PathPuzzle& puzzle);

}  // namespace hamlet::path
