#pragma once

#include <optional>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/solve/bridges/sweep/state_table.hpp"
#include "hamlet/solve/bridges/sweep/step_successors.hpp"
#include "hamlet/solve/bridges/sweep/stop_check.hpp"

namespace hamlet::bridges {

/// The live states of a relaxed sweep that ignores whether islands are joined: those from which it reaches
/// its end. The real sweep keeps only states that are live once their labels are removed; a live state stands
/// for several ways of being joined. Without this filter, nine tenths of the states would lead nowhere.
template <std::size_t words>
class LiveStates {
 public:
  using Table = StateTable<words>;
  using State = typename Table::State;

  /// Returns nothing if that would take more than `most_bytes`, or if the run ended.
  static std::optional<LiveStates> find(const SweepPlan& plan, std::uint64_t most_bytes, const Run& run) {
    std::vector<std::vector<State>> layers;
    LiveStates living;
    if (!go_forward(plan, most_bytes, run, layers, living.after_)) return std::nullopt;
    if (!living.go_back(plan, most_bytes, run, layers)) return std::nullopt;
    return living;
  }

  /// Returns whether a state without labels is live after a step.
  bool contains(std::size_t step, const State& state) const { return after_[step].contains(state); }
  std::uint64_t bytes() const {
    std::uint64_t sum = 0;
    for (const Table& table : after_) sum += table.bytes();
    return sum;
  }

 private:
  using Filler = TableFiller<words>;
  static std::uint64_t bytes_of(const std::vector<std::vector<State>>& layers) {
    std::uint64_t sum = 0;
    for (const std::vector<State>& layer : layers) sum += layer.size() * sizeof(State);
    return sum;
  }

  /// Appends to `layers` the states before each step, and puts the final states into `after`.
  static bool go_forward(const SweepPlan& plan, std::uint64_t most_bytes, const Run& run,
                         std::vector<std::vector<State>>& layers, std::vector<Table>& after) {
    std::uint64_t bytes = 0;
    layers.push_back({root_state<words>()});
    for (std::size_t step = 0; step < plan.steps.size(); ++step) {
      StepSuccessors<words> successors(plan.steps[step], Joining::ignored);
      if (bytes > most_bytes) return false;
      Filler filler(0, 0, most_bytes - bytes);
      StopCheck check(run);
      for (const State& state : layers.back()) {
        successors.for_each(
            state,
            [&](const State& next, bool by_bridges) {
              return !check.must_stop() && filler.filled() == Filler::Filled::well &&
                     successors.can_end(next, by_bridges);
            },
            [&](const State& next, int) { filler.put(next, nullptr); });
        if (check.has_stopped() || filler.filled() != Filler::Filled::well) return false;
      }
      if (filler.finish() != Filler::Filled::well || run.must_end()) return false;
      Table table = filler.take();
      std::vector<State>& layer = layers.emplace_back();
      layer.reserve(table.size());
      table.for_each([&](const State& state, const std::uint64_t*) { layer.push_back(state); });
      bytes += layer.size() * sizeof(State);
    }
    after.resize(plan.steps.size());
    for (const State& state : layers.back()) after.back().add(state, Table::hash(state), nullptr);
    layers.pop_back();
    return true;
  }

  bool go_back(const SweepPlan& plan, std::uint64_t most_bytes, const Run& run,
               std::vector<std::vector<State>>& layers) {
    std::uint64_t bytes = bytes_of(layers);
    for (std::size_t step = plan.steps.size(); step-- > 1;) {
      StepSuccessors<words> successors(plan.steps[step], Joining::ignored);
      if (bytes > most_bytes) return false;
      Filler filler(0, 0, most_bytes - bytes);
      StopCheck check(run);
      for (const State& state : layers.back()) {
        bool lives = false;
        successors.for_each(
            state,
            [&](const State& next, bool) { return !check.must_stop() && !lives && contains(step, next); },
            [&](const State&, int) { lives = true; });
        if (lives) filler.put(state, nullptr);
        if (check.has_stopped()) return false;
      }
      if (filler.finish() != Filler::Filled::well) return false;
      bytes -= layers.back().size() * sizeof(State);
      layers.pop_back();
      after_[step - 1] = filler.take();
      bytes += after_[step - 1].bytes();
    }
    return true;
  }

  std::vector<Table> after_;
};

}  // namespace hamlet::bridges
