#pragma once

#include <vector>

#include "hamlet/solve/path/sweep/forward_pass.hpp"

namespace hamlet::path {

/// The cycles through each edge, by a modulus: for the edges that each step may choose, by place.
using EdgeUsage = std::vector<std::vector<std::uint64_t>>;

/// Runs a sweep backwards over the layers of a forward pass. Counts the ways to complete each state, and from
/// these the cycles through each edge. The modulus is an odd prime, unless all counts are known to fit a
/// word.
class BackwardPass {
 public:
  /// `layers[i]` is the layer before step i. The layers are consumed.
  BackwardPass(const TypeLayers& types, const MatchingFamily& family, Modulus modulus,
               std::vector<StateLayer> layers, BlockStore& store, Workers& workers);
  ~BackwardPass();

  std::size_t steps_left() const { return step_; }
  /// Goes back by one vertex. Returns false if the run ended first.
  bool go_back(const Run& run);

  const EdgeUsage& usage() const { return usage_; }
  /// The number of cycles. Valid when no steps are left.
  std::uint64_t total() const { return total_; }

 private:
  struct Scratch;
  template <class Ring>
  bool go_back_in(Ring ring, const Run& run);
  template <class Ring>
  void run_group(Ring ring, const TypeGroup& group, StateLayer& before, Scratch& scratch);

  Block stored(std::uint32_t source, const std::vector<std::uint64_t>& ways, Scratch& scratch);

  const TypeLayers& types_;
  const MatchingFamily& family_;
  const Modulus modulus_;
  std::vector<StateLayer> forward_;
  BlockStore& store_;
  Workers& workers_;
  std::vector<Scratch> scratches_;  // one per worker
  std::size_t step_;
  StateLayer after_;  // the ways to complete the states after the step
  EdgeUsage usage_;
  std::uint64_t total_ = 0;
};

}  // namespace hamlet::path
