#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "hamlet/solve/bridges/sweep/kept_layer.hpp"
#include "hamlet/solve/bridges/sweep/live_states.hpp"
#include "hamlet/solve/bridges/sweep/net_count.hpp"

namespace hamlet::bridges {

/// A sweep over the lanes of a part, step by step. A layer holds the states after a step, each with the
/// number of ways that lead to it.
template <std::size_t words>
class LayerSweep {
 public:
  using Table = StateTable<words>;
  using State = typename Table::State;
  using Layer = KeptLayer<words>;
  enum class Keeping { last_layer, all_layers };

  LayerSweep(const SweepPlan& plan, Keeping keeping, const Run& run)
      : plan_(plan), keeping_(keeping), run_(run), layer_(1, Table::least_places) {
    const std::uint64_t one = 1;
    layer_.add(root_state<words>(), Table::hash(root_state<words>()), &one);
  }

  NetCount count() {
    // The live states take little memory once they are found, but more while they are searched for. If there
    // is too little for them, the sweep may still succeed without them.
    living_ = LiveStates<words>::find(plan_, run_.memory.bytes() / 4 * 3, run_);
    if (living_) taken_ += living_->bytes();
    for (step_ = 0; step_ < plan_.steps.size() && layer_.size() > 0; ++step_) {
      Filled filled = Filled::too_long;
      while (filled == Filled::too_long) {
        if (!make_next(filled)) {
          result_.ended = NetCount::Ended::stopped;
          return result_;
        }
        // A number of ways overflowed: repeat the step with one more digit.
        if (filled == Filled::too_long) layer_ = layer_.moved(layer_.digits() + 1, layer_.places());
      }
      if (filled == Filled::too_large) {
        result_.ended = NetCount::Ended::too_large;
        return result_;
      }
      keep_layer();
      layer_ = std::move(next_);
      result_.states += layer_.size();
      result_.peak_states = std::max<std::uint64_t>(result_.peak_states, layer_.size());
      run_.report({"counting nets", result_.states,
                   static_cast<double>(step_ + 1) / static_cast<double>(plan_.steps.size())});
    }
    layer_.for_each([&](const State&, const std::uint64_t* ways) {
      result_.nets += number_of_ways(ways, layer_.digits());
    });
    return result_;
  }

  /// After `count`, if all layers are kept: those before each step.
  const std::vector<Layer>& layers() const { return layers_; }
  const Table& last_layer() const { return layer_; }

  /// Visits the successors after a step that the sweep did not drop, with the bridges on the step's lane.
  template <class Visit>
  void for_each_successor(const StepSuccessors<words>& successors, std::size_t step, const State& state,
                          StopCheck& check, Visit&& visit) const {
    successors.for_each(
        state,
        [&](const State& next, bool by_bridges) {
          if (check.must_stop()) return false;
          return living_ ? living_->contains(step, next) : successors.can_end(next, by_bridges);
        },
        visit);
  }
  StepSuccessors<words> successors(std::size_t step) const {
    return {plan_.steps[step], plan_.no_loops ? Joining::without_loops : Joining::any};
  }

 private:
  using Filled = typename TableFiller<words>::Filled;

  /// Returns false if the run ended.
  bool make_next(Filled& filled) {
    const std::uint64_t taken = taken_ + layer_.bytes() + (keeps_all() ? Layer::bytes_for(layer_) : 0);
    const std::uint64_t left = run_.memory.bytes() > taken ? run_.memory.bytes() - taken : 0;
    TableFiller<words> filler(layer_.digits(), layer_.bytes() < left / 4 ? layer_.places() / 2 : 0, left);
    const StepSuccessors<words> successors = this->successors(step_);
    StopCheck check(run_);
    layer_.for_each([&](const State& state, const std::uint64_t* ways) {
      if (check.has_stopped() || filler.filled() != Filled::well) return;
      for_each_successor(successors, step_, state, check,
                         [&](const State& next, int) { filler.put(next, ways); });
    });
    filled = filler.finish();
    if (filled == Filled::too_large) {
      const std::string memory = format_bytes(static_cast<double>(run_.memory.bytes()));
      const std::size_t states = layer_.size() + filler.size();
      result_.why =
          keeps_all()
              ? fmt::format("the layers, one of more than {} states, do not all fit into {}", states, memory)
              : fmt::format("a layer of more than {} states does not fit into {}", states, memory);
    }
    next_ = filler.take();
    return !check.has_stopped() && !run_.must_end();
  }
  bool keeps_all() const { return keeping_ == Keeping::all_layers; }
  void keep_layer() {
    if (!keeps_all()) return;
    layers_.emplace_back(layer_);
    taken_ += layers_.back().bytes();
  }

  const SweepPlan& plan_;
  Keeping keeping_;
  const Run& run_;
  std::optional<LiveStates<words>> living_;
  std::uint64_t taken_ = 0;  // bytes of the live states and of kept layers
  Table layer_, next_;
  std::vector<Layer> layers_;
  std::size_t step_ = 0;
  NetCount result_;
};

}  // namespace hamlet::bridges
