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

/// Where a sweep may put what does not fit the memory, and what is to survive the program.
struct SweepPlaces {
  std::optional<std::filesystem::path> spill_folder = {};
  std::optional<std::filesystem::path> checkpoint_folder = {};
  double seconds_between_checkpoints = 60;
  std::function<void(bool begins)> on_saving = {};                  // and when it has ended
  std::function<void(const std::string& why)> on_save_failed = {};  // the count goes on without saving
  std::function<void(std::size_t step, std::size_t steps)> on_resume =
      {};  // told what a checkpoint has saved
};

struct SweptCount {
  bool complete = false;
  Count cycles = 0;               // meaningless if not complete
  std::string why = {};           // not complete: what ended it
  std::uint64_t states = 0;       // gone through, by all moduli together
  std::uint64_t peak_states = 0;  // at once
  std::size_t moduli = 0;
};

/// The number of cycles that solve the puzzle. Plain words are used while the bound of the forecast proves
/// that they do, else as many moduli as it needs. The types are used up.
SweptCount count_cycles(SweptPuzzle& puzzle, const SweepPlaces& places, Workers& workers, const Run& run);

/// The number of cycles by one modulus.
std::optional<std::uint64_t> count_cycles_by(Modulus modulus, SweptPuzzle& puzzle, const SweepPlaces& places,
                                             Workers& workers, const Run& run);

/// How many cycles use each edge of the problem (see SweptPuzzle::problem), and how many there are.
struct SweptUsage {
  SweptCount count;
  std::vector<Count> edges;  // in the order of the problem's
};
SweptUsage count_cycles_by_edge(const SweptPuzzle& puzzle, const SweepPlaces& places, Workers& workers,
                                const Run& run);

}  // namespace hamlet::path
