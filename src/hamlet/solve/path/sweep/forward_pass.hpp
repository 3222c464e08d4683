#pragma once

#include <functional>
#include <vector>

#include "hamlet/base/residues.hpp"
#include "hamlet/solve/path/sweep/store/block_store.hpp"
#include "hamlet/solve/path/sweep/type_layers.hpp"

namespace hamlet::path {

/// The counts of all states after some step of a sweep: one block per type of the layer, null if no state of
/// the type has a count.
struct StateLayer {
  std::vector<Block> blocks;
  std::uint64_t states = 0;
};

/// Runs a sweep forwards: counts, by a modulus, the ways that lead to each state, layer by layer.
class ForwardPass {
 public:
  /// The plans of all operations must be prepared (`MatchingFamily::prepare`).
  ForwardPass(const TypeLayers& types, const MatchingFamily& family, Modulus modulus, BlockStore& store,
              Workers& workers, const BlockKernel& kernel = best_kernel());
  ~ForwardPass();

  /// The working memory of each worker, besides the stored states.
  static double bytes_in_hand(const SweepForecast& forecast, const MatchingFamily& family);

  std::size_t steps_done() const { return step_; }
  bool is_finished() const { return step_ + 1 == types_.layer_count(); }
  /// Processes one vertex. The previous layer is consumed unless `keep` is true. Returns false if the run
  /// ended first; the pass is then unusable.
  bool advance(bool keep, const Run& run);

  const StateLayer& layer() const { return layer_; }
  /// The number of completed ways, by the modulus. When finished, the number of cycles.
  std::uint64_t total() const;
  /// The total in the pass's internal form, for `resume`.
  std::uint64_t raw_total() const { return total_; }
  std::uint64_t peak_states() const { return peak_states_; }
  std::uint64_t all_states() const { return all_states_; }
  /// Continues from a saved layer.
  void resume(std::size_t step, StateLayer layer, std::uint64_t total);

 private:
  struct Scratch;
  template <class Ring>
  bool advance_in(Ring ring, bool keep, const Run& run);
  template <class Ring>
  void run_group(Ring ring, const TypeGroup& group, bool keep, StateLayer& next, Scratch& scratch);

  const TypeLayers& types_;
  const MatchingFamily& family_;
  const Modulus modulus_;
  BlockStore& store_;
  Workers& workers_;
  const BlockKernel& kernel_;
  std::vector<Scratch> scratches_;  // one per worker
  std::size_t step_ = 0;
  StateLayer layer_;
  std::uint64_t total_ = 0;
  std::uint64_t peak_states_ = 0, all_states_ = 0;
};

}  // namespace hamlet::path
