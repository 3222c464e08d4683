#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "hamlet/solve/path/sweep/forward_pass.hpp"
#include "hamlet/solve/path/sweep/swept_puzzle.hpp"

namespace hamlet::path {

/// One state of a sweep. The first layer has a single one, before anything is joined.
struct SweptState {
  std::uint32_t layer = 0;
  std::uint32_t type = 0;  // its index in the layer
  std::uint32_t rank = 0;  // of its matching

  friend bool operator==(const SweptState&, const SweptState&) = default;
};

/// All layers of a sweep at once, so that its cycles can be walked back from the end: for every state, in how
/// many ways the sweep comes to it.
class KeptLayers {
 public:
  /// Whether every number fits a word: otherwise they would be remainders.
  static bool are_exact(const SweptPuzzle& swept) { return swept.forecast().log2_bound < 64; }
  /// What they will take, roughly.
  static double predicted_bytes(const SweptPuzzle& swept);

  /// Runs the sweep, which must be exact and outlive the layers. Nothing if the run ended first, or if the
  /// run's memory and the folder to spill into, if one is given, are used up; then `why_not` says which.
  static std::unique_ptr<KeptLayers> count(const SweptPuzzle& swept,
                                           std::optional<std::filesystem::path> spill_folder,
                                           Workers& workers, const Run& run, std::string& why_not);

  const SweptPuzzle& swept() const { return swept_; }
  /// The number of cycles.
  std::uint64_t total() const { return total_; }
  std::uint64_t states() const { return states_; }
  /// If there are no cycles, how that is known.
  std::string why_none() const;
  std::uint64_t bytes() const { return store_.bytes_in_memory() + store_.bytes_in_file(); }

  StateType type_of(SweptState state) const { return types(state.layer)[state.type]; }
  std::span<const StateType> types(std::size_t layer) const { return swept_.types().layer(layer).types; }
  /// The block of a type; none if no state of it can be reached.
  Block block(std::size_t layer, std::uint32_t type) const { return layers_[layer].blocks[type]; }
  /// In how many ways the sweep comes to it; 0 if in none.
  std::uint64_t ways_to(SweptState state) const;
  /// The types of a layer from which the next step comes to a type of the layer after: they are all in one
  /// group of the step.
  std::span<const std::uint32_t> sources_of(std::size_t layer, std::uint32_t target) const;

 private:
  /// Where the groups of a step end: among the types after it, and in the order of the types before it.
  struct Groups {
    std::vector<std::uint32_t> target_end, source_end;
  };

  KeptLayers(const SweptPuzzle& swept, std::uint64_t most_bytes,
             std::optional<std::filesystem::path> spill_folder)
      : swept_(swept), store_(most_bytes, std::move(spill_folder)) {}
  bool fill(Workers& workers, const Run& run);
  Groups groups_of(std::size_t step) const;

  const SweptPuzzle& swept_;
  BlockStore store_;
  std::vector<StateLayer> layers_;
  std::vector<Groups> groups_;
  std::uint64_t total_ = 0, states_ = 0;
};

}  // namespace hamlet::path
