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

/// What is known about a sweep before it runs.
struct SweepPrediction {
  std::size_t passes = 1;          // one for each modulus
  double states = 0;               // in all passes
  double peak_states = 0;          // at once
  double bytes = 0;                // while counting
  double bytes_of_all_layers = 0;  // while all states are kept
  double seconds = 0;              // roughly, on one thread
};

/// A path puzzle made ready for sweeping: the cycles it asks for, the order of the sweep, the types it comes
/// through and the matchings it will need.
class SweptPuzzle {
 public:
  struct Options {
    std::vector<Vertex> order = {};  // of the puzzle's vertices; none: a good one is looked for
    double most_bytes = 1e18;        // what counting may take in memory
    double most_type_bytes = 4e9;    // what the types alone may take
    std::optional<std::filesystem::path> spill_folder = {};  // where types go that do not fit
    double most_slots = 1e13;                                // beyond which nobody would wait for the end
    double most_effort = 100;                                // in looking for an order: 1 is about 0.3 s
  };
  /// Why a puzzle cannot be swept in any order; nothing if it can.
  static std::optional<std::string> refuses(const PathPuzzle& puzzle);

  /// Nothing if the run ended first, or if the sweep would be too large; then `why_not` says how large.
  static std::unique_ptr<SweptPuzzle> prepare(const PathPuzzle& puzzle, const Options& options,
                                              Workers& workers, const Run& run, std::string& why_not);

  const PathPuzzle& puzzle() const { return puzzle_; }
  const CycleProblem& problem() const { return problem_; }
  const Sweep& sweep() const { return sweep_; }
  TypeLayers& types() { return *types_; }
  const TypeLayers& types() const { return *types_; }
  const MatchingFamily& family() const { return *family_; }
  /// Of the puzzle's vertices.
  const std::vector<Vertex>& order() const { return order_; }
  const SweepForecast& forecast() const { return forecast_; }
  SweepPrediction prediction(unsigned workers) const;
  /// What counting takes beside the states: types, plans, and what each worker has in hand.
  double bytes_besides_states(unsigned workers) const;

 private:
  SweptPuzzle(const PathPuzzle& puzzle, std::vector<Vertex> order);
  bool explore(const Options& options, Workers& workers, const Run& run, std::string& why_not);

  PathPuzzle puzzle_;
  CycleProblem problem_;
  std::vector<Vertex> order_;
  Sweep sweep_;
  std::optional<SpillFile> file_;  // of the types
  std::optional<TypeLayers> types_;
  std::unique_ptr<MatchingFamily> family_;
  SweepForecast forecast_;
};

/// What orders are looked for: the puzzle's graph, and the joint as an apex where it is next to all.
SweepQuestion sweep_question_of(const PathPuzzle& puzzle);

/// Whether a cycle stands for two solutions: a path or tour, and the same walked the other way.
bool is_walked_both_ways(const PathPuzzle& puzzle);

}  // namespace hamlet::path
