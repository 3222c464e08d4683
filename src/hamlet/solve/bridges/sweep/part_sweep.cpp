#include "hamlet/solve/bridges/sweep/part_sweep.hpp"

#include <fmt/format.h>

#include "hamlet/solve/bridges/sweep/live_states.hpp"

namespace hamlet::bridges {

namespace {

template <std::size_t words>
class Sweep {
 public:
  Sweep(const SweepPlan& plan, const Run& run) : plan_(plan), run_(run), layer_(1, Table::least_places) {
    const std::uint64_t one = 1;
    layer_.add(root_state<words>(), Table::hash(root_state<words>()), &one);
  }

  NetCount count() {
    // The live states take little memory once they are found, but more while they are searched for. If there
    // is too little for them, the sweep may still succeed without them.
    living_ = LiveStates<words>::find(plan_, run_.memory.bytes() / 4 * 3, run_);
    if (living_) living_bytes_ = living_->bytes();
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
      layer_ = std::move(next_);
      result_.states += layer_.size();
      result_.peak_states = std::max<std::uint64_t>(result_.peak_states, layer_.size());
      run_.report({"counting nets", result_.states,
                   static_cast<double>(step_ + 1) / static_cast<double>(plan_.steps.size())});
    }
    const Count base = Count(std::uint64_t{1} << 63) * 2;
    layer_.for_each([&](const State&, const std::uint64_t* digits) {
      for (std::size_t i = layer_.digits(); i-- > 0;) result_.nets = result_.nets * base + digits[i];
    });
    return result_;
  }

 private:
  using Table = StateTable<words>;
  using State = typename Table::State;
  using Filled = typename TableFiller<words>::Filled;

  /// Returns false if the run ended.
  bool make_next(Filled& filled) {
    const std::uint64_t taken = living_bytes_ + layer_.bytes();
    const std::uint64_t left = run_.memory.bytes() > taken ? run_.memory.bytes() - taken : 0;
    TableFiller<words> filler(layer_.digits(), layer_.bytes() < left / 4 ? layer_.places() / 2 : 0, left);
    const StepSuccessors<words> successors(plan_.steps[step_],
                                           plan_.no_loops ? Joining::without_loops : Joining::any);
    StopCheck check(run_);
    layer_.for_each([&](const State& state, const std::uint64_t* ways) {
      if (check.has_stopped() || filler.filled() != Filled::well) return;
      successors.for_each(
          state,
          [&](const State& next, bool by_bridges) {
            if (check.must_stop()) return false;
            return living_ ? living_->contains(step_, next) : successors.can_end(next, by_bridges);
          },
          [&](const State& next) { filler.put(next, ways); });
    });
    filled = filler.finish();
    if (filled == Filled::too_large) {
      result_.why =
          fmt::format("a layer of more than {} states does not fit into {}", layer_.size() + filler.size(),
                      format_bytes(static_cast<double>(run_.memory.bytes())));
    }
    next_ = filler.take();
    return !check.has_stopped() && !run_.must_end();
  }

  const SweepPlan& plan_;
  const Run& run_;
  std::optional<LiveStates<words>> living_;
  std::uint64_t living_bytes_ = 0;
  Table layer_, next_;
  std::size_t step_ = 0;
  NetCount result_;
};

}  // namespace

NetCount count_part(const SweepPlan& plan, const Run& run) {
  if (plan.words == 1) return Sweep<1>(plan, run).count();
  if (plan.words == 2) return Sweep<2>(plan, run).count();
  if (plan.words == 3) return Sweep<3>(plan, run).count();
  if (plan.words == 4) return Sweep<4>(plan, run).count();
  if (plan.words <= 8) return Sweep<8>(plan, run).count();
  return {.ended = NetCount::Ended::too_large,
          .why = fmt::format("a state would be {} words long", plan.words)};
}

}  // namespace hamlet::bridges
