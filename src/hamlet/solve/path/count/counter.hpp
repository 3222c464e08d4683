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
  Count directed = 0;     // a path and its reverse are two, if both are solutions
  Count undirected = 0;   // … are one
  bool complete = false;  // there are no more than these
  std::string method = {};
  std::string why = {};  // none: the reason; not complete: what ended it
  std::uint64_t work = 0;
  std::uint64_t peak_states = 0;
  std::vector<Vertex> sweep = {};  // of a sweep: the order in which it left the cells behind

  const Count& number(Direction direction) const {
    return direction == Direction::counts ? directed : undirected;
  }
};

/// What a search has counted.
PathCount count_of(const SearchCount& found);

/// What a count may be told besides the puzzle; a method that has no use for it does not look.
struct CountOptions {
  std::string method = {};  // a name of the list; none: whatever suits the puzzle
  Direction direction = Direction::counts;
  std::uint64_t enough = UINT64_MAX;  // it may stop when it has found so many
  std::vector<Vertex> sweep = {};     // the order for a sweep; none: one is looked for
  SweepPlaces places = {};
  Labels labels = [](Vertex v) { return std::to_string(v + 1); };
  std::function<void(const SweepPrediction&)> on_prediction = {};
};

/// A method of counting. A new one is a file in counters/ and a word in the list of
/// src/hamlet/CMakeLists.txt.
struct Counter {
  std::string_view name;
  std::string_view summary;
  /// Why a puzzle is not for this method; nothing if it is.
  std::optional<std::string> (*refuses)(const PathPuzzle& puzzle) = nullptr;
  /// TooLarge if it would take more than the run allows.
  PathCount (*count)(const PathPuzzle& puzzle, const CountOptions& options, const Run& run) = nullptr;
};

/// What search may take before a sweep is tried for a number that is enough, or after one was too large.
inline constexpr double search_units = 2e6;

std::span<const Counter* const> counters();

/// The method of a name; otherwise an InputError that suggests the nearest.
const Counter& counter_named(std::string_view name, std::string_view where);

/// Counts by the method asked for, or by one that suits: refuted, else swept, else searched. A few solutions
/// that are enough are looked for by search first. TooLarge if neither will do.
PathCount count_paths(const PathPuzzle& puzzle, const CountOptions& options, const Run& run);

/// An InputError if the puzzle is not for a sweep.
void require_swept(const PathPuzzle& puzzle);

/// How many solutions the cycles of a complete sweep are, with and without regard to the direction. Over
/// one-way moves, those that have a reverse are counted besides.
void count_solutions(PathCount& count, const Count& cycles, const PathPuzzle& puzzle,
                     const CountOptions& options, const Run& run);
/// Of a puzzle with one-way moves: how many pairs of solutions are the reverse of each other, as
/// `undirected`.
PathCount count_pairs(const PathPuzzle& puzzle, const CountOptions& options, const Run& run);

/// What of these options is for a further count on the way to the one that is asked for.
CountOptions for_a_further_count(const CountOptions& options);

/// The sweep that a count would run. TooLarge if it does not fit what the run allows; null if the run ended.
std::unique_ptr<SweptPuzzle> prepare_sweep(const PathPuzzle& puzzle, const CountOptions& options,
                                           Workers& workers, const Run& run);

}  // namespace hamlet::path
