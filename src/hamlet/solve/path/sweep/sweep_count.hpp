#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "hamlet/base/count.hpp"
#include "hamlet/base/residues.hpp"
#include "hamlet/solve/path/sweep/swept_puzzle.hpp"

namespace hamlet::path {

/// Where a sweep puts what does not fit into memory, and what must survive the program.
struct SweepPlaces {
  std::optional<std::filesystem::path> spill_folder = {};
  std::optional<std::filesystem::path> checkpoint_folder = {};
  double seconds_between_checkpoints = 60;
  std::function<void(bool begins)> on_saving = {};                  // before and after saving
  std::function<void(const std::string& why)> on_save_failed = {};  // the count continues without checkpoints
  std::function<void(std::size_t step, std::size_t steps)> on_resume =
      {};  // receives the progress of a checkpoint
};

struct SweptCount {
  bool complete = false;
  Count cycles = 0;               // meaningless if not complete
  std::string why = {};           // if not complete: what ended it
  std::uint64_t states = 0;       // visited, in the passes of all moduli
  std::uint64_t peak_states = 0;  // the most in one layer
  std::size_t moduli = 0;
};

/// Counts the cycles that solve the puzzle: in plain words if the forecast proves that they suffice,
/// otherwise by as many moduli as needed. Consumes the types.
SweptCount count_cycles(SweptPuzzle& puzzle, const SweepPlaces& places, Workers& workers, const Run& run);

/// Counts the cycles by one modulus.
std::optional<std::uint64_t> count_cycles_by(Modulus modulus, SweptPuzzle& puzzle, const SweepPlaces& places,
                                             Workers& workers, const Run& run);

/// The number of cycles that use each edge of the problem (see SweptPuzzle::problem), and the number of all
/// cycles.
struct SweptUsage {
  SweptCount count;
  std::vector<Count> edges;  // in the order of the problem's edges
};
SweptUsage count_cycles_by_edge(const SweptPuzzle& puzzle, const SweepPlaces& places, Workers& workers,
                                const Run& run);

}  // namespace hamlet::path
