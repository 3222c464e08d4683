#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "hamlet/base/count.hpp"
#include "hamlet/solve/path/sweep/forward_pass.hpp"
#include "hamlet/solve/path/sweep/swept_puzzle.hpp"

namespace hamlet::path {

/// One state of a sweep. The first layer has a single state, in which nothing is joined.
struct SweptState {
  std::uint32_t layer = 0;
  std::uint32_t type = 0;  // the index of its type in the layer
  std::uint32_t rank = 0;  // the rank of its matching

  friend bool operator==(const SweptState&, const SweptState&) = default;
};

/// All layers of a sweep, kept so that its cycles can be traced back from the end: for every state, the
/// number of ways that lead to it. Where a number does not fit a word, its remainders by several moduli are
/// kept, each from a pass of its own.
class KeptLayers {
 public:
  /// Whether every count fits a word, so that one pass suffices.
  static bool fit_words(const SweptPuzzle& swept) { return swept.forecast().log2_bound < 64; }
  /// The approximate memory that the layers will take.
  static double predicted_bytes(const SweptPuzzle& swept);

  /// Runs the sweep, which must outlive the result, by at least `least_moduli`. Returns null and sets
  /// `why_not` if the run ended first, or if its memory and the spill folder (if any) are full.
  static std::unique_ptr<KeptLayers> count(const SweptPuzzle& swept,
                                           std::optional<std::filesystem::path> spill_folder,
                                           Workers& workers, const Run& run, std::string& why_not,
                                           std::size_t least_moduli = 1);

  const SweptPuzzle& swept() const { return swept_; }
  /// The number of cycles.
  const Count& total() const { return total_; }
  /// In all passes.
  std::uint64_t states() const { return states_; }
  /// If there are no cycles: the reason, as a sentence.
  std::string why_none() const;
  std::uint64_t bytes() const { return store_.bytes_in_memory() + store_.bytes_in_file(); }

  StateType type_of(SweptState state) const { return types(state.layer)[state.type]; }
  std::span<const StateType> types(std::size_t layer) const { return swept_.types().layer(layer).types; }
  /// Whether the sweep reaches a state of the type.
  bool reach(std::size_t layer, std::uint32_t type) const;
  /// The number of ways that lead to the state, 0 if none: a word, which requires that one pass was made, or
  /// a Count.
  template <class Number>
  Number ways_to(SweptState state) const;
  /// The types of a layer that may precede a type of the next one: the sources of the one group that leads to
  /// it.
  std::span<const std::uint32_t> sources_of(std::size_t layer, std::uint32_t target) const;

 private:
  /// The ends of a step's groups among the types after it, and in the order of the types before it.
  struct Groups {
    std::vector<std::uint32_t> target_end, source_end;
  };

  KeptLayers(const SweptPuzzle& swept, std::uint64_t most_bytes,
             std::optional<std::filesystem::path> spill_folder)
      : swept_(swept), store_(most_bytes, std::move(spill_folder)) {}
  bool fill(Workers& workers, const Run& run);
  bool fill_by(Modulus modulus, Workers& workers, const Run& run);
  Groups groups_of(std::size_t step) const;

  const SweptPuzzle& swept_;
  BlockStore store_;
  std::vector<Modulus> moduli_;
  std::vector<std::vector<StateLayer>> layers_;  // by modulus
  std::vector<std::uint64_t> totals_;            // by modulus
  std::vector<Groups> groups_;
  Count total_;
  std::uint64_t states_ = 0;
};

}  // namespace hamlet::path
