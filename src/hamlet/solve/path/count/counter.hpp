#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/base/count.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"
#include "hamlet/solve/path/count/count_by_search.hpp"
#include "hamlet/solve/path/sweep/sweep_count.hpp"

namespace hamlet::path {

/// The number of a puzzle's solutions.
struct PathCount {
  Count directed = 0;     // a path and its reverse count as two if both are solutions
  Count undirected = 0;   // a path and its reverse count as one
  bool complete = false;  // there are no other solutions
  std::string method = {};
  std::string why = {};  // if there is none: the reason; if not complete: what ended the count
  std::uint64_t work = 0;
  std::uint64_t peak_states = 0;
  std::vector<Vertex> sweep = {};  // for a sweep: the order in which it processed the cells

  const Count& number(Direction direction) const {
    return direction == Direction::counts ? directed : undirected;
  }
};

PathCount count_of(const SearchCount& found);

/// Options of a count. A method ignores those it does not use.
struct CountOptions {
  std::string method = {};  // a name in the table; if empty, a suitable method is chosen
  Direction direction = Direction::counts;
  std::uint64_t enough = UINT64_MAX;  // the count may stop at this number
  std::vector<Vertex> sweep = {};     // the vertex order of a sweep; if empty, one is computed
  SweepPlaces places = {};
  Labels labels = [](Vertex v) { return std::to_string(v + 1); };
  std::function<void(const SweepPrediction&)> on_prediction = {};
};

/// A counting method. A new one is a file in counters/ and a word in the list of src/hamlet/CMakeLists.txt.
struct Counter {
  std::string_view name;
  std::string_view summary;
  /// Why a puzzle cannot be counted by this method, or nothing.
  std::optional<std::string> (*refuses)(const PathPuzzle& puzzle) = nullptr;
  /// Throws TooLarge if it needs more memory than the run allows.
  PathCount (*count)(const PathPuzzle& puzzle, const CountOptions& options, const Run& run) = nullptr;
};

/// The work of search before a sweep if only `enough` are needed, or after one that was too large.
inline constexpr double search_units = 2e6;

std::span<const Counter* const> counters();

/// Throws an InputError that suggests the nearest name if there is none.
const Counter& counter_named(std::string_view name, std::string_view where);

/// Counts by the given method, or by a suitable one: refutation, else a sweep, else search. If `enough` is
/// given, search comes first. Throws TooLarge if no method can do it.
PathCount count_paths(const PathPuzzle& puzzle, const CountOptions& options, const Run& run);

/// Throws an InputError if the puzzle cannot be swept.
void require_swept(const PathPuzzle& puzzle);

/// Converts the cycles of a complete sweep to numbers of solutions. With one-way moves, those that have a
/// reverse are counted separately.
void count_solutions(PathCount& count, const Count& cycles, const PathPuzzle& puzzle,
                     const CountOptions& options, const Run& run);
/// With one-way moves: the number of pairs of solutions that are each other's reverse, as `undirected`.
PathCount count_pairs(const PathPuzzle& puzzle, const CountOptions& options, const Run& run);

/// The options for a further count on the way to the requested one.
CountOptions for_a_further_count(const CountOptions& options);

/// The sweep of a count. Throws TooLarge if it exceeds the run's limits; returns null if the run ended.
std::unique_ptr<SweptPuzzle> prepare_sweep(const PathPuzzle& puzzle, const CountOptions& options,
                                           Workers& workers, const Run& run);

}  // namespace hamlet::path
