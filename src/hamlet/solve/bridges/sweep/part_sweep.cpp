#include "hamlet/solve/bridges/sweep/part_sweep.hpp"

#include <fmt/format.h>

#include "hamlet/solve/bridges/sweep/way_back.hpp"

namespace hamlet::bridges {

namespace {

/// Calls the function for the least number of words that hold a state. Returns false if there are too many.
template <class Function>
bool with_words(std::size_t words, Function&& function) {
  if (words == 1) return function.template operator()<1>(), true;
  if (words == 2) return function.template operator()<2>(), true;
  if (words == 3) return function.template operator()<3>(), true;
  if (words == 4) return function.template operator()<4>(), true;
  if (words <= 8) return function.template operator()<8>(), true;
  return false;
}

NetCount too_long(const SweepPlan& plan) {
  return {.ended = NetCount::Ended::too_large,
          .why = fmt::format("a state would be {} words long", plan.words)};
}

}  // namespace

NetCount count_part(const SweepPlan& plan, const Run& run) {
  NetCount count;
  const bool fits = with_words(plan.words, [&]<std::size_t words>() {
    using Sweep = LayerSweep<words>;
    count = Sweep(plan, Sweep::Keeping::last_layer, run).count();
  });
  return fits ? count : too_long(plan);
}

PartNets draw_from_part(const SweepPlan& plan, const ChooseRanks& choose, const Run& run) {
  PartNets drawn;
  const bool fits = with_words(plan.words, [&]<std::size_t words>() {
    using Sweep = LayerSweep<words>;
    Sweep sweep(plan, Sweep::Keeping::all_layers, run);
    drawn.count = sweep.count();
    if (drawn.count.ended != NetCount::Ended::counted || drawn.count.nets.is_zero()) return;
    auto nets = WayBack<words>(sweep, choose(drawn.count.nets), run).walk();
    if (nets) {
      drawn.nets = std::move(*nets);
    } else {
      drawn.count.ended = NetCount::Ended::stopped;
    }
  });
  if (!fits) drawn.count = too_long(plan);
  return drawn;
}

}  // namespace hamlet::bridges
